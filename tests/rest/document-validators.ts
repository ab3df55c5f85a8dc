import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { OpenApiDocument } from '../../adapters/rest/openapi/document.ts';

/** Returns a function that compiles the schema at a JSON pointer of the document. */
export function documentValidators(document: object): (pointer: string) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(Object.assign({}, document, { $id: 'document' }));
  const known = new Map<string, ValidateFunction>();
  return (pointer) => {
    const validate = known.get(pointer) ?? ajv.compile({ $ref: `document${pointer}` });
    known.set(pointer, validate);
    return validate;
  };
}

/** The document, changed so that every object has only the properties that are described. */
export function closed(document: OpenApiDocument): object {
  return Object(closedPart(document));
}

function closedPart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closedPart);
  if (typeof part !== 'object' || part === null) return part;
  const inner: Record<string, unknown> = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, closedPart(value)]),
  );
  const isOpen = inner['type'] === 'object' && !('additionalProperties' in inner);
  const hasProperties = Object.keys(inner['properties'] ?? {}).length > 0;
  return isOpen && hasProperties ? { ...inner, additionalProperties: false } : inner;
}

/** One part of a JSON pointer in a URI fragment. */
export function pointerPart(name: string | number): string {
  return encodeURIComponent(String(name).replaceAll('~', '~0').replaceAll('/', '~1'));
}
