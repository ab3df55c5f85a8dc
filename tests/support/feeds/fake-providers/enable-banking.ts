import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { jwtVerify } from 'jose';
import { startLoopbackServer } from '../../../../adapters/demo/feed/loopback-server.ts';
import { Misbehaviours } from './misbehaviour.ts';

/** A member of a response, as Enable Banking's reference of its API describes it. */
type Json = Readonly<Record<string, unknown>>;

export interface FakeBankAccount {
  readonly hash: string;
  readonly iban?: string;
  readonly currency: string;
  readonly name: string;
  readonly type?: string;
  readonly creditLimit?: string;
  /** Closed accounts have no `uid`. */
  readonly isClosed?: boolean;
  balances: readonly Json[];
  /** In the order of the pages. */
  transactions: readonly FakeBankTransaction[];
}

/** Only `booking_date` and others that are given are sent; `entry_reference` as the fake is told. */
export type FakeBankTransaction = Json & { readonly booking_date?: string | null };

export interface FakeEnableBanking {
  readonly origin: string;
  readonly application: { readonly id: string; readonly privateKey: KeyObject };
  /** Another key than the registered one. */
  readonly strangerKey: KeyObject;
  readonly accounts: FakeBankAccount[];
  readonly banks: Json[];
  readonly misbehaviours: Misbehaviours;
  /** `GET /accounts/…/transactions?…` of all requests, with the identifiers left out. */
  readonly requests: FakeRequest[];
  /** Bodies of `POST /auth`. */
  readonly authorisations: Json[];
  readonly settings: FakeBankSettings;
  /** The person gives consent in the page at `url`, and comes back with a code. */
  consent(url: string): string;
  /** Sets the status of all sessions that are open. */
  endSessions(status: 'EXPIRED' | 'REVOKED' | 'CLOSED'): void;
  openSessions(): number;
  close(): Promise<void>;
}

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
}

export interface FakeBankSettings {
  pageSize: number;
  /** Pages without rows before each page, as banks that filter late have them. */
  emptyPages: number;
  /** Days of history that the bank gives; a longer time is refused. */
  historyDays: number | null;
  /** The day at the bank, on which applications sign in and from which its history is counted. */
  today: string;
  /** Called before each page of transactions after the first. */
  betweenPages: (() => void) | null;
  /** The address of the bank's page. */
  consentPage: string;
}

interface FakeSession {
  readonly id: string;
  status: string;
  readonly validUntil: string;
  readonly uids: ReadonlyMap<string, FakeBankAccount>;
}

/** Made once, because it takes a while. */
const registeredKeys = once(newKeys);
const strangerKeys = once(newKeys);

function newKeys() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Enable Banking on this machine: applications sign in with a JWT, sessions are opened with a code that is used once,
 * and the ids of accounts live with a session.
 */
export async function startFakeEnableBanking(): Promise<FakeEnableBanking> {
  const id = randomUUID();
  const state: State = {
    application: { id, publicKey: registeredKeys().publicKey },
    accounts: [],
    banks: [],
    authorisations: [],
    consents: new Map(),
    codes: new Map(),
    sessions: new Map(),
    settings: {
      pageSize: 50,
      emptyPages: 0,
      historyDays: null,
      today: '2026-11-20',
      betweenPages: null,
      consentPage: 'https://bank.test/consent',
    },
  };
  const misbehaviours = new Misbehaviours();
  const requests: FakeRequest[] = [];
  const server = await startLoopbackServer((request, response) => {
    void handle(request, response);
  });
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', server.origin);
    const method = request.method ?? '';
    requests.push({ method, path: url.pathname, query: url.searchParams, headers: request.headers });
    const body = await bodyOf(request);
    if (misbehaviours.takes(request, response)) return;
    const [status, answer] = await answerTo(state, { method, url, headers: request.headers, body });
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  }
  return {
    origin: server.origin,
    application: { id, privateKey: registeredKeys().privateKey },
    strangerKey: strangerKeys().privateKey,
    accounts: state.accounts,
    banks: state.banks,
    misbehaviours,
    requests,
    authorisations: state.authorisations,
    settings: state.settings,
    consent: (url) => {
      const authorisation = state.consents.get(new URL(url).searchParams.get('id') ?? '');
      if (authorisation === undefined) throw new Error('Nobody asked for this consent.');
      const code = randomUUID();
      state.codes.set(code, authorisation);
      return code;
    },
    endSessions: (status) => {
      for (const session of state.sessions.values()) if (session.status === 'AUTHORIZED') session.status = status;
    },
    openSessions: () => [...state.sessions.values()].filter(({ status }) => status === 'AUTHORIZED').length,
    close: () => server.close(),
  };
}

