import { generateKeyPairSync } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createBankFeeds } from '../../config/bank-feeds.ts';
import type { BankFeedSettings } from '../../config/settings/bank-feed-settings.ts';
import { testClock } from '../support/clock.ts';

const feeds = suite('the providers of bank data');

const enableBanking = { id: 'app', privateKey: generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey };
const plaid = { keys: { clientId: 'c', secret: 's' }, environment: 'sandbox', countries: ['US'] } as const;

async function providersOf(bankFeeds: BankFeedSettings): Promise<readonly string[]> {
  return [...(await createBankFeeds({ bankFeeds, feedAllowedOrigins: [], baseUrl: undefined }, testClock())).keys()];
}

feeds('are those for which the administrator has keys, and SimpleFIN, which needs none', async () => {
  assert.equal(await providersOf({ enableBanking: undefined, plaid: undefined }), ['simplefin']);
  assert.equal(await providersOf({ enableBanking, plaid: undefined }), ['simplefin', 'enablebanking']);
  assert.equal(await providersOf({ enableBanking, plaid }), ['simplefin', 'enablebanking', 'plaid']);
});

feeds.run();
