import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { otpauthCodes } from '../../adapters/second-factors/otpauth-codes.ts';
import { timestampFromMillis } from '../../domain/calendar.ts';

const test = suite('codes of authenticator apps');
const codes = otpauthCodes();

/** RFC 6238, appendix B: the secret of the SHA-1 rows, and the last six digits of their codes. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const;

const at = (second: number) => timestampFromMillis(second * 1_000);

for (const [second, code] of VECTORS) {
  test(`second ${second} of the RFC's table has the code ${code}`, () => {
    assert.is(codes.stepOf(SECRET, code, at(second)), Math.floor(second / 30));
  });
}

test('a code is accepted one step early and one step late, and then no longer', () => {
  const [second, code] = VECTORS[1];
  const step = Math.floor(second / 30);
  const start = step * 30;
  assert.is(codes.stepOf(SECRET, code, at(start - 30)), step);
  assert.is(codes.stepOf(SECRET, code, at(start + 59)), step);
  assert.is(codes.stepOf(SECRET, code, at(start - 31)), undefined);
  assert.is(codes.stepOf(SECRET, code, at(start + 60)), undefined);
});

test('text that is not six digits is not a code', () => {
  for (const text of ['', '28708', '2870822', '28708a', '２８７０８２', ' 287082'])
    assert.is(codes.stepOf(SECRET, text, at(59)), undefined, text);
});

test('secrets have 160 bits, and differ', () => {
  const secrets = Array.from({ length: 20 }, () => codes.newSecret());
  for (const secret of secrets) assert.match(secret, /^[A-Z2-7]{32}$/);
  assert.is(new Set(secrets).size, secrets.length);
});

test('the address names the service and the account, whatever the account is called', () => {
  const url = new URL(codes.addressOf(SECRET, 'ada+bank@example.com'));
  assert.is(url.protocol, 'otpauth:');
  assert.is(decodeURIComponent(url.pathname).split('/').at(-1), 'Coffer:ada+bank@example.com');
  assert.is(url.searchParams.get('secret'), SECRET);
  assert.is(url.searchParams.get('issuer'), 'Coffer');
});

test.run();
