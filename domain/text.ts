import { invalidField } from './error.ts';

/**
 * Whether text from outside may be stored (contract 1.13): no NUL, which PostgreSQL refuses; no unpaired surrogate,
 * which UTF-8 cannot encode; and no noncharacter (U+FDD0–U+FDEF and the last two code points of every plane), which
 * Unicode reserves for internal use.
 */
export function isStorableText(text: string): boolean {
  return !/[\0\p{Surrogate}\p{Noncharacter_Code_Point}]/u.test(text);
}

/** The rule of {@link isStorableText}; the name of the field goes before it. */
export const STORABLE_TEXT_RULE = 'must not contain NUL, unpaired surrogates or noncharacters such as U+FFFF';

/**
 * Whether every store returns the text unchanged: no NUL and no unpaired surrogate. Stores demand no more than this, so
 * that rows with noncharacters from before {@link isStorableText} refused them can still be read and changed.
 */
export function isEncodableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Length as a person counts: code points, not UTF-16 units. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/**
 * Returns the text without surrounding white space. Throws `invalid` naming `field` when it breaks a rule; see {@link
 * requireText}.
 */
export function trimmedText(field: string, text: string, bounds: LengthBounds): string {
  const trimmed = text.trim();
  requireText(field, trimmed, bounds);
  return trimmed;
}

/** Both inclusive, in characters as {@link characterCount} counts them. */
export interface LengthBounds {
  readonly minimum: number;
  readonly maximum: number;
}

/** Throws `invalid` naming `field` for text that is too short, too long or not storable. */
export function requireText(field: string, text: string, { minimum, maximum }: LengthBounds): void {
  const length = characterCount(text);
  if (length < minimum || length > maximum) {
    const rule = minimum === 0 ? `at most ${maximum}` : `${minimum} to ${maximum}`;
    throw invalidField(field, `The ${field} must have ${rule} characters.`);
  }
  if (!isStorableText(text)) throw invalidField(field, `The ${field} ${STORABLE_TEXT_RULE}.`);
}

/** The first `maximum` characters (code points) of a text, so that no character is cut in half. */
export function firstCharacters(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  return Array.from(text).slice(0, maximum).join('');
}
