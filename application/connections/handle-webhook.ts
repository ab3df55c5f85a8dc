import type { FeedProvider, Webhook } from '../../domain/ports/bank-feed-port.ts';

/**
 * A message of a provider. `refused`: the provider did not send it, or has no webhooks. `accepted`: it is genuine, and
 * a sync of the connection that it names is due as soon as the provider's limit allows. Throws `not_configured`,
 * `feed_failed` if the sender cannot be checked at the moment.
 */
export type HandleWebhook = (provider: FeedProvider, webhook: Webhook) => Promise<'accepted' | 'refused'>;
