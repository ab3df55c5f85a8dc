import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseJson } from '../../adapters/http/bodies/json-text.ts';
import * as fc from '../support/fast-check.ts';

const test = suite('JSON text');

test('what a program wrote is read as it was written', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify(value);
      assert.equal(parseJson(Buffer.from(text)), { kind: 'parsed', value: JSON.parse(text) });
    }),
  );
});

test('a literal is an integer exactly when its value is whole, however it is written', () => {
  const digits = fc.stringMatching(/^(0|[1-9]\d{0,14})$/);
  const fraction = fc.option(fc.stringMatching(/^\d{1,25}$/), { nil: undefined });
  const exponent = fc.option(fc.integer({ min: -30, max: 15 }), { nil: undefined });
  const place = fc.constantFrom(
    ['', ''],
    [' ', ' '],
    ['[', ']'],
    ['[0,', ']'],
    ['[0, ', ',0]'],
    ['{"a":', '}'],
    ['[\n\t', '\r\n]'],
  );
  fc.assert(
    fc.property(place, fc.boolean(), digits, fraction, exponent, ([before, after], negative, whole, part, power) => {
      const literal = `${negative ? '-' : ''}${whole}${part === undefined ? '' : `.${part}`}${power === undefined ? '' : `e${power}`}`;
      const parsed = parseJson(Buffer.from(`${before}${literal}${after}`));
      assert.is(parsed.kind, 'parsed');
      const values = parsed.kind === 'parsed' ? numbersIn(parsed.value) : [];
      const scale = (power ?? 0) - (part?.length ?? 0);
      const scaled = BigInt(whole + (part ?? ''));
      const isWhole = scale >= 0 || scaled % 10n ** BigInt(-scale) === 0n;
      assert.is(values.every(Number.isInteger), isWhole, literal);
    }),
    { numRuns: 500 },
  );
});

test('nesting is counted outside of texts only', () => {
  const nested = (depth: number) => parseJson(Buffer.from(`${'['.repeat(depth)}${']'.repeat(depth)}`)).kind;
  assert.equal([nested(32), nested(33), nested(1_000_000)], ['parsed', 'refused', 'refused']);
  for (const text of ['[', '\\"[', '\\\\', ']']) {
    const quoted = JSON.stringify(text.repeat(40));
    assert.is(parseJson(Buffer.from(`{"a":[${quoted}]}`)).kind, 'parsed');
  }
});

test('no bytes make it fail', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const outcome = parseJson(bytes);
      if (outcome.kind === 'refused') assert.match(outcome.why, /^The body must /);
    }),
  );
});

test.run();

function numbersIn(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [value];
}
