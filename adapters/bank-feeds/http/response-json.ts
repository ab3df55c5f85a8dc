import type { HttpFailures } from './http-failures.ts';
import type { ProviderResponse } from './provider-http.ts';

/** An object in JSON, whose members are not checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Reads a response whose body must be one JSON object. With `numbers: 'text'`, each number becomes its text as written,
 * so that amounts stay exact. Throws the failure `nonsense` for anything else.
 */
export function readJsonObject(
  response: ProviderResponse,
  failures: HttpFailures,
  { numbers = 'number' }: { readonly numbers?: 'number' | 'text' } = {},
): JsonObject {
  const value = parsed(response.text, numbers);
  if (!isJsonObject(value)) throw failures.nonsense();
  return value;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string, numbers: 'number' | 'text'): unknown {
  try {
    return numbers === 'text' ? JSON.parse(text, numberAsText) : JSON.parse(text);
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
