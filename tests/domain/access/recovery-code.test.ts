import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatRecoveryCode, parseRecoveryCode } from '../../../domain/access/second-factor/recovery-code.ts';

const test = suite('recovery codes');

test('a code is read again however it was typed', () => {
  const code = '0123abcdefgh1jkm';
  assert.is(formatRecoveryCode(code), '0123-abcd-efgh-1jkm');
  for (const typed of ['0123-abcd-efgh-1jkm', ' 0123 ABCD EFGH 1JKM ', 'O123abcdefghIjkm', 'o123abcdefghljkm'])
    assert.is(parseRecoveryCode(typed), code, typed);
});

test('text of another length or with other characters is not a code', () => {
  for (const text of [
    '',
    '123456',
    '0123-abcd-efgh-1jk',
    '0123-abcd-efgh-1jkm0',
    '0123-abcd-efgh-1jku',
    '0123_abcd_efgh_1jkm',
  ])
    assert.is(parseRecoveryCode(text), undefined, text);
});

test.run();
