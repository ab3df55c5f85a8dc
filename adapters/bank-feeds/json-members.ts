import { type LocalDate, parseLocalDate } from '../../domain/calendar.ts';
import { oneLine } from '../../domain/statements/one-line.ts';
import { isStorableText } from '../../domain/text.ts';
import { isJsonObject, type JsonObject } from './http/response-json.ts';

/** A member's text in one line; `null` for an absent or empty one, and for anything but a text. */
export function textOf(object: JsonObject | undefined, name: string): string | null {
  const value = object?.[name];
  return typeof value === 'string' ? oneLine(value) || null : null;
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

/** An id that can be stored and compared; `null` for an absent or empty one, and for anything else. */
export function idOf(object: JsonObject | undefined, name: string): string | null {
  const id = tokenOf(object, name);
  return id !== null && id.length <= ID_MAX && isStorableText(id) ? id : null;
}

/** Far more than any provider's. */
const ID_MAX = 500;

/** The day of a date or of a moment, as written; `null` for an absent one and for anything else. */
export function dayOf(object: JsonObject | undefined, name: string): LocalDate | null {
  return parseLocalDate(textOf(object, name)?.slice(0, 10) ?? '') ?? null;
}
