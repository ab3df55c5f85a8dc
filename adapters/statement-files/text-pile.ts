const BLOCK_BYTES = 64 * 1024;
/** In UTF-8, for a unit of a JavaScript text. */
const MOST_BYTES_PER_UNIT = 3;

/**
 * Very many short texts as bytes outside of the heap. There each would take 24 bytes beside its characters, and the
 * garbage collector would visit it again and again.
 */
export class TextPile {
  readonly #blocks: Buffer[] = [];
  #used = 0;

  /** Makes room for texts that lie next to each other. Returns the number of their block. */
  reserve(units: number): number {
    const room = units * MOST_BYTES_PER_UNIT;
    if (this.#used + room > (this.#blocks.at(-1)?.length ?? -1)) {
      this.#blocks.push(Buffer.allocUnsafeSlow(Math.max(BLOCK_BYTES, room)));
      this.#used = 0;
    }
    return this.#blocks.length - 1;
  }

  /** Where the next text of the last block will lie. */
  get offset(): number {
    return this.#used;
  }

  /** Returns the size of the text in bytes; a negative one if it is in UTF-16. There must be room for it. */
  add(text: string): number {
    // UTF-8 cannot hold half a character.
    const isWhole = text.isWellFormed();
    const bytes = this.#blocks.at(-1)!.write(text, this.#used, isWhole ? 'utf8' : 'utf16le');
    this.#used += bytes;
    return isWhole ? bytes : -bytes;
  }

  at(block: number, offset: number, size: number): string {
    return this.#blocks[block]!.toString(size < 0 ? 'utf16le' : 'utf8', offset, offset + Math.abs(size));
  }
}
