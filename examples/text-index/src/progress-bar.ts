/** A bar that a person can watch; a stream that is no terminal gets nothing. */
export function progressBar(
  label: string,
  stream: { readonly isTTY?: boolean; write(text: string): unknown },
): (done: number, all: number) => void {
  const width = 30;
  let shown = -1;
  return (done, all) => {
    const filled = all === 0 ? width : Math.floor((done / all) * width);
    if (!stream.isTTY || (filled === shown && done < all)) return;
    shown = filled;
    const bar = '█'.repeat(filled).padEnd(width, '░');
    stream.write(`\r${label} ${bar} ${done}/${all}${done === all ? '\n' : ''}`);
  };
}
