/**
 * JSON Schema of one value: the part of the 2020-12 vocabulary that Coffer uses, with a keyword and formats of its own.
 */
export interface ValueSchema {
  readonly type?: TypeName | readonly TypeName[];
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly default?: string | number | boolean;
  readonly format?: FormatName | 'date-time' | 'uuid' | 'uri';
  readonly enum?: readonly (string | number | null)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly not?: { readonly const: number };
  /** Bounds of the length after trimming, in code points. */
  readonly 'x-trimmed-length'?: TrimmedLength;
  readonly items?: Schema;
  readonly $ref?: string;
}

/** JSON Schema of an object. Errors are reported in the order of `properties`. */
export interface ObjectSchema {
  readonly type: 'object' | readonly ['object', 'null'];
  /** The name under which the OpenAPI document lists it. */
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
}

export type Schema = ValueSchema | ObjectSchema;

export interface TrimmedLength {
  readonly minimum: number;
  readonly maximum: number;
}

/** Formats that functions of the domain check. */
export const FORMAT_NAMES = ['date', 'currency-code', 'storable-text'] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

type TypeName = 'integer' | 'string' | 'boolean' | 'array' | 'null';
