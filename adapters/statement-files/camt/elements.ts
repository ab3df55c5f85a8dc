import { SaxesParser } from 'saxes';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import { inChunks } from '../row-limit.ts';

/** An XML element. */
export interface XmlElement {
  /** Without a prefix. */
  readonly name: string;
  /** Its own text, without that of its children. */
  readonly text: string;
  /** The attribute `Ccy`; empty without one. */
  readonly currency: string;
  readonly children: readonly XmlElement[];
  readonly line: number;
}

interface OpenElement extends XmlElement {
  text: string;
  children: XmlElement[];
}

/**
 * Called when an element ends; `parents` are those around it, outermost first. An element that is `kept` becomes a
 * child of its parent; any other is forgotten, so that a long file does not stay in memory.
 */
export type OnElement = (element: XmlElement, parents: readonly XmlElement[]) => 'kept' | 'done';

const MAX_OPEN_ELEMENTS = 200;
/** Banks write `&` bare in texts, or use the named characters of HTML. */
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/g;
const DOCUMENT_START = /<\?xml\s/g;

/**
 * Reads XML element by element, also several documents in one file: each XML declaration but the first begins one.
 * Throws `malformed`, `truncated`, `too_deep`, and `entities` for a file with a document type.
 */
export async function readXml(text: string, onElement: OnElement): Promise<void> {
  const starts = Array.from(text.matchAll(DOCUMENT_START), ({ index }) => index).slice(1);
  let [from, lines] = [0, 0];
  for (const end of [...starts, text.length]) {
    const part = text.slice(from, end);
    const document = part.trimStart();
    const before = part.slice(0, part.length - document.length);
    if (document !== '') await new XmlDocument(lines + lineFeedsIn(before), onElement).read(document.trimEnd());
    lines += lineFeedsIn(part);
    from = end;
  }
}

/** A bare ampersand can be told from an entity within so many characters. */
const ENTITY_CHARACTERS = 16;

class XmlDocument {
  readonly #parser = new SaxesParser();
  readonly #open: OpenElement[] = [];
  readonly #linesBefore: number;
  readonly #onElement: OnElement;
  #isEnding = false;

  constructor(linesBefore: number, onElement: OnElement) {
    this.#linesBefore = linesBefore;
    this.#onElement = onElement;
    this.#listen();
  }

  async read(text: string): Promise<void> {
    // An ampersand at the end of a piece, whose entity may go on in the next one.
    let held = '';
    for await (const piece of inChunks(text)) {
      const whole = held + piece;
      const ampersand = whole.lastIndexOf('&');
      const end = ampersand > whole.length - ENTITY_CHARACTERS ? ampersand : whole.length;
      this.#write(whole.slice(0, end));
      held = whole.slice(end);
    }
    this.#write(held);
    this.#isEnding = true;
    this.#parser.close();
  }

  #write(text: string): void {
    this.#parser.write(text.replace(BARE_AMPERSAND, '&amp;'));
  }

  #listen(): void {
    const parser = this.#parser;
    parser.on('opentag', ({ name, attributes }) => this.#start(localName(name), attributes['Ccy'] ?? ''));
    parser.on('text', (text) => this.#append(text));
    parser.on('cdata', (text) => this.#append(text));
    parser.on('closetag', () => this.#close());
    parser.on('doctype', () => {
      throw this.#refusal('entities', 'The file declares a document type or entities, which no bank needs.');
    });
    parser.on('error', () => {
      if (this.#isEnding) throw this.#refusal('truncated', 'The file ends in the middle. Download it again.');
      throw this.#refusal('malformed', 'This is not well-formed XML.');
    });
  }

  #start(name: string, currency: string): void {
    if (this.#open.length >= MAX_OPEN_ELEMENTS) {
      throw this.#refusal('too_deep', `More than ${MAX_OPEN_ELEMENTS} elements are nested.`);
    }
    this.#open.push({ name, text: '', currency, children: [], line: this.#line() });
  }

  #append(text: string): void {
    const top = this.#open.at(-1);
    if (top !== undefined && (top.text !== '' || /\S/.test(text))) top.text += text;
  }

  #close(): void {
    const element = this.#open.pop();
    if (element !== undefined && this.#onElement(element, this.#open) === 'kept')
      this.#open.at(-1)?.children.push(element);
  }

  #line(): number {
    return this.#parser.line + this.#linesBefore;
  }

  #refusal(rule: 'entities' | 'too_deep' | 'truncated' | 'malformed', sentence: string): StatementFileError {
    return new StatementFileError(rule, sentence, { line: this.#line(), element: null });
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function lineFeedsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** The first element along the path of names; `undefined` without one. */
export function at(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce((found, name) => found?.children.find((one) => one.name === name), element);
}

/** The text of that element; `''` without one. */
export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string {
  return at(element, ...path)?.text.trim() ?? '';
}

export function all(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((one) => one.name === name) ?? [];
}

/** The first element of this name at any depth. */
export function anywhere(element: XmlElement, name: string): XmlElement | undefined {
  for (const one of element.children) {
    const found = one.name === name ? one : anywhere(one, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
