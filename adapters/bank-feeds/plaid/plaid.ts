import type { Clock } from '../../../domain/ports/clock.ts';
import type { BankFeedPort } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { createProviderHttp, type ProviderHttpOptions } from '../http/provider-http.ts';
import { ProviderRefusal } from '../problem.ts';
import { type AskPlaid, type PlaidEnvironment, type PlaidKeys, plaidApi } from './api.ts';
import { fetchItem } from './fetch-item.ts';
import type { PlaidItem } from './item.ts';
import { finishLink, type LinkContext, startLink } from './link.ts';
import { readPlaidWebhook } from './webhook.ts';
import { webhookKeys } from './webhook-keys.ts';

export interface PlaidOptions {
  readonly keys: PlaidKeys;
  readonly environment: PlaidEnvironment;
  /** Countries whose banks are offered, as ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** Where Plaid sends its webhooks; `null` if this service cannot be reached from the Internet. */
  readonly webhookUrl: string | null;
  readonly clock: Clock;
  /** For tests: another server than that of Plaid. */
  readonly url?: string;
  /** For tests. */
  readonly http?: Omit<ProviderHttpOptions, 'provider'>;
}

/** Plaid allows far more, but asks most banks only a few times a day. */
const FETCHES_PER_DAY = 24;

/** Banks of the United States, Canada and Europe by Plaid. */
export function createPlaid(options: PlaidOptions): BankFeedPort {
  const { clock, countries, webhookUrl } = options;
  const http = createProviderHttp({ ...options.http, provider: 'Plaid' });
  const open = plaidApi(http, options.keys, options.url ?? `https://${options.environment}.plaid.com`);
  const nonsense = () => http.failures.nonsense();
  const context = (): LinkContext => ({ ask: open(), countries, webhookUrl, now: clock.now(), nonsense });
  const findKey = webhookKeys(open, clock);
  return {
    provider: 'plaid',
    hasTrustedIds: true,
    fetchesPerDay: FETCHES_PER_DAY,
    // The person chooses the bank in the pages of Plaid.
    banks: async () => [],
    begin: (request) => startLink(context(), request, null),
    complete: (pending) => finishLink(context(), pending),
    renew: (credentials, request) => startLink(context(), request, itemOf(credentials)),
    fetch: (request) => fetchItem(itemOf(request.credentials), request, open(), nonsense),
    revoke: async (credentials) => {
      await revoke(itemOf(credentials), open());
      return true;
    },
    readWebhook: (webhook) => readPlaidWebhook(webhook, findKey, clock.now()),
  };
}

/** Our own text. */
function itemOf(credentials: string): PlaidItem {
  return JSON.parse(credentials) as PlaidItem;
}

async function revoke({ accessToken }: PlaidItem, ask: AskPlaid): Promise<void> {
  try {
    await ask('/item/remove', { access_token: accessToken });
  } catch (error) {
    if (!(error instanceof ProviderRefusal && error.problem.code === 'revoked')) throw error;
  }
}
