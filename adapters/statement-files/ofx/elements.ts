import { Tokenizer } from 'htmlparser2';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import { inChunks } from '../row-limit.ts';
import { AFTER_TRANSACTIONS, AGGREGATES, TRANSACTIONS } from './aggregates.ts';

/** An element of OFX with what it holds. A leaf has text and no children. */
export interface OfxElement {
  /** In upper case, without a prefix. */
  readonly name: string;
  readonly text: string;
  readonly children: readonly OfxElement[];
  /** Of its start tag. */
  readonly line: number;
}

interface OpenElement extends OfxElement {
  text: string;
  children: OfxElement[];
}

/**
 * Called when an element ends; `parents` are those around it, outermost first. An element that is `kept` becomes a
 * child of its parent; any other is forgotten, so that a long file does not stay in memory.
 */
export type OnElement = (element: OfxElement, parents: readonly OfxElement[]) => 'kept' | 'done';

const MAX_OPEN_ELEMENTS = 200;
/** A `<` that begins no tag: banks write it bare in texts. A tag of OFX has no attributes but for XML names. */
const BARE_BRACKET = /<(?![!?]|\/?[A-Za-z][\w.:-]{0,60}\s{0,20}(?:\/?>|[\w:]{1,60}\s{0,5}=))/g;

/**
 * Reads the elements of OFX 1 (SGML, whose leaves have no end tags) and OFX 2 (XML). A start tag after a leaf with text
 * closes the leaf. An end tag closes everything down to its name; unclosed elements that are no aggregates hand their
 * children up. An end tag without a start means nothing. Returns the names of the elements that were still open at the
 * end. The text begins on the line `firstLine` of its file. Throws `too_deep` and `entities`.
 */
export async function readElements(text: string, firstLine: number, onElement: OnElement): Promise<readonly string[]> {
  const tree = new ElementTree(text.replace(BARE_BRACKET, '&lt;'), firstLine, onElement);
  return tree.read();
}

class ElementTree {
  readonly #text: string;
  readonly #lines: LineCounter;
  readonly #onElement: OnElement;
  readonly #open: OpenElement[] = [];

  constructor(text: string, firstLine: number, onElement: OnElement) {
    this.#text = text;
    this.#lines = new LineCounter(text, firstLine);
    this.#onElement = onElement;
  }

  async read(): Promise<readonly string[]> {
    const tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: true }, this.#callbacks());
    for await (const chunk of inChunks(this.#text)) tokenizer.write(chunk);
    tokenizer.end();
    const names = this.#open.map(({ name }) => name);
    this.#closeDownTo(0, false);
    return names;
  }

  #callbacks(): ConstructorParameters<typeof Tokenizer>[1] {
    const ignore = (): void => {};
    return {
      onopentagname: (start, end) => this.#start(start, end),
      onselfclosingtag: () => this.#closeDownTo(this.#open.length - 1, true),
      onclosetag: (start, end) => this.#end(nameOf(this.#text.slice(start, end))),
      ontext: (start, end) => this.#append(this.#text.slice(start, end)),
      ontextentity: (codepoint) => this.#append(String.fromCodePoint(codepoint)),
      oncdata: (start, end, offset) => this.#append(this.#text.slice(start, end - offset)),
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
    if (this.#open.length >= MAX_OPEN_ELEMENTS)
      throw this.#refusal('too_deep', start, `More than ${MAX_OPEN_ELEMENTS} elements are nested.`);
    this.#open.push({ name, text: '', children: [], line: this.#lines.lineAt(start) });
  }

  /** What a start tag closes without an end tag. */
  #closeBefore(name: string): void {
    const top = this.#open.at(-1);
    if (top !== undefined && top.text !== '') this.#closeDownTo(this.#open.length - 1, true);
    if (AGGREGATES.has(name) && TRANSACTIONS.has(name)) this.#closeOpen(name);
    if (AFTER_TRANSACTIONS.has(name)) for (const list of ['BANKTRANLIST', 'LOANTRANLIST']) this.#closeOpen(list);
  }

  #closeOpen(name: string): void {
    const at = this.#open.findLastIndex((element) => element.name === name);
    if (at !== -1) this.#closeDownTo(at, true);
  }

  #end(name: string): void {
    this.#closeOpen(name);
  }

  #append(text: string): void {
    const top = this.#open.at(-1);
    if (top === undefined || AGGREGATES.has(top.name)) return;
    // Blank text before the first character is dropped at once: testing a growing text again and again takes too long.
    if (top.text !== '' || /\S/.test(text)) top.text += text;
  }

  /** Closes the elements from the innermost down to that at `depth`, which has an end tag if `isEnded`. */
  #closeDownTo(depth: number, isEnded: boolean): void {
    while (this.#open.length > depth) {
      const element = this.#open.pop();
      if (element === undefined) return;
      const isWhole = (isEnded && this.#open.length === depth) || AGGREGATES.has(element.name) || element.text !== '';
      if (isWhole) this.#finish(element);
      else this.#handUp(element);
    }
  }

  #finish(element: OfxElement): void {
    if (this.#onElement(element, this.#open) === 'kept') this.#open.at(-1)?.children.push(element);
  }

  #handUp(element: OfxElement): void {
    const parent = this.#open.at(-1);
    for (const child of element.children) parent?.children.push(child);
  }

  #declaration(start: number, text: string): void {
    if (/\[|ENTITY/i.test(text))
      throw this.#refusal('entities', start, 'The file declares entities, which no bank needs.');
  }

  #refusal(rule: 'too_deep' | 'entities', position: number, sentence: string): StatementFileError {
    return new StatementFileError(rule, sentence, { line: this.#lines.lineAt(position), element: null });
  }
}

/** Numbers of lines for positions that only grow, in time proportional to the text. */
class LineCounter {
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

function nameOf(written: string): string {
  return written
    .slice(written.lastIndexOf(':') + 1)
    .trim()
    .toUpperCase();
}

/** The text of the first leaf with this name below the element; `''` without one. */
export function leaf(element: OfxElement | undefined, name: string): string {
  return child(element, name)?.text.trim() ?? '';
}

export function child(element: OfxElement | undefined, name: string): OfxElement | undefined {
  return element?.children.find((one) => one.name === name);
}
