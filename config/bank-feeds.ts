import { createSimpleFin } from '../adapters/bank-feeds/simplefin/simplefin.ts';
import type { Clock } from '../domain/ports/clock.ts';
import type { BankFeedPort, BankFeeds } from '../domain/ports/feeds/bank-feed-port.ts';
import type { Config } from './settings/env.ts';

/** The providers that the settings allow, each loaded only if it is. SimpleFIN needs no settings. */
export async function createBankFeeds(
  config: Pick<Config, 'bankFeeds' | 'feedAllowedOrigins' | 'baseUrl'>,
  clock: Clock,
): Promise<BankFeeds> {
  const { bankFeeds, feedAllowedOrigins: allowedOrigins, baseUrl } = config;
  const { enableBanking, plaid } = bankFeeds;
  const feeds: BankFeedPort[] = [createSimpleFin({ allowedOrigins })];
  if (enableBanking !== undefined) {
    const { createEnableBanking } = await import('../adapters/bank-feeds/enable-banking/enable-banking.ts');
    feeds.push(createEnableBanking({ application: enableBanking, clock }));
  }
  if (plaid !== undefined) {
    const { createPlaid } = await import('../adapters/bank-feeds/plaid/plaid.ts');
    // Plaid sends webhooks to public addresses with TLS only; without them, fetching a few times a day suffices.
    const webhookUrl = baseUrl?.startsWith('https://') === true ? `${baseUrl}/webhooks/plaid` : null;
    feeds.push(createPlaid({ ...plaid, webhookUrl, clock }));
  }
  return new Map(feeds.map((feed) => [feed.provider, feed]));
}
