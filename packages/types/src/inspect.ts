/** Options of `renderInputText`. */
export interface InspectTextOptions {
  /** Columns that no line exceeds; a positive safe integer. Left out: 80. */
  readonly width?: number | undefined;
  /** Whether to colour the text with ANSI escape sequences. Left out: `false`. */
  readonly color?: boolean | undefined;
}

/** Options of the functions that make an HTML page. */
export interface InspectHTMLOptions {
  /** The page's title and heading. Left out: what the page is about. */
  readonly title?: string | undefined;
}