interface State {
  readonly application: { readonly id: string; readonly publicKey: KeyObject };
  readonly accounts: FakeBankAccount[];
  readonly banks: Json[];
  readonly authorisations: Json[];
  readonly consents: Map<string, Json>;
  readonly codes: Map<string, Json>;
  readonly sessions: Map<string, FakeSession>;
  readonly settings: FakeBankSettings;
}

interface Incoming {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: Json;
}

type Answer = readonly [status: number, body: Json];

async function answerTo(state: State, incoming: Incoming): Promise<Answer> {
  if (!(await isSigned(state, incoming.headers.authorization))) return refused(401, 'UNAUTHORIZED_ACCESS');
  const [first = '', second = '', third = ''] = incoming.url.pathname.split('/').slice(1);
  switch (`${incoming.method} ${first}/${third}`) {
    case 'GET aspsps/':
      return [
        200,
        { aspsps: state.banks.filter(({ country }) => country === incoming.url.searchParams.get('country')) },
      ];
    case 'POST auth/':
      return authorise(state, incoming.body);
    case 'POST sessions/':
      return openSession(state, incoming.body);
    case 'GET sessions/':
      return showSession(state, second);
    case 'DELETE sessions/':
      return closeSession(state, second);
    case 'GET accounts/balances':
    case 'GET accounts/transactions':
      return accountData(state, second, third, incoming);
    default:
      return refused(404, 'WRONG_REQUEST_PARAMETERS');
  }
}

async function isSigned({ application, settings }: State, authorization = ''): Promise<boolean> {
  try {
    const { payload, protectedHeader } = await jwtVerify(authorization.replace(/^Bearer /, ''), application.publicKey, {
      algorithms: ['RS256'],
      issuer: 'enablebanking.com',
      audience: 'api.enablebanking.com',
      requiredClaims: ['iat', 'exp'],
      // Tests live at another time.
      currentDate: new Date(`${settings.today}T10:10:00Z`),
    });
    return protectedHeader.kid === application.id && (payload.exp ?? 0) - (payload.iat ?? 0) <= 86_400;
  } catch {
    return false;
  }
}

function authorise(state: State, body: Json): Answer {
  const { access, aspsp, redirect_url: redirectUrl, state: given } = body;
  if (typeof redirectUrl !== 'string' || typeof given !== 'string' || typeof access !== 'object') {
    return refused(422, 'WRONG_REQUEST_PARAMETERS');
  }
  const named = aspsp as { name?: string; country?: string };
  const bank = state.banks.find(({ name, country }) => name === named.name && country === named.country);
  if (bank === undefined) return refused(400, 'WRONG_ASPSP_PROVIDED');
  const id = randomUUID();
  state.authorisations.push(body);
  state.consents.set(id, body);
  return [200, { url: `${state.settings.consentPage}?id=${id}`, authorization_id: id, psu_id_hash: 'h' }];
}

