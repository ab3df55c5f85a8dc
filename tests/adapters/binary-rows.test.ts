import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BinaryRows } from '../../adapters/mikro-orm/binary-rows.ts';
import { fieldAt, PRINTED_FIELDS } from '../../domain/printed-rows.ts';

const test = suite('rows of transactions as bytes');

const DESCRIPTION = fieldAt('description');

test('rows stay the same when the bytes that they came in are used again', () => {
  const rows = new BinaryRows();
  const bytes = rowOf('coffee');
  rows.add(bytes, 0, bytes.length);
  bytes.fill(0);
  assert.is(rows.text(0, DESCRIPTION), 'coffee');
});

test('pages that are in use have nothing in common, and take the memory of those that were released', () => {
  const pages = ['a', 'b', 'c'].map((text) => pageOf(text, 40));
  pages[1]?.release();
  const next = pageOf('d', 40);
  const texts = [pages[0], next, pages[2]].map((page) => textsOf(page));
  assert.equal(
    texts,
    ['a', 'd', 'c'].map((text) => Array(40).fill(text)),
  );
});

test('released rows are gone, and cannot be read any more', () => {
  const rows = pageOf('secret', 2);
  rows.release();
  pageOf('of somebody else', 2);
  assert.is(rows.length, 0);
  assert.equal(rows.all(), []);
  assert.throws(() => rows.text(0, DESCRIPTION), 'There is no such row or field.');
  assert.throws(() => rows.write(0, DESCRIPTION, new Uint8Array(100), 0), 'There is no such row or field.');
  assert.equal([rows.revision, rows.total], [undefined, undefined]);
});

test('the memory of rows that are released twice goes to one page only', () => {
  const rows = pageOf('first', 1);
  rows.release();
  const second = pageOf('second', 1);
  rows.release();
  const third = pageOf('third', 1);
  assert.equal([textsOf(second), textsOf(third)], [['second'], ['third']]);
});

test('rows that come after the release are dropped', () => {
  const rows = pageOf('first', 1);
  rows.release();
  const bytes = rowOf('late');
  rows.add(bytes, 0, bytes.length);
  assert.is(rows.length, 0);
});

test('long rows and many rows are kept whole', () => {
  const long = 'x'.repeat(100_000);
  assert.equal(textsOf(pageOf(long, 3)), [long, long, long]);
  assert.equal(textsOf(pageOf('short', 5_000)), Array(5_000).fill('short'));
});

test.run();

function pageOf(description: string, length: number): BinaryRows {
  const rows = new BinaryRows();
  const bytes = rowOf(description);
  for (let row = 0; row < length; row += 1) rows.add(bytes, 0, bytes.length);
  return rows;
}

function textsOf(rows: BinaryRows | undefined): readonly (string | null)[] {
  return Array.from({ length: rows?.length ?? 0 }, (_, row) => rows?.text(row, DESCRIPTION) ?? null);
}

/** A row whose other columns are null: the number of columns, then each with its length. */
function rowOf(description: string): Buffer {
  const columns = [...PRINTED_FIELDS, 'revision'].map((name) => {
    if (name !== 'description') return int32(-1);
    return Buffer.concat([int32(Buffer.byteLength(description)), Buffer.from(description)]);
  });
  const count = Buffer.alloc(2);
  count.writeInt16BE(columns.length);
  return Buffer.concat([count, ...columns]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
