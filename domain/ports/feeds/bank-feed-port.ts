import type { LocalDate, Timestamp } from '../../calendar.ts';
import type { FeedAccount, FeedInstitution } from '../../feeds/feed-account.ts';
import type { FetchedFeed } from '../../feeds/fetched-feed.ts';
import type { FeedProvider } from '../../feeds/provider-facts.ts';

/** A bank that a provider can connect. */
export interface ConnectableBank extends FeedInstitution {
  /** The longest time for which the bank gives consent. */
  readonly maximumConsentSeconds: number | null;
}

/** What a person gives to begin: a provider uses its own members and refuses the request without them. */
export interface LinkRequest {
  /** SimpleFIN: the text that the person copied from the bridge. */
  readonly setupToken?: string;
  /** Enable Banking: one of `banks`. */
  readonly bank?: FeedInstitution;
  /** An address of this service to which the provider sends the person's browser back. */
  readonly returnUrl: string;
  /** Random, used once, bound to the user by the caller. It comes back with the person's browser. */
  readonly state: string;
  /** Of the user as the provider may know them: an opaque id, never an e-mail address. */
  readonly userKey: string;
}

/** A connection that works. */
export interface FeedLink {
  /** Everything that later calls need. It is sealed before it is stored, and never logged. */
  readonly credentials: string;
  /** What the provider calls the connection in its webhooks; `null` without webhooks. */
  readonly providerKey: string | null;
  /** Those that are known without a fetch; may be empty. */
  readonly accounts: readonly FeedAccount[];
  readonly consentExpiresAt: Timestamp | null;
}

/** `consent`: the person has to visit `url`; then `complete` makes the link, with `pending`, which is a secret. */
export type LinkStart =
  | { readonly kind: 'linked'; readonly link: FeedLink }
  | { readonly kind: 'consent'; readonly url: string; readonly pending: string; readonly expiresAt: Timestamp };

/** What the provider gave the person's browser to bring back: `{ code }`, `{ error }` or nothing. */
export type ConsentAnswer = Readonly<Record<string, string>>;

export interface FetchRequest {
  readonly credentials: string;
  /** That of the last stored fetch; `null` at first. */
  readonly cursor: string | null;
  /** The first day that is wanted from providers that are asked by days. */
  readonly since: LocalDate;
  readonly today: LocalDate;
  /** Keys of accounts that the person ignores: their rows need not be fetched. */
  readonly ignored: ReadonlySet<string>;
}

export interface Webhook {
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/**
 * - `refused`: the provider did not send it.
 * - `ignored`: it concerns nothing that Coffer does.
 * - `fetch`: the connection with this `providerKey` has something new.
 */
export type WebhookReading =
  | { readonly kind: 'refused' | 'ignored' }
  | { readonly kind: 'fetch'; readonly providerKey: string };

/**
 * One provider of bank data. Every method throws `FeedFailure`, and nothing else, where the provider or the bank says
 * no; and `invalid` naming a member of the request for what the person gave wrong. Calls take at most a minute, so they
 * are made outside of units of work.
 */
export interface BankFeedPort {
  readonly provider: FeedProvider;
  /** Whether rows keep their ids while everything else about them may change. */
  readonly hasTrustedIds: boolean;
  /** Fetches that a connection may make within 24 hours. */
  readonly fetchesPerDay: number;
  /** Banks of a country, by name; empty if the provider lets the person choose. `country` is ISO 3166-1 alpha-2. */
  banks(country: string): Promise<readonly ConnectableBank[]>;
  begin(request: LinkRequest): Promise<LinkStart>;
  /** `undefined` if the person has not finished. `pending` can be used until this returns a link. */
  complete(pending: string, answer: ConsentAnswer): Promise<FeedLink | undefined>;
  /** Renews a connection; the new link replaces the old one, and its accounts keep their keys. */
  renew(credentials: string, request: LinkRequest): Promise<LinkStart>;
  fetch(request: FetchRequest): Promise<FetchedFeed>;
  /** Ends the connection at the provider. Succeeds if it has ended before. `false` where only the person can end it. */
  revoke(credentials: string): Promise<boolean>;
  /** Absent where there are no webhooks. Throws `FeedFailure` if the sender cannot be checked at the moment. */
  readWebhook?(webhook: Webhook): Promise<WebhookReading>;
}

/** The providers that this server has settings for. */
export type BankFeeds = ReadonlyMap<FeedProvider, BankFeedPort>;
