import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { startLoopbackServer } from '../../../../adapters/demo/feed/loopback-server.ts';
import type { Webhook } from '../../../../domain/ports/feeds/bank-feed-port.ts';
import { Misbehaviours } from './misbehaviour.ts';

/** A member of a body, as the OpenAPI document of Plaid describes it. */
type Json = Readonly<Record<string, unknown>>;

/** A JSON number with this very text: `num('12.30')`. */
export function num(text: string): string {
  return `\u0001${text}`;
}

export interface FakePlaidAccount {
  readonly account_id: string;
  readonly name: string;
  readonly mask?: string;
  readonly type: string;
  balances: Json;
}

/** An entry of the history of an Item. */
export type FakeChange = readonly ['added' | 'modified' | 'removed', Json];

export interface FakePlaidItem {
  readonly id: string;
  readonly accessToken: string;
  readonly accounts: FakePlaidAccount[];
  /** All that ever happened; a cursor is a place in it. */
  readonly changes: FakeChange[];
  /** As `/accounts/get` shows it, while all else works. */
  error: Json | null;
  /** Code of the error with which every request about the Item ends. */
  refusal: Json | null;
  consentExpiresAt: string | null;
  updateStatus: string;
}

export interface FakePlaidSettings {
  pageSize: number;
  /** Called before each page after the first. */
  betweenPages: ((item: FakePlaidItem) => void) | null;
  hostedPage: string;
  /** When the pages end that are asked for. */
  linkEndsAt: string;
  /** Whether sessions say `on_success` instead of `results`, as older ones do. */
  isOld: boolean;
}

export interface FakePlaid {
  readonly origin: string;
  readonly keys: { readonly clientId: string; readonly secret: string };
  /** Accounts and history of the Items that are linked from now on. */
  readonly bank: { readonly accounts: FakePlaidAccount[]; readonly changes: FakeChange[] };
  readonly items: FakePlaidItem[];
  readonly settings: FakePlaidSettings;
  readonly misbehaviours: Misbehaviours;
  readonly requests: { readonly path: string; readonly body: Json; readonly headers: IncomingMessage['headers'] }[];
  /** The person signs in at their bank in the page at `url`. */
  signIn(url: string): void;
  /** The person closes the page at `url`. */
  leave(url: string): void;
  /** A signed webhook; `how` changes what is signed. */
  webhook(body: Json | string, how?: WebhookOptions): Promise<Webhook>;
  /** Signs with a new key from now on. The old one stays known, as one that has expired if so. */
  rotateWebhookKey(options?: { readonly isOldExpired?: boolean }): Promise<void>;
  close(): Promise<void>;
}

export interface WebhookOptions {
  readonly issuedAt?: Date;
  readonly sha256?: string | null;
  readonly header?: Json;
  /** Signs as the provider with this key would. */
  readonly key?: CryptoKey | Uint8Array;
}

interface WebhookKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly jwk: Json;
  isExpired: boolean;
}

interface LinkSession {
  readonly itemToken: string | null;
  state: 'new' | 'left' | 'done';
  publicToken: string | null;
}

interface State {
  readonly keys: FakePlaid['keys'];
  readonly bank: FakePlaid['bank'];
  readonly items: FakePlaidItem[];
  readonly settings: FakePlaidSettings;
  readonly links: Map<string, LinkSession>;
  readonly publicTokens: Set<string>;
  readonly webhookKeys: WebhookKey[];
  /** How long the history was when paging began, by access token. */
  readonly paging: Map<string, number>;
}

/**
 * Plaid on this machine: hosted pages, Items with a history that is read by cursor, and signed webhooks. A history that
 * grows between two pages ends the paging, as there.
 */
