import { isAscii } from 'node:buffer';
import type { PrintedRows } from '../../domain/printed-rows.ts';

const [QUOTE, BACKSLASH, FIRST_PRINTABLE] = [0x22, 0x5c, 0x20];
const NULL = Buffer.from('null');

/** No character of a string takes more in UTF-8. */
const MAX_BYTES_PER_CHARACTER = 3;

/** Memory that is written to again and again. A larger document gets memory of its own. */
const SHARED = Buffer.allocUnsafeSlow(256 * 1024);

/** Builds a JSON document as bytes. Only one at a time: call nothing asynchronous before {@link JsonBytes.finish}. */
export class JsonBytes {
  #target = SHARED;
  #end = 0;
  readonly #fieldBytes: number;

  /** `fieldBytes`: as many as all fields together take at most. */
  constructor(fieldBytes: number) {
    this.#fieldBytes = fieldBytes;
  }

  add(text: string): void {
    this.#reserve(text.length * MAX_BYTES_PER_CHARACTER);
    this.#end += this.#target.write(text, this.#end);
  }

  addBytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    const target = this.#target;
    const start = this.#end;
    for (let at = 0; at < bytes.length; at += 1) target[start + at] = bytes[at] ?? 0;
    this.#end = start + bytes.length;
  }

  /** Makes room for this many bytes, and for all fields and the quotes of the next one. */
  #reserve(bytes: number): void {
    const needed = this.#end + bytes + this.#fieldBytes + 2;
    if (needed <= this.#target.length) return;
    const larger = Buffer.allocUnsafeSlow(needed * 2);
    this.#target.copy(larger, 0, 0, this.#end);
    this.#target = larger;
  }

  /** A field that needs no escaping, between quotes or without. */
  addField(rows: PrintedRows, row: number, field: number, isQuoted: boolean): void {
    const target = this.#target;
    if (isQuoted) target[this.#end++] = QUOTE;
    this.#end = rows.write(row, field, target, this.#end);
    if (isQuoted) target[this.#end++] = QUOTE;
  }

  /** A field as a JSON string, or `null`. */
  addString(rows: PrintedRows, row: number, field: number): void {
    const start = this.#end + 1;
    const end = rows.write(row, field, this.#target, start);
    if (end < 0) return this.addBytes(NULL);
    if (needsEscape(this.#target, start, end)) return this.add(JSON.stringify(rows.text(row, field)));
    this.#target[this.#end] = QUOTE;
    this.#target[end] = QUOTE;
    this.#end = end + 1;
  }

  /**
   * The finished document. As a string it lies in V8's heap, where it costs nothing to be forgotten: buffers count as
   * memory outside of the heap, and many short-lived ones make V8 look for garbage everywhere all the time. Other than
   * ASCII would be decoded and encoded again, with two bytes for each character in between.
   */
  finish(): string | Buffer {
    const bytes = this.#target.subarray(0, this.#end);
    return isAscii(bytes) ? bytes.toString('latin1') : Buffer.from(bytes);
  }
}

function needsEscape(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < FIRST_PRINTABLE || byte === QUOTE || byte === BACKSLASH) return true;
  }
  return false;
}
