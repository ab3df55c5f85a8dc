/** A line of a text; numbers start from 1. */
export interface TextLine {
  readonly number: number;
  /** Without the line's end. */
  readonly text: string;
}

/** The lines of a text in which lines end in `\n`. */
export function* linesOf(text: string): Generator<TextLine> {
  let number = 1;
  for (let start = 0; start <= text.length; number += 1) {
    const end = text.indexOf('\n', start);
    yield { number, text: text.slice(start, end === -1 ? text.length : end) };
    if (end === -1) return;
    start = end + 1;
  }
}

export function lineFeedsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