export async function startFakePlaid(): Promise<FakePlaid> {
  const state: State = {
    keys: { clientId: 'client-1', secret: 'secret-1' },
    bank: { accounts: [], changes: [] },
    items: [],
    settings: {
      pageSize: 500,
      betweenPages: null,
      hostedPage: 'https://secure.plaid.test/hl',
      linkEndsAt: '2026-11-20T11:00:00Z',
      isOld: false,
    },
    links: new Map(),
    publicTokens: new Set(),
    webhookKeys: [await newKey()],
    paging: new Map(),
  };
  const misbehaviours = new Misbehaviours();
  const requests: FakePlaid['requests'] = [];
  const server = await startLoopbackServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Json;
      requests.push({ path: request.url ?? '', body, headers: request.headers });
      if (misbehaviours.takes(request, response)) return;
      const [status, answer] = answerTo(state, request, body);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(textOf(answer));
    });
  });
  const linkAt = (url: string): LinkSession => {
    const link = state.links.get(url.slice(url.lastIndexOf('/') + 1));
    if (link === undefined) throw new Error('Nobody asked for this page.');
    return link;
  };
  return {
    origin: server.origin,
    keys: state.keys,
    bank: state.bank,
    items: state.items,
    settings: state.settings,
    misbehaviours,
    requests,
    signIn: (url) => finish(state, linkAt(url)),
    leave: (url) => {
      linkAt(url).state = 'left';
    },
    webhook: (body, how) => webhookOf(state, body, how),
    rotateWebhookKey: async ({ isOldExpired = false } = {}) => {
      const [old] = state.webhookKeys;
      if (old !== undefined) old.isExpired = isOldExpired;
      state.webhookKeys.unshift(await newKey());
    },
    close: () => server.close(),
  };
}

function textOf(answer: Json): string {
  return JSON.stringify(answer).replace(/"\\u0001([^"]*)"/g, '$1');
}

type Answer = readonly [status: number, body: Json];

function answerTo(state: State, { url = '', headers }: IncomingMessage, body: Json): Answer {
  const { clientId, secret } = state.keys;
  if (headers['plaid-client-id'] !== clientId || headers['plaid-secret'] !== secret) {
    return refused('INVALID_INPUT', 'INVALID_API_KEYS');
  }
  switch (url) {
    case '/link/token/create':
      return createLink(state, body);
    case '/link/token/get':
      return showLink(state, body);
    case '/item/public_token/exchange':
      return exchange(state, body);
    case '/webhook_verification_key/get':
      return showKey(state, body);
    case '/accounts/get':
    case '/transactions/sync':
    case '/item/remove':
      return aboutItem(state, url, body);
    default:
      return refused('INVALID_REQUEST', 'NOT_FOUND', 404);
  }
}

function createLink({ links, settings }: State, body: Json): Answer {
  const isRepair = typeof body['access_token'] === 'string';
  const isComplete = ['client_name', 'language', 'country_codes', 'user', 'hosted_link'].every((name) => name in body);
  if (!isComplete || isRepair === 'products' in body) return refused('INVALID_REQUEST', 'MISSING_FIELDS');
  const id = `link-${randomUUID()}`;
  links.set(id, { itemToken: isRepair ? String(body['access_token']) : null, state: 'new', publicToken: null });
  return [
    200,
    {
      link_token: id,
      expiration: settings.linkEndsAt,
      hosted_link_url: `${settings.hostedPage}/${id}`,
      request_id: 'r',
    },
  ];
}

function finish(state: State, link: LinkSession): void {
  link.state = 'done';
  if (link.itemToken === null) {
    link.publicToken = `public-${randomUUID()}`;
    state.publicTokens.add(link.publicToken);
    return;
  }
  const item = state.items.find(({ accessToken }) => accessToken === link.itemToken);
  if (item !== undefined) Object.assign(item, { error: null, refusal: null });
}

function showLink({ links, settings }: State, body: Json): Answer {
  const link = links.get(String(body['link_token']));
  if (link === undefined) return refused('INVALID_INPUT', 'INVALID_LINK_TOKEN');
  if (link.state === 'new') return [200, { link_token: body['link_token'], request_id: 'r' }];
  const session = { link_session_id: 's', started_at: '2026-11-20T10:01:00Z', finished_at: '2026-11-20T10:02:00Z' };
  if (link.state === 'left') {
    return [
      200,
      { link_sessions: [{ ...session, exit: { error: null, metadata: { status: 'requires_credentials' } } }] },
    ];
  }
  const institution = { name: 'First Platypus Bank', institution_id: 'ins_1' };
  const { publicToken } = link;
  if (publicToken === null) return [200, { link_sessions: [{ ...session, exit: null, results: null }] }];
  const result = settings.isOld
    ? { on_success: { public_token: publicToken, metadata: { institution } } }
    : { results: { item_add_results: [{ public_token: publicToken, accounts: [], institution }] } };
  return [200, { link_sessions: [{ ...session, ...result }] }];
}

function exchange(state: State, body: Json): Answer {
  if (!state.publicTokens.delete(String(body['public_token']))) return refused('INVALID_INPUT', 'INVALID_PUBLIC_TOKEN');
  const item: FakePlaidItem = {
    id: `item-${randomUUID()}`,
    accessToken: `access-${randomUUID()}`,
    accounts: [...state.bank.accounts],
    changes: [...state.bank.changes],
    error: null,
    refusal: null,
    consentExpiresAt: null,
    updateStatus: 'HISTORICAL_UPDATE_COMPLETE',
  };
  state.items.push(item);
  return [200, { access_token: item.accessToken, item_id: item.id, request_id: 'r' }];
}

