import { invalidField } from '../../../domain/error.ts';
import { FeedFailure } from '../../../domain/feeds/feed-problem.ts';
import type { FetchedAccount, FetchedFeed } from '../../../domain/feeds/fetched-feed.ts';
import type { Clock } from '../../../domain/ports/clock.ts';
import type { BankFeedPort, FetchRequest } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { createProviderHttp, type ProviderHttpOptions } from '../http/provider-http.ts';
import { textOf } from '../json.ts';
import { ProviderRefusal } from '../problem.ts';
import { type AskEnableBanking, ENABLE_BANKING_URL, enableBankingApi } from './api.ts';
import { applicationTokens, type EnableBankingApplication } from './application-token.ts';
import { consentEnd, finishConsent, listBanks, startConsent } from './consent.ts';
import { type AccountFetch, fetchAccount, unreadAccount } from './fetch-account.ts';
import { endedSession } from './problems.ts';
import type { BankSession } from './session.ts';

export interface EnableBankingOptions {
  readonly application: EnableBankingApplication;
  readonly clock: Clock;
  /** For tests: another server than that of Enable Banking. */
  readonly url?: string;
  /** For tests. */
  readonly http?: Omit<ProviderHttpOptions, 'provider'>;
}

/** Banks of the European Union and the United Kingdom by Enable Banking. */
export function createEnableBanking(options: EnableBankingOptions): BankFeedPort {
  const { clock } = options;
  const http = createProviderHttp({ ...options.http, provider: 'Enable Banking' });
  const token = applicationTokens(options.application, clock);
  const open = enableBankingApi(http, token, options.url ?? ENABLE_BANKING_URL);
  const nonsense = () => http.failures.nonsense();
  return {
    provider: 'enablebanking',
    // `entry_reference` is missing, counted, or new with each fetch at too many banks.
    hasTrustedIds: false,
    fetchesPerDay: 4,
    banks: async (country) => {
      if (!/^[A-Z]{2}$/.test(country)) {
        throw invalidField('country', 'The country must be a code of two capital letters, such as FI.');
      }
      return listBanks(open(), country);
    },
    begin: (request) => startConsent(open(), request, null, clock.now()),
    complete: (pending, answer) => finishConsent(open(), pending, answer, nonsense),
    renew: (credentials, request) => startConsent(open(), request, sessionOf(credentials), clock.now()),
    fetch: (request) => fetchFeed(request, open(), { endless: nonsense, now: clock.now() }),
    revoke: async (credentials) => {
      await revoke(sessionOf(credentials), open());
      return true;
    },
  };
}

/** Our own text. */
function sessionOf(credentials: string): BankSession {
  return JSON.parse(credentials) as BankSession;
}

async function fetchFeed(
  request: FetchRequest,
  ask: AskEnableBanking,
  context: Pick<AccountFetch, 'endless' | 'now'>,
): Promise<FetchedFeed> {
  const session = sessionOf(request.credentials);
  // Asks Enable Banking alone: the bank counts no request if the consent has ended.
  const state = await ask({ path: ['sessions', session.sessionId] });
  if (textOf(state, 'status') !== 'AUTHORIZED') throw endedSession();
  const { accounts, failures } = await fetchAccounts(session, request.ignored, {
    ...context,
    ask,
    institution: session.bank,
    since: request.since < request.today ? request.since : request.today,
    today: request.today,
  });
  const ended = failures.find(isOfAll);
  const isAnythingRead = accounts.some(({ coverage, rows }) => coverage !== null || rows.length > 0);
  if (failures[0] !== undefined && !isAnythingRead) throw ended ?? failures[0];
  const consentExpiresAt = consentEnd(state);
  return {
    accounts,
    cursor: null,
    problems: ended === undefined ? [] : [ended.problem],
    ...(consentExpiresAt === null ? {} : { consentExpiresAt }),
  };
}

async function fetchAccounts(
  session: BankSession,
  ignored: ReadonlySet<string>,
  fetch: AccountFetch,
): Promise<{ readonly accounts: readonly FetchedAccount[]; readonly failures: readonly FeedFailure[] }> {
  const accounts: FetchedAccount[] = [];
  const failures: FeedFailure[] = [];
  // One after another: banks count what comes at once as well.
  for (const account of session.accounts) {
    if (ignored.has(account.key)) {
      accounts.push(unreadAccount(account, session.bank, null));
      continue;
    }
    try {
      const ended = failures.find(isOfAll);
      if (ended !== undefined) throw ended;
      accounts.push(await fetchAccount(account, fetch));
    } catch (error) {
      if (!(error instanceof FeedFailure)) throw error;
      if (error.problem.code !== 'partial') failures.push(error);
      accounts.push(unreadAccount(account, session.bank, error.problem));
    }
  }
  return { accounts, failures };
}

/** Whether the other accounts need not be asked for. */
function isOfAll({ problem }: FeedFailure): boolean {
  return ['consent_ended', 'sign_in_needed', 'rate_limited', 'provider_unavailable'].includes(problem.code);
}

async function revoke({ sessionId, earlierSessionIds }: BankSession, ask: AskEnableBanking): Promise<void> {
  for (const id of [...earlierSessionIds, sessionId]) {
    try {
      await ask({ method: 'DELETE', path: ['sessions', id] });
    } catch (error) {
      if (!(error instanceof ProviderRefusal && error.problem.code === 'consent_ended')) throw error;
    }
  }
}
