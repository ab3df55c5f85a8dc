import { createSimpleFin } from '../adapters/bank-feeds/simplefin/simplefin.ts';
import type { BankFeeds } from '../application/connections/bank-feeds.ts';
import type { Clock } from '../domain/ports/clock.ts';
import type { BankFeedPort } from '../domain/ports/feeds/bank-feed-port.ts';
import type { Config } from './settings/env.ts';

/** The providers that the settings allow, each loaded only if it is. SimpleFIN needs no settings. */
export async function createBankFeeds(config: Pick<Config, 'bankFeeds' | 'baseUrl'>, clock: Clock): Promise<BankFeeds> {
  const feeds = [createSimpleFin(), await enableBanking(config, clock), await plaid(config, clock)];
  return new Map(feeds.filter((feed) => feed !== undefined).map((feed) => [feed.provider, feed]));
}

async function enableBanking(
  { bankFeeds }: Pick<Config, 'bankFeeds'>,
  clock: Clock,
): Promise<BankFeedPort | undefined> {
  const { enableBanking: application } = bankFeeds;
  if (application === undefined) return undefined;
  const { createEnableBanking } = await import('../adapters/bank-feeds/enable-banking/enable-banking.ts');
  return createEnableBanking({ application, clock });
}

async function plaid(
  { bankFeeds, baseUrl }: Pick<Config, 'bankFeeds' | 'baseUrl'>,
  clock: Clock,
): Promise<BankFeedPort | undefined> {
  if (bankFeeds.plaid === undefined) return undefined;
  const { createPlaid } = await import('../adapters/bank-feeds/plaid/plaid.ts');
  // Plaid sends webhooks to public addresses with TLS only; without them, fetching a few times a day suffices.
  const webhookUrl = baseUrl?.startsWith('https://') === true ? `${baseUrl}/webhooks/plaid` : null;
  return createPlaid({ ...bankFeeds.plaid, webhookUrl, clock });
}
