import * as fc from '../support/fast-check.ts';

/** One change to the bytes of a file. Positions are fractions of the length. */
export type Mutation =
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'drop' | 'repeat'; readonly at: number; readonly length: number }
  | { readonly kind: 'set'; readonly at: number; readonly byte: number }
  | { readonly kind: 'insert'; readonly at: number; readonly text: string };

const position = fc.double({ min: 0, max: 1, noNaN: true });
const length = fc.integer({ min: 1, max: 200 });
/** What means something in one of the formats. */
const MEANINGFUL = [
  '<',
  '>',
  '</',
  '&',
  '&amp;',
  '<![CDATA[',
  ']]>',
  '<!--',
  '"',
  "'",
  ';',
  ',',
  '\t',
  '\n',
  '\r',
  '\0',
  '^\n',
  '!Type:Bank\n',
  ':61:',
  ':86:',
  '-}',
  '{4:',
  '<STMTTRN>',
  '</OFX>',
  '<Ntry>',
  '</Stmt>',
  '<?xml ?>',
  '\u00ff',
  '99999999999999999999',
  '-',
  '(',
  '0x1',
  'NaN',
  '1e9',
  '31.02.2026',
  '__proto__',
  'constructor',
  '\u{1F600}',
  '\ufeff',
];

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant('cut' as const), at: position }),
  fc.record({ kind: fc.constantFrom('drop' as const, 'repeat' as const), at: position, length }),
  fc.record({ kind: fc.constant('set' as const), at: position, byte: fc.integer({ min: 0, max: 255 }) }),
  fc.record({ kind: fc.constant('insert' as const), at: position, text: fc.constantFrom(...MEANINGFUL) }),
);

export const mutations = fc.array(mutation, { minLength: 1, maxLength: 6 });

export function mutated(bytes: Uint8Array, changes: readonly Mutation[]): Uint8Array {
  return changes.reduce<Uint8Array>(applied, bytes);
}

function applied(bytes: Uint8Array, mutation: Mutation): Uint8Array {
  const at = Math.floor(mutation.at * bytes.length);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  switch (mutation.kind) {
    case 'cut':
      return before;
    case 'drop':
      return Buffer.concat([before, after.subarray(mutation.length)]);
    case 'repeat':
      return Buffer.concat([before, after.subarray(0, mutation.length), after]);
    case 'set':
      return Buffer.concat([before, Uint8Array.of(mutation.byte), after.subarray(1)]);
    case 'insert':
      return Buffer.concat([before, Buffer.from(mutation.text), after]);
  }
}
