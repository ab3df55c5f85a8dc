import { type App, type AppOptions, createApp } from '../../../config/create-app.ts';
import { ports, useCases } from '../../../config/tokens.ts';
import type { AccessToken, Scope } from '../../../domain/access/credential.ts';
import type { BankAccount } from '../../../domain/ledger/bank-account.ts';
import type { New } from '../../../domain/new.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
import { CHEAP_PASSWORDS } from '../cheap-passwords.ts';
import { openMigratedDatabase } from '../databases/postgres.ts';
import { aUser, newAccessToken } from '../fixtures.ts';
import { PATIENT } from '../patient.ts';
import { type HttpAnswer, type HttpRequest, send } from './http-client.ts';

/** A user with a key, over HTTP. */
export interface Caller {
  readonly userId: number;
  readonly email: string;
  readonly key: string;
  readonly get: (path: string, request?: HttpRequest) => Promise<HttpAnswer>;
  readonly post: (path: string, json: unknown, request?: HttpRequest) => Promise<HttpAnswer>;
  readonly put: (path: string, json: unknown, request?: HttpRequest) => Promise<HttpAnswer>;
  readonly delete: (path: string, request?: HttpRequest) => Promise<HttpAnswer>;
}

/** A whole service that listens, and whatever a test needs to set the stage behind its back. */
export interface HttpService {
  readonly url: string;
  readonly app: App;
  /** Every answer so far. */
  readonly answers: readonly HttpAnswer[];
  /** Counts answers of another service among its own. */
  remember(answers: readonly HttpAnswer[]): void;
  send(method: string, path: string, request?: HttpRequest): Promise<HttpAnswer>;
  /** A new user with a key, by default of both scopes. */
  newCaller(scopes?: readonly Scope[]): Promise<Caller>;
  /** Another key of the caller. */
  newKey(caller: Caller, scopes: readonly Scope[]): Promise<string>;
  /** An access token, by default a live one for the REST interface. */
  newToken(caller: Caller, overrides?: Partial<New<AccessToken>>): Promise<string>;
  /** In a unit of work of its own. */
  prepare<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>;
  account(caller: Caller, id: number): Promise<BankAccount>;
  close(): Promise<void>;
}

export type ServiceOptions = Omit<AppOptions, 'store' | 'databaseUrl' | 'dataDir'>;

/** Opens a service over one kind of store, empty but for what every store holds. */
export type OpenService = (options?: ServiceOptions) => Promise<HttpService>;

export const openMemoryService: OpenService = (options) => listen({ ...QUIET, ...options, store: 'memory' });

/** On a database of its own. */
export const openPostgresService: OpenService = async (options) => {
  const database = await openMigratedDatabase();
  const service = await listen({ ...QUIET, ...options, store: 'postgres', databaseUrl: database.url });
  return {
    ...service,
    close: async () => {
      await service.close();
      await database.drop();
    },
  };
};

/** Opens a service for one test, and closes it however that ends. */
export async function withService(
  open: OpenService,
  options: ServiceOptions,
  work: (service: HttpService) => Promise<void>,
): Promise<void> {
  const service = await open(options);
  try {
    await work(service);
  } finally {
    await service.close();
  }
}

/** Where the service believes to be: a path shows that links are made of it. */
export const BASE_URL = 'https://coffer.test/app';

const QUIET = { config: { logLevel: 'silent', ratesRefresh: false, baseUrl: BASE_URL } } as const;

/** On a database that others keep, with replicas if it has some. */
export async function openServiceOn(databaseUrl: string, options: ServiceOptions = {}): Promise<HttpService> {
  return listen({ ...QUIET, ...options, store: 'postgres', databaseUrl });
}

async function listen(options: AppOptions): Promise<HttpService> {
  const app = await createApp({
    ...options,
    config: { ...QUIET.config, ...options.config },
    replace: [PATIENT, CHEAP_PASSWORDS, ...(options.replace ?? [])],
  });
  const server = await app.listen();
  const answers: HttpAnswer[] = [];
  const recorded = async (method: string, path: string, request?: HttpRequest) => {
    const answer = await send(server.url, method, path, request);
    answers.push(answer);
    return answer;
  };
  const prepare: HttpService['prepare'] = (work) => app.get(ports.unitOfWork).run(work);
  const newKey = async (email: string, scopes: readonly Scope[]) =>
    (await app.get(useCases.access).createApiKey({ email, scopes })).secret;
  return {
    url: server.url,
    app,
    answers,
    remember: (others) => void answers.push(...others),
    send: recorded,
    prepare,
    newKey: ({ email }, scopes) => newKey(email, scopes),
    newCaller: async (scopes = ['finance:read', 'finance:write']) => {
      const { id, email } = await prepare((stores) => aUser(stores));
      if (email === null) throw new Error('The new user is deleted already.');
      return caller({ userId: id, email, key: await newKey(email, scopes) }, recorded);
    },
    newToken: async ({ userId }, overrides) => {
      const secrets = app.get(ports.secrets);
      const token = secrets.newAccessToken();
      const hash = secrets.digest(token);
      await prepare(({ accessTokens }) =>
        accessTokens.add(newAccessToken(userId, { audience: 'v1', hash, ...overrides })),
      );
      return token;
    },
    account: async ({ userId }, id) => {
      const account = await app.get(ports.accounts).get(userId, id);
      if (account === undefined) throw new Error('The test expects an account that is not there.');
      return account;
    },
    close: async () => {
      await server.close(1_000);
      await app.close();
    },
  };
}

type Send = (method: string, path: string, request?: HttpRequest) => Promise<HttpAnswer>;

function caller(facts: Pick<Caller, 'userId' | 'email' | 'key'>, sendIt: Send): Caller {
  const bearer = facts.key;
  return {
    ...facts,
    get: (path, request) => sendIt('GET', path, { bearer, ...request }),
    post: (path, json, request) => sendIt('POST', path, { bearer, json, ...request }),
    put: (path, json, request) => sendIt('PUT', path, { bearer, json, ...request }),
    delete: (path, request) => sendIt('DELETE', path, { bearer, ...request }),
  };
}
