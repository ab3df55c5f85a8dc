import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readInteger, writeInteger, writeTimestamp } from '../../adapters/mikro-orm/binary-values.ts';

const test = suite('values in PostgreSQL’s binary format');

test('every integer of the domain is read exactly, and written in its digits', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      const bytes = word(BigInt(value));
      assert.is(readInteger(bytes, 0), value);
      assert.is(written(writeInteger, bytes), String(value));
    }),
    { examples: [[0], [-1], [9], [10], [Number.MAX_SAFE_INTEGER], [Number.MIN_SAFE_INTEGER], [2 ** 32], [-(2 ** 32)]] },
  );
});

test('every moment from 1900 to 9999 is written to the microsecond', () => {
  const [from, to] = [Date.UTC(1900, 0, 1), Date.UTC(9999, 11, 31, 23, 59, 59, 999)];
  fc.assert(
    fc.property(fc.integer({ min: from, max: to }), fc.integer({ min: 0, max: 999 }), (millis, micros) => {
      const value = BigInt(millis - Date.UTC(2000, 0, 1)) * 1_000n + BigInt(micros);
      const expected = new Date(millis).toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`);
      assert.is(written(writeTimestamp, word(value)), expected);
    }),
    {
      examples: [
        [from, 0],
        [to, 999],
        [Date.UTC(2000, 0, 1) - 1, 999],
        [Date.UTC(2000, 0, 1), 0],
      ],
    },
  );
});

test('moments that were written before are written again, also after many others', () => {
  const moments = Array.from({ length: 5_000 }, (_, index) => Date.UTC(2026, 0, 1) + index * 86_400_000);
  const expected = moments.map((millis) => new Date(millis).toISOString().replace('Z', '000Z'));
  for (let round = 0; round < 2; round += 1) {
    const texts = moments.map((millis) =>
      written(writeTimestamp, word(BigInt(millis - Date.UTC(2000, 0, 1)) * 1_000n)),
    );
    assert.equal(texts, expected);
  }
});

test.run();

function word(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(value);
  return bytes;
}

function written(write: typeof writeInteger, bytes: Buffer): string {
  const target = Buffer.alloc(40);
  return target.toString('latin1', 3, write(bytes, 0, target, 3));
}
