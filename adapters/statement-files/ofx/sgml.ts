import { Tokenizer } from 'htmlparser2';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import { atLine } from '../../../domain/statements/statement-row.ts';
import { type OnElement, OpenElements } from '../elements.ts';
import { lineFeedsIn } from '../lines.ts';
import { inChunks } from '../row-limit.ts';
import { AFTER_TRANSACTIONS, AGGREGATES, TRANSACTIONS } from './aggregates.ts';

/** A `<` that begins no tag: banks write it bare in texts. A tag of OFX has no attributes but for XML names. */
const BARE_BRACKET = /<(?![!?]|\/?[A-Za-z][\w.:-]{0,60}\s{0,20}(?:\/?>|[\w:]{1,60}\s{0,5}=))/g;

/**
 * Reads the elements of OFX 1 (SGML, whose leaves have no end tags) and OFX 2 (XML). A start tag after a leaf with text
 * closes the leaf. An end tag closes everything down to its name; unclosed elements that are no aggregates hand their
 * children up. An end tag without a start means nothing. Returns the names of the elements that were still open at the
 * end. The text begins on the line `firstLine` of its file. Throws `too_deep` and `entities`.
 */
export async function readElements(text: string, firstLine: number, onElement: OnElement): Promise<readonly string[]> {
  const reader = new OfxElements(text.replace(BARE_BRACKET, '&lt;'), firstLine, onElement);
  return reader.read();
}

class OfxElements extends OpenElements {
  readonly #text: string;
  #line: number;
  /** Up to where the lines are counted. */
  #counted = 0;

  constructor(text: string, firstLine: number, onElement: OnElement) {
    super(onElement);
    this.#text = text;
    this.#line = firstLine;
  }

  async read(): Promise<readonly string[]> {
    const tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: true }, this.#callbacks());
    for await (const chunk of inChunks(this.#text)) tokenizer.write(chunk);
    tokenizer.end();
    const names = this.open.map(({ name }) => name);
    this.#closeDownTo(0, false);
    return names;
  }

  #callbacks(): ConstructorParameters<typeof Tokenizer>[1] {
    const ignore = (): void => {};
    return {
      onopentagname: (start, end) => this.#start(start, end),
      onselfclosingtag: () => this.#closeDownTo(this.open.length - 1, true),
      onclosetag: (start, end) => this.#closeOpen(nameOf(this.#text.slice(start, end))),
      ontext: (start, end) => this.append(this.#text.slice(start, end)),
      ontextentity: (codepoint) => this.append(String.fromCodePoint(codepoint)),
      oncdata: (start, end, offset) => this.append(this.#text.slice(start, end - offset)),
      ondeclaration: (start, end) => this.#declaration(start, this.#text.slice(start, end)),
      onopentagend: ignore,
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      oncomment: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    };
  }

  #start(start: number, end: number): void {
    const name = nameOf(this.#text.slice(start, end));
    this.#closeBefore(name);
    this.start(name, this.#lineAt(start));
  }

  /** What a start tag closes without an end tag. */
  #closeBefore(name: string): void {
    const top = this.open.at(-1);
    if (top !== undefined && top.text !== '') this.#closeDownTo(this.open.length - 1, true);
    if (TRANSACTIONS.has(name)) this.#closeOpen(name);
    if (AFTER_TRANSACTIONS.has(name)) for (const list of ['BANKTRANLIST', 'LOANTRANLIST']) this.#closeOpen(list);
  }

  #closeOpen(name: string): void {
    const at = this.open.findLastIndex((element) => element.name === name);
    if (at !== -1) this.#closeDownTo(at, true);
  }

  /** Aggregates have no text of their own. */
  override append(text: string): void {
    if (!AGGREGATES.has(this.open.at(-1)?.name ?? '')) super.append(text);
  }

  /** Closes the elements from the innermost down to that at `depth`, which has an end tag if `isEnded`. */
  #closeDownTo(depth: number, isEnded: boolean): void {
    for (let top = this.open.at(-1); top !== undefined && this.open.length > depth; top = this.open.at(-1)) {
      const hasEndTag = isEnded && this.open.length === depth + 1;
      if (hasEndTag || AGGREGATES.has(top.name) || top.text !== '') this.end();
      else {
        this.open.pop();
        for (const child of top.children) this.open.at(-1)?.children.push(child);
      }
    }
  }

  #declaration(start: number, text: string): void {
    if (!/\[|ENTITY/i.test(text)) return;
    const sentence = 'The file declares entities, which no bank needs.';
    throw new StatementFileError('entities', sentence, atLine(this.#lineAt(start)));
  }

  /** Positions only grow. */
  #lineAt(position: number): number {
    this.#line += lineFeedsIn(this.#text.slice(this.#counted, position));
    this.#counted = position;
    return this.#line;
  }
}

function nameOf(written: string): string {
  return written
    .slice(written.lastIndexOf(':') + 1)
    .trim()
    .toUpperCase();
}
