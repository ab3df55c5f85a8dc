import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isLive } from '../../domain/credential.ts';
import { timestamp } from '../support/fixtures.ts';

const credentials = suite('credentials');
const EXPIRY = timestamp('2027-01-01T00:00:00.000000Z');

credentials('a credential lives until the moment of its expiry, which is no part of its life', () => {
  const credential = { expiresAt: EXPIRY, revokedAt: null };
  assert.is(isLive(credential, timestamp('2026-12-31T23:59:59.999999Z')), true);
  assert.is(isLive(credential, EXPIRY), false);
  assert.is(isLive(credential, timestamp('2027-01-01T00:00:00.000001Z')), false);
});

credentials('a revoked credential is dead, whenever it was revoked', () => {
  const now = timestamp('2026-06-01T00:00:00.000000Z');
  for (const revokedAt of [
    '2026-01-01T00:00:00.000000Z',
    '2026-06-01T00:00:00.000000Z',
    '2026-06-01T00:00:00.000001Z',
  ]) {
    assert.is(isLive({ expiresAt: EXPIRY, revokedAt: timestamp(revokedAt) }, now), false);
  }
});

credentials.run();
