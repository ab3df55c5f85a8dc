import { StatementFileError } from '../../domain/statements/statement-file-error.ts';
import { atLine } from '../../domain/statements/statement-row.ts';

/** An element of CAMT or OFX with what it holds. */
export interface FileElement {
  /** Without a prefix; in OFX in upper case. */
  readonly name: string;
  /** Its own text, without that of its children. */
  readonly text: string;
  /** The attribute `Ccy`, which CAMT has; empty without one. */
  readonly currency: string;
  readonly children: readonly FileElement[];
  /** Of its start tag. */
  readonly line: number;
}

interface OpenElement extends FileElement {
  text: string;
  children: FileElement[];
}

/**
 * Called when an element ends; `parents` are those around it, outermost first. An element that is `kept` becomes a
 * child of its parent; any other is forgotten, so that a long file does not stay in memory.
 */
export type OnElement = (element: FileElement, parents: readonly FileElement[]) => 'kept' | 'done';

const MAX_OPEN_ELEMENTS = 200;

/** The elements around the place up to which a file has been read. */
export class OpenElements {
  /** Outermost first. */
  readonly open: OpenElement[] = [];
  readonly #onElement: OnElement;

  constructor(onElement: OnElement) {
    this.#onElement = onElement;
  }

  /** Throws `too_deep`. */
  start(name: string, line: number, currency = ''): void {
    if (this.open.length >= MAX_OPEN_ELEMENTS) {
      const sentence = `More than ${MAX_OPEN_ELEMENTS} elements are nested.`;
      throw new StatementFileError('too_deep', sentence, atLine(line));
    }
    this.open.push({ name, text: '', currency, children: [], line });
  }

  /** Drops blank text before the first character at once: testing a growing text again and again takes too long. */
  append(text: string): void {
    const top = this.open.at(-1);
    if (top !== undefined && (top.text !== '' || /\S/.test(text))) top.text += text;
  }

  /** Ends the innermost element. */
  end(): void {
    const element = this.open.pop();
    if (element !== undefined && this.#onElement(element, this.open) === 'kept')
      this.open.at(-1)?.children.push(element);
  }
}

/** The first element along the path of names; `undefined` without one. */
export function at(element: FileElement | undefined, ...path: readonly string[]): FileElement | undefined {
  return path.reduce((found, name) => found?.children.find((one) => one.name === name), element);
}

/** The text of that element; `''` without one. */
export function textAt(element: FileElement | undefined, ...path: readonly string[]): string {
  return at(element, ...path)?.text.trim() ?? '';
}

export function all(element: FileElement | undefined, name: string): readonly FileElement[] {
  return element?.children.filter((one) => one.name === name) ?? [];
}
