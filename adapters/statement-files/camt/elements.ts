import { SaxesParser } from 'saxes';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';

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
 * Reads XML element by element, also several documents in one file. Throws `malformed`, `truncated`, `too_deep`, and
 * `entities` for a file with a document type.
 */
export async function readXml(pieces: AsyncIterable<string>, onElement: OnElement): Promise<void> {
  const documents = new XmlDocuments(onElement);
  // The end of a piece may be the start of a mark that goes on in the next one.
  let held = '';
  for await (const piece of pieces) {
    const text = held + piece;
    const end = endOfWhole(text);
    documents.write(text.slice(0, end));
    held = text.slice(end);
  }
  documents.write(held);
  documents.end();
}

/** The longest mark that matters, a bare ampersand or the start of a document, is shorter. */
const MARK_CHARACTERS = 16;

function endOfWhole(text: string): number {
  const start = Math.max(text.lastIndexOf('<'), text.lastIndexOf('&'));
  return start !== -1 && start > text.length - MARK_CHARACTERS ? start : text.length;
}

/** Each XML declaration but the first begins a document. */
class XmlDocuments {
  readonly #onElement: OnElement;
  #document: XmlDocument | undefined;
  #lines = 0;
  #declarations = 0;

  constructor(onElement: OnElement) {
    this.#onElement = onElement;
  }

  write(text: string): void {
    let start = 0;
    for (const { index } of text.matchAll(DOCUMENT_START)) {
      this.#declarations += 1;
      if (this.#declarations === 1) continue;
      this.#append(text.slice(start, index));
      this.end();
      start = index;
    }
    this.#append(text.slice(start));
  }

  end(): void {
    this.#document?.end();
    this.#document = undefined;
  }

  #append(text: string): void {
    const body = this.#document === undefined ? text.trimStart() : text;
    if (body !== '') {
      this.#document ??= new XmlDocument(
        this.#lines + countLineFeeds(text.slice(0, text.length - body.length)),
        this.#onElement,
      );
      this.#document.write(body);
    }
    this.#lines += countLineFeeds(text);
  }
}

class XmlDocument {
  readonly #parser = new SaxesParser();
  readonly #open: OpenElement[] = [];
  readonly #linesBefore: number;
  readonly #onElement: OnElement;
  /** White space that may end the document. */
  #space = '';
  #isEnding = false;

  constructor(linesBefore: number, onElement: OnElement) {
    this.#linesBefore = linesBefore;
    this.#onElement = onElement;
    this.#listen();
  }

  write(text: string): void {
    const { length } = text.trimEnd();
    if (length > 0) this.#parser.write((this.#space + text.slice(0, length)).replace(BARE_AMPERSAND, '&amp;'));
    this.#space = length > 0 ? text.slice(length) : this.#space + text;
  }

  end(): void {
    this.#isEnding = true;
    this.#parser.close();
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

function countLineFeeds(text: string): number {
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