function aboutItem(state: State, path: string, body: Json): Answer {
  const item = state.items.find(({ accessToken }) => accessToken === body['access_token']);
  if (item === undefined) return refused('INVALID_INPUT', 'INVALID_ACCESS_TOKEN');
  if (path === '/item/remove') {
    state.items.splice(state.items.indexOf(item), 1);
    return [200, { request_id: 'r' }];
  }
  if (item.refusal !== null) return [400, item.refusal];
  if (path === '/transactions/sync') return sync(state, item, body);
  const { id, error, consentExpiresAt: consent } = item;
  const facts = { item_id: id, error, consent_expiration_time: consent, institution_name: 'First Platypus Bank' };
  return [200, { accounts: item.accounts, item: facts, request_id: 'r' }];
}

function sync({ paging, settings }: State, item: FakePlaidItem, body: Json): Answer {
  const cursor = typeof body['cursor'] === 'string' ? body['cursor'] : 'c0';
  const match = /^c(\d+)(p?)$/.exec(cursor);
  if (match === null) return refused('INVALID_REQUEST', 'INVALID_FIELD');
  const isContinued = match[2] === 'p';
  if (isContinued) settings.betweenPages?.(item);
  else paging.set(item.accessToken, item.changes.length);
  if (isContinued && paging.get(item.accessToken) !== item.changes.length) {
    return refused('TRANSACTIONS_ERROR', 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION');
  }
  if (item.updateStatus === 'NOT_READY') return [200, page([], '', false, item)];
  const start = Number(match[1]);
  const end = start + Math.min(Number(body['count']), settings.pageSize);
  const hasMore = end < item.changes.length;
  const next = `c${Math.min(end, item.changes.length)}${hasMore ? 'p' : ''}`;
  return [200, page(item.changes.slice(start, end), next, hasMore, item)];
}

function page(changes: readonly FakeChange[], next: string, hasMore: boolean, item: FakePlaidItem): Json {
  const of = (kind: FakeChange[0]) => changes.filter(([name]) => name === kind).map(([, transaction]) => transaction);
  const ids = new Set(changes.map(([, transaction]) => transaction['account_id']));
  return {
    accounts: item.accounts.filter(({ account_id: id }) => ids.has(id)),
    added: of('added'),
    modified: of('modified'),
    removed: of('removed'),
    next_cursor: next,
    has_more: hasMore,
    transactions_update_status: item.updateStatus,
    request_id: 'r',
  };
}

function showKey({ webhookKeys }: State, body: Json): Answer {
  const key = webhookKeys.find(({ kid }) => kid === body['key_id']);
  if (key === undefined) return refused('INVALID_INPUT', 'INVALID_WEBHOOK_VERIFICATION_KEY_ID');
  const expiredAt = key.isExpired ? num('1763600000') : null;
  return [
    200,
    { key: { ...key.jwk, kid: key.kid, created_at: num('1763500000'), expired_at: expiredAt }, request_id: 'r' },
  ];
}

async function newKey(): Promise<WebhookKey> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), alg: 'ES256', use: 'sig' };
  return { kid: randomUUID(), privateKey, jwk, isExpired: false };
}

async function webhookOf({ webhookKeys }: State, body: Json | string, how: WebhookOptions = {}): Promise<Webhook> {
  const [key] = webhookKeys;
  if (key === undefined) throw new Error('There is no key.');
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const sha256 = how.sha256 === undefined ? createHash('sha256').update(bytes).digest('hex') : how.sha256;
  const token = await new SignJWT(sha256 === null ? {} : { request_body_sha256: sha256 })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.kid, ...how.header })
    .setIssuedAt(how.issuedAt ?? new Date('2026-11-20T10:00:00Z'))
    .sign(how.key ?? key.privateKey);
  return { headers: { 'plaid-verification': token }, body: bytes };
}

function refused(type: string, code: string, status = 400): Answer {
  return [
    status,
    {
      error_type: type,
      error_code: code,
      error_message: 'A sentence of Plaid that nobody shows.',
      display_message: null,
      request_id: 'r',
    },
  ];
}

/** An error of an Item, for `error` and `refusal`. */
export function itemError(code: string, reason: string | null = null, type = 'ITEM_ERROR'): Json {
  return { error_type: type, error_code: code, error_code_reason: reason, error_message: 'secret words' };
}
