import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hmacSha256 } from '../../../adapters/system/hmac-sha256.ts';
import { maskAccountNumber } from '../../../domain/statements/account-number.ts';

const masking = suite('masked account numbers');
const hash = hmacSha256(new Uint8Array(32).fill(7));

masking('one number has one mask, however it is written', () => {
  const mask = maskAccountNumber('DE89 3704 0044 0532 0130 00', hash);
  assert.equal(maskAccountNumber('de89370400440532013000', hash), mask);
  assert.is(mask?.lastFour, '3000');
  assert.match(mask?.hash ?? '', /^[0-9a-f]{64}$/);
});

masking('another key or another number gives another hash', () => {
  const other = hmacSha256(new Uint8Array(32).fill(8));
  const hashes = [hash, other].flatMap((keyed) =>
    ['12345678', '12345679'].map((one) => maskAccountNumber(one, keyed)?.hash),
  );
  assert.is(new Set(hashes).size, 4);
});

masking('at most half of a short number is shown', () => {
  const seen = ['1', '123', '123456', '12345678'].map((number) => maskAccountNumber(number, hash)?.lastFour);
  assert.equal(seen, ['', '3', '456', '5678']);
});

masking('a text without a letter or digit is not an account number', () => {
  assert.is(maskAccountNumber(' -/ ', hash), undefined);
  assert.is(maskAccountNumber('****', hash), undefined);
});

masking.run();
