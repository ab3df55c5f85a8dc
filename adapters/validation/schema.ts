import type { LocalDate } from '../../domain/calendar.ts';

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
export type FormatName = 'date' | 'currency-code' | 'storable-text';

type TypeName = 'integer' | 'number' | 'string' | 'boolean' | 'array' | 'null';

/** The type of the values that a schema accepts. */
export type ValueOf<Kind> = Kind extends { readonly enum: readonly (infer Value)[] }
  ? Value
  : Kind extends { readonly properties: infer Properties }
    ? ObjectOf<Properties, Kind extends { readonly required: readonly (infer Name)[] } ? Name : never>
    : Kind extends { readonly items: infer Items }
      ? readonly ValueOf<Items>[]
      : Kind extends { readonly format: 'date' }
        ? LocalDate
        : Kind extends { readonly type: infer Type extends TypeName | readonly TypeName[] }
          ? ValueOfType[Type extends readonly (infer Name extends TypeName)[] ? Name : Type & TypeName]
          : unknown;

type ObjectOf<Properties, Required> = {
  readonly [Name in keyof Properties as Name extends Required ? Name : never]: ValueOf<Properties[Name]>;
} & {
  readonly [Name in keyof Properties as Name extends Required ? never : Name]?: ValueOf<Properties[Name]>;
};

interface ValueOfType {
  readonly integer: number;
  readonly number: number;
  readonly string: string;
  readonly boolean: boolean;
  readonly array: readonly unknown[];
  readonly null: null;
}