function openSession(state: State, body: Json): Answer {
  const authorisation = state.codes.get(String(body['code']));
  if (authorisation === undefined) return refused(422, 'WRONG_AUTHORIZATION_CODE');
  state.codes.delete(String(body['code']));
  const { valid_until: validUntil = '' } = authorisation['access'] as { valid_until?: string };
  const uids = new Map(state.accounts.map((account) => [randomUUID(), account] as const));
  const session: FakeSession = { id: randomUUID(), status: 'AUTHORIZED', validUntil, uids };
  state.sessions.set(session.id, session);
  return [
    200,
    {
      session_id: session.id,
      accounts: [...uids].map(([uid, account]) => describe(uid, account)),
      aspsp: authorisation['aspsp'],
      psu_type: 'personal',
      access: { valid_until: validUntil },
    },
  ];
}

function describe(uid: string, { hash, iban, currency, name, type, creditLimit, isClosed }: FakeBankAccount): Json {
  return {
    ...(isClosed === true ? {} : { uid }),
    identification_hash: hash,
    identification_hashes: [hash],
    account_id: { iban },
    name: 'Ada Lovelace',
    details: name,
    currency,
    cash_account_type: type ?? 'CACC',
    ...(creditLimit === undefined ? {} : { credit_limit: { amount: creditLimit, currency } }),
  };
}

function showSession({ sessions }: State, id: string): Answer {
  const session = sessions.get(id);
  if (session === undefined) return refused(404, 'SESSION_DOES_NOT_EXIST');
  const data = [...session.uids].map(([uid, { hash }]) => ({ uid, identification_hash: hash }));
  return [
    200,
    {
      status: session.status,
      access: { valid_until: session.validUntil },
      accounts: [...session.uids.keys()],
      accounts_data: data,
    },
  ];
}

function closeSession({ sessions }: State, id: string): Answer {
  const session = sessions.get(id);
  if (session === undefined) return refused(404, 'SESSION_DOES_NOT_EXIST');
  if (session.status !== 'AUTHORIZED') return refused(401, `${session.status}_SESSION`);
  session.status = 'CLOSED';
  return [200, { message: 'OK' }];
}

function accountData(state: State, uid: string, what: string, { url }: Incoming): Answer {
  const session = [...state.sessions.values()].find(({ uids }) => uids.has(uid));
  const account = session?.uids.get(uid);
  if (session === undefined || account === undefined) return refused(404, 'ACCOUNT_DOES_NOT_EXIST');
  if (session.status !== 'AUTHORIZED') return refused(401, `${session.status}_SESSION`);
  return what === 'balances' ? [200, { balances: account.balances }] : transactions(state.settings, account, url);
}

/** A key is the place in the list, as at banks that page by offset: a new row moves all others. */
function transactions(settings: FakeBankSettings, account: FakeBankAccount, { searchParams }: URL): Answer {
  const from = searchParams.get('date_from') ?? '1900-01-01';
  const isLongest = searchParams.get('strategy') === 'longest';
  const earliest = settings.historyDays === null ? '1900-01-01' : daysBefore(settings.today, settings.historyDays);
  if (from < earliest && !isLongest) return refused(422, 'WRONG_TRANSACTIONS_PERIOD');
  const key = searchParams.get('continuation_key');
  if (key !== null) settings.betweenPages?.();
  const [place = 0, empty = 0] = (key ?? `0 ${settings.emptyPages}`).split(' ').map(Number);
  if (empty > 0) return [200, { transactions: [], continuation_key: `${place} ${empty - 1}` }];
  const start = from < earliest ? earliest : from;
  const listed = account.transactions.filter(({ booking_date: day }) => typeof day !== 'string' || day >= start);
  const end = place + settings.pageSize;
  const page = listed.slice(place, end).map((row) => ({ ...row, transaction_id: randomUUID() }));
  const next = end < listed.length ? `${end} ${settings.emptyPages}` : null;
  return [200, { transactions: page, continuation_key: next }];
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

function refused(status: number, error: string): Answer {
  return [status, { code: status, error, message: 'A sentence of Enable Banking that nobody shows.' }];
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : (JSON.parse(text) as Json);
}
