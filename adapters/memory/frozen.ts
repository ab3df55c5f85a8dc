import { characterCount, isEncodableText } from '../../domain/text.ts';

/**
 * A database would refuse this as well: a reference to a missing row, a value that it cannot hold, a duplicate.
 */
export class ConstraintError extends Error {
  override readonly name = 'ConstraintError';
}

/** Throws `ConstraintError` with the sentence unless a constraint holds. */
export function refuseUnless(holds: boolean, sentence: string): void {
  if (!holds) throw new ConstraintError(sentence);
}

/** Throws `ConstraintError` for an empty text, and for one of more than `most` characters. */
export function requireCharacters(text: string, most: number): void {
  refuseUnless(text !== '' && characterCount(text) <= most, `A text has not 1 to ${most} characters.`);
}

/**
 * A frozen copy of a value and of all that is in it. Throws `ConstraintError` for a text or a number that a database
 * would not return unchanged. The message does not contain it, because it may be a third party's text.
 */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'string') refuseUnless(isEncodableText(value), 'A text has NUL or an unpaired surrogate.');
  if (typeof value === 'number') refuseUnless(isExact(value), 'A number is neither a safe integer nor a share.');
  if (typeof value !== 'object' || value === null) return value;
  const copy: unknown = Array.isArray(value)
    ? value.map(frozen)
    : Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, frozen<unknown>(inner)]));
  return Object.freeze(copy) as Value;
}

function isExact(value: number): boolean {
  return Number.isSafeInteger(value) || (value > 0 && value < 1);
}
