import { addSeconds, type Timestamp } from '../../../domain/calendar.ts';
import { FeedFailure } from '../../../domain/feeds/feed-problem.ts';
import type { FeedLink, LinkRequest, LinkStart } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { idOf, type JsonObject, momentOf, objectOf, objectsOf, textOf, tokenOf } from '../json.ts';
import type { AskPlaid } from './api.ts';
import { consentEnd, institutionOf, type PlaidItem, readAccount } from './item.ts';

export interface LinkContext {
  readonly ask: AskPlaid;
  /** Countries whose banks are offered, as ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** Where Plaid sends its webhooks; `null` if this service cannot be reached from the Internet. */
  readonly webhookUrl: string | null;
  readonly now: Timestamp;
  readonly nonsense: () => FeedFailure;
}

/** What `complete` needs of `begin`. */
interface PendingLink {
  readonly linkToken: string;
  /** The Item that the person repairs. */
  readonly renewed: PlaidItem | null;
}

/** Plaid gives at most two years, and never more than was asked for at first. */
const DAYS_REQUESTED = 730;
/** How long the person may take in the pages of Plaid. */
const LINK_SECONDS = 3_600;

/** Plaid has the pages in which the person chooses a bank and signs in, and those in which they repair an Item. */
export async function startLink(
  context: LinkContext,
  request: LinkRequest,
  renewed: PlaidItem | null,
): Promise<LinkStart> {
  const { ask, countries, webhookUrl, now, nonsense } = context;
  const response = await ask('/link/token/create', {
    client_name: 'Coffer',
    language: 'en',
    country_codes: countries,
    user: { client_user_id: request.userKey },
    hosted_link: { url_lifetime_seconds: LINK_SECONDS, ...wayBack(request) },
    ...(webhookUrl === null ? {} : { webhook: webhookUrl }),
    ...(renewed === null
      ? { products: ['transactions'], transactions: { days_requested: DAYS_REQUESTED } }
      : { access_token: renewed.accessToken }),
  });
  const linkToken = tokenOf(response, 'link_token');
  const url = tokenOf(response, 'hosted_link_url');
  if (linkToken === null || url === null || URL.parse(url)?.protocol !== 'https:') throw nonsense();
  const pending: PendingLink = { linkToken, renewed };
  const expiresAt = momentOf(response, 'expiration') ?? addSeconds(now, LINK_SECONDS);
  return { kind: 'consent', url, pending: JSON.stringify(pending), expiresAt };
}

/** Plaid sends nobody to an address without TLS: the person has to find the way back alone. */
function wayBack({ returnUrl, state }: LinkRequest): JsonObject {
  const url = URL.parse(returnUrl);
  if (url?.protocol !== 'https:') return {};
  url.searchParams.set('state', state);
  return { completion_redirect_uri: url.href };
}

/** Asks Plaid itself, since the person's browser brings nothing. `undefined` if they have not finished. */
export async function finishLink(context: LinkContext, pendingText: string): Promise<FeedLink | undefined> {
  const { linkToken, renewed } = JSON.parse(pendingText) as PendingLink;
  const response = await context.ask('/link/token/get', { link_token: linkToken });
  const sessions = objectsOf(response, 'link_sessions');
  if (renewed !== null) return sessions.some(isFinished) ? linkOf(context, renewed) : undefined;
  const added = sessions.map(addedItem).find((item) => item !== undefined);
  return added === undefined ? undefined : linkOf(context, await exchanged(context, added));
}

/** A person who leaves the pages before the end has an `exit`, and may try again. */
function isFinished(session: JsonObject): boolean {
  if (addedItem(session) !== undefined || objectOf(session, 'on_success') !== undefined) return true;
  const hasLeft = objectOf(session, 'exit') !== undefined || objectOf(session, 'on_exit') !== undefined;
  return textOf(session, 'finished_at') !== null && !hasLeft;
}

interface AddedItem {
  readonly publicToken: string;
  readonly institutionName: string | null;
}

/** `on_success` is the older way to say the same. */
function addedItem(session: JsonObject): AddedItem | undefined {
  const success = objectOf(session, 'on_success');
  const results = [
    ...objectsOf(objectOf(session, 'results'), 'item_add_results').map((result) => [result, result] as const),
    [success, objectOf(success, 'metadata')] as const,
  ];
  for (const [holder, facts] of results) {
    const publicToken = tokenOf(holder, 'public_token');
    if (publicToken !== null) return { publicToken, institutionName: textOf(objectOf(facts, 'institution'), 'name') };
  }
  return undefined;
}

async function exchanged(context: LinkContext, { publicToken, institutionName }: AddedItem): Promise<PlaidItem> {
  const response = await context.ask('/item/public_token/exchange', { public_token: publicToken });
  const accessToken = tokenOf(response, 'access_token');
  const itemId = idOf(response, 'item_id');
  if (accessToken === null || itemId === null) throw context.nonsense();
  const country = context.countries.length === 1 ? (context.countries[0] ?? null) : null;
  return { accessToken, itemId, institution: { name: institutionName ?? 'Bank', country } };
}

/** The token works once, so what it opened must not be lost because the accounts cannot be listed right now. */
async function linkOf({ ask }: LinkContext, item: PlaidItem): Promise<FeedLink> {
  const response = await ask('/accounts/get', { access_token: item.accessToken }).catch(emptyIfFailed);
  const institution = institutionOf(response, item.institution);
  const credentials: PlaidItem = { ...item, institution };
  return {
    credentials: JSON.stringify(credentials),
    providerKey: item.itemId,
    accounts: objectsOf(response, 'accounts').flatMap((account) => readAccount(account, institution) ?? []),
    consentExpiresAt: consentEnd(response),
  };
}

function emptyIfFailed(error: unknown): JsonObject {
  if (error instanceof FeedFailure) return {};
  throw error;
}
