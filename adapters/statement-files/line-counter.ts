/** Numbers of lines for positions that only grow, in time proportional to the text. */
export class LineCounter {
  readonly #text: string;
  #line: number;
  #counted = 0;

  /** `firstLine` is the number of the text's first line. */
  constructor(text: string, firstLine = 1) {
    this.#text = text;
    this.#line = firstLine;
  }

  /** From `firstLine`. */
  lineAt(position: number): number {
    for (let at = this.#text.indexOf('\n', this.#counted); at !== -1 && at < position; ) {
      this.#line += 1;
      this.#counted = at + 1;
      at = this.#text.indexOf('\n', this.#counted);
    }
    return this.#line;
  }
}
