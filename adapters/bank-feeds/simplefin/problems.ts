import type { FeedProblem } from '../../../domain/feeds/feed-problem.ts';
import { feedProblem } from '../problem.ts';
import type { SimpleFinAccount, SimpleFinError } from './account-set.ts';

/** What the notes of a response mean, for the connection and for each of its accounts. */
export interface ReadProblems {
  readonly connection: readonly FeedProblem[];
  /** By id. Rows of such an account may be missing. */
  readonly accounts: ReadonlyMap<string, FeedProblem>;
}

/**
 * Notes about an account or about one of several banks belong to the accounts in question. Where SimpleFIN lists none
 * of them, the connection says it. What is no more than advice concerns no account.
 */
export function problemsOf(errors: readonly SimpleFinError[], accounts: readonly SimpleFinAccount[]): ReadProblems {
  const ofConnection: FeedProblem[] = [];
  const ofAccounts = new Map<string, FeedProblem>();
  for (const error of errors) {
    const problem = problemOf(error);
    const concerned = isAdvice(problem) ? [] : accounts.filter((account) => concerns(error, account));
    for (const { id } of concerned) ofAccounts.set(id, worse(ofAccounts.get(id), problem));
    if (concerned.length === 0) ofConnection.push(accounts.length === 0 ? problem : inPart(problem));
  }
  return { connection: ofConnection, accounts: ofAccounts };
}

function problemOf(error: SimpleFinError): FeedProblem {
  if (/rate.?limit|too many|requests/i.test(error.text)) return RATE_LIMITED;
  const code = error.code ?? codeOf(error.text);
  if (code === 'con.auth' || code === 'gen.auth') return SIGN_IN_NEEDED;
  if (code === 'gen.api') return ADVICE;
  if (code === 'act.missingdata') return MISSING_ROWS;
  return code.startsWith('con.') || code.startsWith('act.') ? BANK_UNAVAILABLE : MISSING_ROWS;
}

/** Version 1 has nothing but texts for people. */
function codeOf(text: string): string {
  if (/date range|capped/i.test(text)) return 'gen.api';
  return /auth|sign.?in|log.?in|password|credential|attention/i.test(text) ? 'con.auth' : 'gen.';
}

const RATE_LIMITED = feedProblem('rate_limited', 'SimpleFIN wants fewer requests for a while. Coffer goes on later.');
const SIGN_IN_NEEDED = feedProblem(
  'sign_in_needed',
  'Your bank wants you to sign in again: do it on your SimpleFIN page.',
);
const ADVICE = feedProblem('partial', 'SimpleFIN did not send all that Coffer asked for.');
const MISSING_ROWS = feedProblem('partial', 'SimpleFIN says that transactions are missing. They follow later.');
const BANK_UNAVAILABLE = feedProblem('bank_unavailable', 'SimpleFIN cannot reach your bank. Coffer tries again later.');
export const UNREADABLE_ROWS = feedProblem('partial', 'SimpleFIN sent transactions that Coffer cannot read.');

function isAdvice(found: FeedProblem): boolean {
  return found === RATE_LIMITED || found === ADVICE;
}

/** Accounts came, so the connection works, apart from what the sentence says, unless the person has to do something. */
function inPart(found: FeedProblem): FeedProblem {
  return found === RATE_LIMITED || found === SIGN_IN_NEEDED ? found : { ...found, code: 'partial' };
}

/** A note without an account or a bank may be about any of them, unless it names a bank. */
function concerns(error: SimpleFinError, { id, connectionId, institution }: SimpleFinAccount): boolean {
  if (error.accountId !== null) return error.accountId === id;
  if (error.connectionId !== null) return error.connectionId === connectionId;
  return (
    error.code !== null || institution === null || !NAMES_A_BANK.test(error.text) || error.text.includes(institution)
  );
}

/** `Connection to My Bank may need attention.` */
const NAMES_A_BANK = /^connection to /i;

function worse(before: FeedProblem | undefined, found: FeedProblem): FeedProblem {
  return before?.code === 'sign_in_needed' ? before : found;
}
