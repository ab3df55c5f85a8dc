/** Deeper nesting is refused before it is parsed (contract 1.5). */
export const MAX_DEPTH = 32;

export type JsonText =
  | { readonly kind: 'parsed'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly why: string };

/**
 * Parses JSON text in UTF-8. Refuses bytes that are not UTF-8, text that is not JSON, and nesting deeper than {@link
 * MAX_DEPTH}. A fraction that JavaScript would round to an integer (`9007199254740991.4`) becomes NaN, which no schema
 * accepts as an integer.
 */
export function parseJson(bytes: Uint8Array): JsonText {
  const text = decode(bytes);
  if (text === undefined) return refused('The body must be UTF-8.');
  if (isNestedDeeper(text, MAX_DEPTH)) return refused(`The body must not be nested deeper than ${MAX_DEPTH} levels.`);
  try {
    return { kind: 'parsed', value: JSON.parse(text, exactNumber) };
  } catch (error) {
    if (error instanceof SyntaxError) return refused('The body must be valid JSON.');
    throw error;
  }
}

function refused(why: string): JsonText {
  return { kind: 'refused', why };
}

/** Whether a parsed value is a JSON object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array): string | undefined {
  try {
    return UTF8.decode(bytes);
  } catch {
    return undefined;
  }
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPENING_BRACE, CLOSING_BRACE, OPENING_BRACKET, CLOSING_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Takes one pass over the text, valid JSON or not. */
function isNestedDeeper(text: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (code === OPENING_BRACE || code === OPENING_BRACKET) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === CLOSING_BRACE || code === CLOSING_BRACKET) depth -= 1;
  }
  return false;
}

/**
 * A reviver. Node.js passes it the source text of each primitive value; TypeScript's library does not declare that yet.
 */
function exactNumber(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (!Number.isInteger(value)) return value;
  return isWhole(context?.source ?? '') ? value : Number.NaN;
}

/** Whether a JSON number literal is a whole number: `10`, `1.0`, `2.5e1`, but not `1.5` nor `25e-1`. */
function isWhole(literal: string): boolean {
  const [, whole = '', fraction = '', exponent = '0'] = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(literal) ?? [];
  const digits = whole + fraction;
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return true;
  return Number(exponent) - fraction.length + (digits.length - significant.length) >= 0;
}
