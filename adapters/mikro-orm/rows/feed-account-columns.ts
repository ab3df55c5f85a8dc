import type { LocalDate } from '../../../domain/calendar.ts';
import type { ConnectedFeedAccount, FeedAccountDecision } from '../../../domain/feeds/connected-feed-account.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { New } from '../../../domain/new.ts';
import type { StatementAccountKind } from '../../../domain/statements/statement.ts';
import { timestampFromPostgres } from '../timestamp-text.ts';
import type { Column } from './column.ts';
import { momentOrNull, problemOrNull } from './feed-connection-columns.ts';

/** Every column but the user, the id, the connection and the key. */
export const FEED_ACCOUNT_COLUMNS: readonly Column<New<ConnectedFeedAccount>>[] = [
  ['name', 'text', ({ name }) => name],
  ['institution_name', 'text', ({ institutionName }) => institutionName],
  ['institution_country', 'text', ({ institutionCountry }) => institutionCountry],
  ['kind', 'text', ({ kind }) => kind],
  ['last_four', 'text', ({ lastFour }) => lastFour],
  ['number_hash', 'text', ({ numberHash }) => numberHash],
  ['currency', 'text', ({ currency }) => currency],
  ['balance', 'bigint', ({ balance }) => balance],
  ['balance_at', 'timestamptz', ({ balanceAt }) => balanceAt],
  ['decision', 'text', ({ decision }) => decision],
  ['bank_account_id', 'bigint', ({ bankAccountId }) => bankAccountId],
  ['covered_from', 'date', ({ coverage }) => coverage?.from ?? null],
  ['covered_to', 'date', ({ coverage }) => coverage?.to ?? null],
  ['problem', 'jsonb', ({ problem }) => (problem === null ? null : JSON.stringify(problem))],
  ['last_success_at', 'timestamptz', ({ lastSuccessAt }) => lastSuccessAt],
  ['created_at', 'timestamptz', ({ createdAt }) => createdAt],
];

/** The user, the id, the connection, the key and the columns in their order, as PostgreSQL prints them. */
export type FeedAccountColumns = [
  userId: string,
  id: string,
  connectionId: string,
  key: string,
  name: string,
  institutionName: string,
  institutionCountry: string | null,
  kind: StatementAccountKind | null,
  lastFour: string | null,
  numberHash: string | null,
  currency: CurrencyCode | null,
  balance: string | null,
  balanceAt: string | null,
  decision: FeedAccountDecision,
  bankAccountId: string | null,
  coveredFrom: LocalDate | null,
  coveredTo: LocalDate | null,
  problem: string | null,
  lastSuccessAt: string | null,
  createdAt: string,
];

export function feedAccountFrom(columns: FeedAccountColumns): ConnectedFeedAccount {
  const [userId, id, connectionId, key, name, institutionName, institutionCountry, kind, lastFour, ...facts] = columns;
  const [numberHash, currency, balance, balanceAt, decision, bankAccountId, coveredFrom, coveredTo, ...rest] = facts;
  const [problem, lastSuccessAt, createdAt] = rest;
  return {
    id: Number(id),
    userId: Number(userId),
    connectionId: Number(connectionId),
    key,
    name,
    institutionName,
    institutionCountry,
    kind,
    lastFour,
    numberHash,
    currency,
    balance: balance === null ? null : Number(balance),
    balanceAt: momentOrNull(balanceAt),
    decision,
    bankAccountId: bankAccountId === null ? null : Number(bankAccountId),
    coverage: coveredFrom === null || coveredTo === null ? null : { from: coveredFrom, to: coveredTo },
    problem: problemOrNull(problem),
    lastSuccessAt: momentOrNull(lastSuccessAt),
    createdAt: timestampFromPostgres(createdAt),
  };
}
