import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formTokens } from '../../adapters/web/csrf.ts';

const forms = suite('form tokens');
const ORIGIN = 'https://coffer.example.test';

forms('of a page that was open while the secret key was replaced are still good', () => {
  const token = formTokens(['former'], ORIGIN).tokenFor('session');
  formTokens(['present', 'former'], ORIGIN).requireToken('session', token);
});

forms('are signed with the newest key', () => {
  const token = formTokens(['present', 'former'], ORIGIN).tokenFor('session');
  formTokens(['present'], ORIGIN).requireToken('session', token);
});

forms('of a key that is gone, or of another session, are refused', () => {
  const tokens = formTokens(['present'], ORIGIN);
  const gone = formTokens(['former'], ORIGIN).tokenFor('session');
  assert.throws(() => tokens.requireToken('session', gone), /expired/);
  assert.throws(() => tokens.requireToken('session', tokens.tokenFor('another')), /expired/);
  assert.throws(() => tokens.requireToken('session', undefined), /expired/);
});

forms.run();
