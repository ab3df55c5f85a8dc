import type { Entry } from 'yauzl';
import { tooLargeUnpacked } from '../archives/limits.ts';
import type { Zip } from '../archives/zip.ts';
import { readPart } from './xml-part.ts';

const MOST_TEXTS = 2_000_000;

/** All texts that cells share, in their order. */
export async function readSharedTexts(zip: Zip, entry: Entry): Promise<readonly string[]> {
  const texts: string[] = [];
  const runs = new TextRuns();
  await readPart(zip, entry, {
    start: (name) => runs.start(name),
    text: (text) => runs.add(text),
    end: (name) => {
      runs.end(name);
      if (name === 'si') texts.push(runs.take());
      if (texts.length > MOST_TEXTS) throw tooLargeUnpacked();
    },
  });
  return texts;
}

/** Puts the pieces of a text together, which may have several fonts. How Japanese is spoken stands beside it. */
export class TextRuns {
  #text = '';
  #isText = false;
  #isSpoken = false;

  start(name: string): void {
    if (name === 'rPh') this.#isSpoken = true;
    this.#isText = name === 't' && !this.#isSpoken;
  }

  add(text: string): void {
    if (this.#isText) this.#text += text;
  }

  end(name: string): void {
    if (name === 'rPh') this.#isSpoken = false;
    this.#isText = false;
  }

  take(): string {
    const text = this.#text;
    this.#text = '';
    return text.includes('_x')
      ? text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number(`0x${code}`)))
      : text;
  }
}

/** Characters that XML cannot hold. */
const ESCAPED = /_x([\dA-Fa-f]{4})_/g;
