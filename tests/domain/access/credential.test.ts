import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { apiKeyName, apiKeyScopes, isLive } from '../../../domain/access/credential.ts';
import { assertInvalid } from '../../support/finance-errors.ts';
import { timestamp } from '../../support/fixtures.ts';

const credentials = suite('credentials');
const EXPIRY = timestamp('2027-01-01T00:00:00.000000Z');

credentials('a credential is live until the moment before it expires', () => {
  const credential = { expiresAt: EXPIRY, revokedAt: null };
  assert.is(isLive(credential, timestamp('2026-12-31T23:59:59.999999Z')), true);
  assert.is(isLive(credential, EXPIRY), false);
  assert.is(isLive(credential, timestamp('2027-01-01T00:00:00.000001Z')), false);
});

credentials('a revoked credential is not live, whenever it was revoked', () => {
  const now = timestamp('2026-06-01T00:00:00.000000Z');
  for (const revokedAt of [
    '2026-01-01T00:00:00.000000Z',
    '2026-06-01T00:00:00.000000Z',
    '2026-06-01T00:00:00.000001Z',
  ]) {
    assert.is(isLive({ expiresAt: EXPIRY, revokedAt: timestamp(revokedAt) }, now), false);
  }
});

credentials('a key is called “API key” unless it is named, and a name has 1 to 255 characters', () => {
  assert.is(apiKeyName(), 'API key');
  assert.is(apiKeyName(' Spreadsheet '), 'Spreadsheet');
  for (const name of ['', ' ', 'x'.repeat(256), 'a\0']) {
    assertInvalid(['name'], () => apiKeyName(name));
  }
});

credentials('every key may read, but may write only if that is asked for', () => {
  assert.equal(apiKeyScopes([]), ['finance:read']);
  assert.equal(apiKeyScopes(['finance:write', 'finance:write']), ['finance:read', 'finance:write']);
});

credentials.run();
