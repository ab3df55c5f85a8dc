import { unlessNotFound } from '../../domain/error.ts';
import { noticeNews } from '../../domain/feeds/fetching.ts';
import type { FeedProvider } from '../../domain/feeds/provider-facts.ts';
import type { Webhook } from '../../domain/ports/feeds/bank-feed-port.ts';
import type { Ports } from '../ports.ts';
import { asking, requireFeed } from './bank-feeds.ts';

/**
 * A message of a provider. `refused`: the provider did not send it, or has no webhooks. `accepted`: it is genuine, and
 * a sync of the connection that it names is due as soon as the provider's limit allows. Throws `not_configured`,
 * `feed_failed` if the sender cannot be checked at the moment.
 */
export function handleWebhook({ bankFeeds, connections, clock }: Pick<Ports, 'bankFeeds' | 'connections' | 'clock'>) {
  return async (provider: FeedProvider, webhook: Webhook): Promise<'accepted' | 'refused'> => {
    const feed = requireFeed(bankFeeds, provider);
    const reading = (await asking(async () => feed.readWebhook?.(webhook))) ?? { kind: 'refused' };
    if (reading.kind !== 'fetch') return reading.kind === 'refused' ? 'refused' : 'accepted';
    const place = await connections.withProviderKey(provider, reading.providerKey);
    if (place === undefined) return 'accepted';
    const { userId, id } = place;
    const notice = connections.update(userId, id, (one) => noticeNews(one, feed.fetchesPerDay, clock.now()));
    // The connection may be removed at the same moment.
    await notice.catch(unlessNotFound);
    return 'accepted';
  };
}
