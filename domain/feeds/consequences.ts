import { addSeconds, type Timestamp } from '../calendar.ts';
import type { ConnectionProblem, ConnectionProblemCode, ConnectionState, FeedConnection } from './connection.ts';
import type { FeedProblem } from './feed-problem.ts';
import { DAY_SECONDS, type FetchAllowance, intervalSeconds, within } from './fetch-allowance.ts';

/** The state that a problem leads to, and when the next fetch is tried. */
export function withProblem(
  connection: FeedConnection,
  { code, message, retryAfterSeconds }: ConnectionProblem & Pick<FeedProblem, 'retryAfterSeconds'>,
  allowance: FetchAllowance,
  at: Timestamp,
): FeedConnection {
  const { state, wait } = CONSEQUENCES[code];
  const seconds = Math.max(retryAfterSeconds ?? 0, wait(connection, allowance));
  const nextSyncAt = Number.isFinite(seconds) ? within(connection, allowance, addSeconds(at, seconds), at) : null;
  return { ...connection, state, problem: { code, message }, nextSyncAt };
}

/** The state of a connection that brought something although there is a problem. */
export function stateWith(code: ConnectionProblemCode): ConnectionState {
  return CONSEQUENCES[code].state;
}

/** Whether a problem stays until the person has done something. */
export function needsPerson(code: ConnectionProblemCode): boolean {
  return stateWith(code) === 'needs_attention';
}

interface Consequence {
  readonly state: ConnectionState;
  /** Seconds until the next fetch at least; infinite where it would be in vain. */
  readonly wait: (connection: FeedConnection, allowance: FetchAllowance) => number;
}

const FIRST_RETRY_SECONDS = 15 * 60;

const never = () => Number.POSITIVE_INFINITY;
const aDay = () => DAY_SECONDS;
/** Doubles with each failure, up to the usual interval. */
const longerEachTime = ({ failures }: FeedConnection, allowance: FetchAllowance) =>
  Math.min(FIRST_RETRY_SECONDS * 2 ** Math.max(failures - 1, 0), intervalSeconds(allowance));
const asUsual = (_: FeedConnection, allowance: FetchAllowance) => intervalSeconds(allowance);

const CONSEQUENCES: Readonly<Record<ConnectionProblemCode, Consequence>> = {
  consent_ended: { state: 'needs_attention', wait: never },
  sign_in_needed: { state: 'needs_attention', wait: aDay },
  payment_required: { state: 'needs_attention', wait: aDay },
  currency_changed: { state: 'needs_attention', wait: asUsual },
  import_undone: { state: 'needs_attention', wait: never },
  credentials_unreadable: { state: 'needs_attention', wait: never },
  revoked: { state: 'revoked', wait: never },
  rate_limited: { state: 'rate_limited', wait: asUsual },
  bank_unavailable: { state: 'failing', wait: longerEachTime },
  provider_unavailable: { state: 'failing', wait: longerEachTime },
  provider_not_configured: { state: 'failing', wait: aDay },
  not_stored: { state: 'failing', wait: longerEachTime },
  account_gone: { state: 'active', wait: asUsual },
  interrupted: { state: 'active', wait: asUsual },
  partial: { state: 'active', wait: asUsual },
};

/** What a fetch that brought something found wrong all the same. */
export type FoundProblem = ConnectionProblem & Pick<FeedProblem, 'retryAfterSeconds'>;

/** The one that the person should hear of. */
const GRAVEST_FIRST: readonly ConnectionProblemCode[] = [
  'revoked',
  'consent_ended',
  'sign_in_needed',
  'payment_required',
  'currency_changed',
  'rate_limited',
  'provider_unavailable',
  'bank_unavailable',
  'partial',
];

export function worstOf(problems: readonly FoundProblem[]): FoundProblem | undefined {
  return problems.toSorted((a, b) => GRAVEST_FIRST.indexOf(a.code) - GRAVEST_FIRST.indexOf(b.code))[0];
}
