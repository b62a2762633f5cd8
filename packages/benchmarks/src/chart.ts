/** One bar: its length is the value on a logarithmic scale. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  /** What stands at the bar's end, such as `11 ×`. */
  readonly note: string;
  /** Ours is drawn in the accent colour. */
  readonly ours?: boolean;
}

const escape = (text: string) => text.replace(/[&<>"]/g, mark => `&#${mark.charCodeAt(0)};`);

/** A horizontal bar chart as SVG that reads on light and dark pages. */
export function barChart(title: string, subtitle: string, bars: readonly Bar[]): string {
  const row = 26;
  const left = 250;
  const width = 760;
  const height = 64 + bars.length * row + 10;
  const least = Math.min(...bars.map(bar => bar.value)) / 2;
  const most = Math.max(...bars.map(bar => bar.value));
  const scale = (value: number) =>
    6 + (Math.log(value / least) / Math.log(most / least)) * (width - left - 110);
  const drawn = bars.map((bar, index) => {
    const y = 58 + index * row;
    const end = scale(bar.value);
    return `  <text x="${left - 10}" y="${y + 14}" text-anchor="end"${bar.ours ? ' font-weight="700"' : ''}>${escape(bar.label)}</text>
  <rect x="${left}" y="${y + 2}" width="${end.toFixed(1)}" height="16" rx="3" fill="${bar.ours ? '#0b7a75' : '#8a94a6'}"/>
  <text x="${(left + end + 8).toFixed(1)}" y="${y + 14}">${escape(bar.note)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(title)}" font-family="system-ui, sans-serif" font-size="13">
  <style>text { fill: #1f2733 } @media (prefers-color-scheme: dark) { text { fill: #e6e9ef } }</style>
  <text x="12" y="24" font-size="16" font-weight="700">${escape(title)}</text>
  <text x="12" y="44">${escape(subtitle)} (logarithmic scale)</text>
${drawn.join('\n')}
</svg>
`;
}
