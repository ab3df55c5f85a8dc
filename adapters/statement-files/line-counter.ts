/** Numbers of lines for positions that only grow, in time proportional to the text. */
export class LineCounter {
  readonly #text: string;
  #line = 1;
  #counted = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** From 1. */
  lineAt(position: number): number {
    for (let at = this.#text.indexOf('\n', this.#counted); at !== -1 && at < position; ) {
      this.#line += 1;
      this.#counted = at + 1;
      at = this.#text.indexOf('\n', this.#counted);
    }
    return this.#line;
  }
}
