import { type LocalDate, parseLocalDate, parseTimestamp, type Timestamp } from '../../domain/calendar.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { amountIn } from '../../domain/money/exact-amount.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import { oneLine } from '../../domain/statements/one-line.ts';
import { isStorableText } from '../../domain/text.ts';

/** An object in JSON, whose members are not checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads a text that must be one JSON object; `undefined` for anything else. Each number becomes its text as written, so
 * that amounts stay exact.
 */
export function parsedObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text, numberAsText);
    return isJsonObject(value) ? value : undefined;
  } catch {
    // Not JSON, or nested so deeply that reading it fails.
    return undefined;
  }
}

/**
 * A reviver. Node passes it the source text of each primitive value; TypeScript's library does not declare that yet.
 */
function numberAsText(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === 'number' ? context?.source : value;
}

/** A member's text in one line; `null` for an absent or empty one, and for anything but a text. */
export function textOf(object: JsonObject | undefined, name: string): string | null {
  return oneLine(tokenOf(object, name) ?? '') || null;
}

export function objectOf(object: JsonObject | undefined, name: string): JsonObject | undefined {
  const value = object?.[name];
  return isJsonObject(value) ? value : undefined;
}

/** The objects of a list. Anything else in it is left out; an absent list is empty. */
export function objectsOf(object: JsonObject | undefined, name: string): readonly JsonObject[] {
  const value = object?.[name];
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** The texts of a list, each in one line. */
export function textsOf(object: JsonObject | undefined, name: string): readonly string[] {
  const value = object?.[name];
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string').map(oneLine) : [];
}

/** A token that goes back as it came; `null` for an absent or empty one, and for anything but a text. */
export function tokenOf(object: JsonObject | undefined, name: string): string | null {
  const value = object?.[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Far more than any provider's. */
const ID_MAX = 500;

/** An id that can be stored and compared; `null` for an absent or empty one, and for anything else. */
export function idOf(object: JsonObject | undefined, name: string): string | null {
  const id = tokenOf(object, name);
  return id !== null && id.length <= ID_MAX && isStorableText(id) ? id : null;
}

/** The day of a date or of a moment, as written; `null` for an absent one and for anything else. */
export function dayOf(object: JsonObject | undefined, name: string): LocalDate | null {
  return parseLocalDate(textOf(object, name)?.slice(0, 10) ?? '') ?? null;
}

export function momentOf(object: JsonObject | undefined, name: string): Timestamp | null {
  return parseTimestamp(textOf(object, name) ?? '') ?? null;
}

/** A code of ISO 18245. Banks write zeros for none. */
export function merchantCodeOf(object: JsonObject | undefined, name: string): string | null {
  const code = textOf(object, name) ?? '';
  return /^\d{4}$/.test(code) && code !== '0000' ? code : null;
}

/** An amount such as `-12.30`; `null` for anything else, and past ±(2^53−1) minor units. */
export function amountOf(object: JsonObject | undefined, name: string, currency: CurrencyCode): MinorUnits | null {
  const text = textOf(object, name) ?? '';
  const isDecimal = /^[+-]?(?=\.?\d)\d{0,30}(?:\.\d{0,30})?$/.test(text);
  return isDecimal ? (amountIn(text.replace('+', ''), currency)?.amount ?? null) : null;
}
