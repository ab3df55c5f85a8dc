import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { textColumns } from '../../adapters/mikro-orm/text-columns.ts';

const test = suite('columns of a data row as text');

const column = fc.option(
  fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ minLength: 700 })),
);

test('each column is what was sent, whatever its characters and its length', () => {
  fc.assert(
    fc.property(fc.array(column, { maxLength: 40 }), fc.nat({ max: 9 }), (columns, before) => {
      const row = rowOf(columns);
      const bytes = Buffer.concat([Buffer.alloc(before, 0xff), row, Buffer.alloc(3, 0xff)]);
      assert.equal(textColumns(bytes, before, before + row.length), columns);
    }),
  );
});

test('columns of more than a kilobyte, and rows without columns', () => {
  for (const columns of [[], ['é'.repeat(1_000), null, 'x'.repeat(100_000), ''], [null], ['']]) {
    const row = rowOf(columns);
    assert.equal(textColumns(row, 0, row.length), columns);
  }
});

test.run();

function rowOf(columns: readonly (string | null)[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeInt16BE(columns.length);
  return Buffer.concat([
    count,
    ...columns.flatMap((text) => {
      const bytes = Buffer.from(text ?? '');
      const length = Buffer.alloc(4);
      length.writeInt32BE(text === null ? -1 : bytes.length);
      return [length, bytes];
    }),
  ]);
}
