import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isCommonPassword } from '../../../domain/access/common-password.ts';
import { registerUser } from '../../../domain/access/user.ts';
import { MADE_AT } from '../../support/fixtures.ts';

const test = suite('passwords that somebody would try first');
const EMAIL = 'Ada.Lovelace@example.com';

for (const password of [
  'password1234',
  'P@ssw0rd-2026!',
  'Passwort1',
  'passwordpassword',
  'let-me-in',
  'Qwertyuiop1',
  '1q2w3e4r5t',
  '12345678',
  '9876543210',
  '            ',
  'aaaaaaaaaaaa',
  'abababababab',
  'abcdefgh',
  'iloveyou2',
  'Coffer2026!',
  'ada.lovelace@example.com',
  'ADA.LOVELACE@EXAMPLE.COM',
  'Ada.Lovelace1815',
  'adalovelace!',
]) {
  test(`${JSON.stringify(password)} is refused`, () => {
    assert.ok(isCommonPassword(password, EMAIL));
    assert.throws(() => registerUser({ email: EMAIL, password }, MADE_AT), /first that somebody would try/);
  });
}

for (const password of [
  'correct horse battery',
  'monkey banana chair',
  'my password is long',
  'long enough',
  '8371-1029-5566',
  'Grün wie 7 Frösche',
  'kx7#Qp2!',
]) {
  test(`${JSON.stringify(password)} is taken`, () => assert.not(isCommonPassword(password, EMAIL)));
}

test('figures are no e-mail address that has no letters either', () => {
  assert.not(isCommonPassword('8371-1029-5566', '72105544@example.com'));
  assert.ok(isCommonPassword('72105544', '72105544@example.com'));
});

test.run();
