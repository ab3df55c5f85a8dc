/** Numbers of lines for positions that only grow, in time proportional to the text. */
export class LineCounter {
  readonly #text: string;
  #line: number;
  /** The first line feed that is not counted yet. It is kept because a file may be one line of many elements. */
  #next: number;

  /** `firstLine` is the number of the text's first line. */
  constructor(text: string, firstLine = 1) {
    this.#text = text;
    this.#line = firstLine;
    this.#next = this.#lineFeedFrom(0);
  }

  /** From `firstLine`. */
  lineAt(position: number): number {
    while (this.#next < position) {
      this.#line += 1;
      this.#next = this.#lineFeedFrom(this.#next + 1);
    }
    return this.#line;
  }

  #lineFeedFrom(start: number): number {
    const found = this.#text.indexOf('\n', start);
    return found === -1 ? Number.POSITIVE_INFINITY : found;
  }
}
