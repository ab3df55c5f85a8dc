import type { ConnectedApp } from '../../domain/access/connected-app.ts';
import type { AccessToken, ApiKey } from '../../domain/access/credential.ts';
import type { ExternalIdentity } from '../../domain/access/external-identity.ts';
import type { Passkey } from '../../domain/access/second-factor/passkey.ts';
import type { PendingSignIn } from '../../domain/access/second-factor/pending-sign-in.ts';
import type { TotpFactor } from '../../domain/access/second-factor/totp-factor.ts';
import type { Session as SignInSession } from '../../domain/access/session.ts';
import type { ToolCall } from '../../domain/access/tool-call.ts';
import type { User } from '../../domain/access/user.ts';
import type { RecurringBill } from '../../domain/bills/recurring-bill.ts';
import type { Timestamp } from '../../domain/calendar.ts';
import type { CategoryRule } from '../../domain/categorising/category-rule.ts';
import type { Renewal } from '../../domain/categorising/renewal.ts';
import { FinanceError } from '../../domain/error.ts';
import type { ConnectedFeedAccount } from '../../domain/feeds/connected-feed-account.ts';
import type { FeedConnection } from '../../domain/feeds/connection.ts';
import type { Import, ImportRow } from '../../domain/imports/import.ts';
import type { PossibleDuplicate } from '../../domain/imports/possible-duplicate.ts';
import type { Upload } from '../../domain/imports/upload.ts';
import type { RecurringIncome } from '../../domain/income/recurring-income.ts';
import { type Bank, type BankConnection, MANUAL_BANK } from '../../domain/ledger/bank.ts';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import type { Transaction } from '../../domain/ledger/transaction.ts';
import type { AccountMerge } from '../../domain/merging/account-merge.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { ExchangeRate } from '../../domain/money/exchange-rate.ts';
import type { OtherLeg } from '../../domain/own-transfers/transfer-link.ts';
import type { OAuthRecord } from '../../domain/ports/access/oauth-record-repo.ts';
import type { ServiceKey } from '../../domain/ports/access/service-key-repo.ts';
import type { IdempotencyRecord } from '../../domain/ports/idempotency-repo.ts';
import type { BillDetectionState } from '../../domain/ports/recurring-bill-repo.ts';
import type { Revision } from '../../domain/revision.ts';
import { ConstraintError, frozen } from './frozen.ts';

/** One user's live transactions. Deleted ones are removed, because no port shows them and nothing refers to them. */
export interface Ledger {
  /** Ascending. */
  readonly byId: readonly Transaction[];
  /** `bookedAt` descending, then `id` descending (contract 2.1). */
  readonly newestFirst: readonly Transaction[];
  readonly found: ReadonlyMap<number, Transaction>;
}

/** The rows of an import, in their order. */
interface StoredRows {
  readonly userId: number;
  readonly rows: readonly ImportRow[];
}

/** The type of each table's key and row. Rows are frozen, and keys that are ids are inserted in ascending order. */
export interface Rows {
  readonly users: readonly [id: number, User];
  readonly apiKeys: readonly [id: number, ApiKey];
  readonly accessTokens: readonly [id: number, AccessToken];
  readonly sessions: readonly [id: number, SignInSession];
  readonly pendingSignIns: readonly [id: number, PendingSignIn];
  readonly totpFactors: readonly [userId: number, TotpFactor];
  readonly recoveryCodes: readonly [userId: number, readonly string[]];
  readonly passkeys: readonly [id: number, Passkey];
  readonly spentChallenges: readonly [hash: string, Timestamp];
  readonly connectedApps: readonly [id: number, ConnectedApp];
  readonly externalIdentities: readonly [id: number, ExternalIdentity];
  readonly toolCalls: readonly [id: number, ToolCall];
  readonly oauthRecords: readonly [kindAndKeyHash: string, OAuthRecord];
  readonly serviceKeys: readonly [id: number, ServiceKey];
  readonly banks: readonly [id: number, Bank];
  readonly connections: readonly [id: number, BankConnection];
  /** Including deleted ones, to which their transactions refer. */
  readonly accounts: readonly [id: number, BankAccount];
  readonly accountMerges: readonly [id: number, AccountMerge];
  readonly feedConnections: readonly [id: number, FeedConnection];
  readonly feedAccounts: readonly [id: number, ConnectedFeedAccount];
  readonly ledgers: readonly [userId: number, Ledger];
  readonly imports: readonly [id: number, Import];
  readonly uploads: readonly [id: number, Upload];
  readonly categoryRules: readonly [id: number, CategoryRule];
  readonly possibleDuplicates: readonly [transactionId: number, PossibleDuplicate];
  readonly renewals: readonly [transactionId: number, Renewal];
  readonly importRows: readonly [importId: number, StoredRows];
  readonly revisions: readonly [userId: number, number];
  /** By the id of the transaction. */
  readonly transferLinks: readonly [userId: number, ReadonlyMap<number, OtherLeg>];
  readonly unmatchedUsers: readonly [userId: number, true];
  readonly idempotency: readonly [userAndKey: string, IdempotencyRecord];
  /** By ascending date. */
  readonly rates: readonly [CurrencyCode, readonly ExchangeRate[]];
  readonly bills: readonly [id: number, RecurringBill];
  readonly detections: readonly [userId: number, BillDetectionState];
  readonly incomes: readonly [userId: number, readonly RecurringIncome[]];
}

export type TableName = keyof Rows;
type Table<Name extends TableName> = Map<Rows[Name][0], Rows[Name][1]>;
type Tables = { [Name in TableName]?: Table<Name> };
type ReadonlyTable<Name extends TableName> = ReadonlyMap<Rows[Name][0], Rows[Name][1]>;

/** The operations of a statement. */
export interface Writer {
  /** The table as this statement sees it. */
  rows<Name extends TableName>(name: Name): ReadonlyTable<Name>;
  /** The table, to be changed. Check everything first: a statement must not throw after its first change. */
  change<Name extends TableName>(name: Name): Table<Name>;
  /** Of the tables that have had a row. */
  tableNames(): readonly TableName[];
  /** Ids ascend over all tables. An id that is not used is lost. */
  nextId(): number;
}

/** Answers rest on these tables: each change of one gives the data of all users a new revision. */
const IN_ANSWERS: ReadonlySet<string> = new Set<TableName>([
  'users',
  'banks',
  'rates',
  'connections',
  'accounts',
  'accountMerges',
  'feedConnections',
  'feedAccounts',
  'bills',
  'imports',
  'categoryRules',
  'importRows',
  'ledgers',
  'transferLinks',
]);

/** The tokens of a deleted user are distinguished from unknown ones (contract 4.3). */
const KEPT: ReadonlySet<TableName> = new Set(['users', 'accessTokens']);

/** Removes everything that the user owns, except for the user's own row: what names the user, or has them as key. */
export function eraseOwned(writer: Writer, userId: number): void {
  for (const name of writer.tableNames().filter((each) => !KEPT.has(each))) {
    const rows = [...writer.rows(name)] as readonly (readonly [unknown, { readonly userId?: unknown }])[];
    const gone = rows.filter(([key, row]) => key === userId || row.userId === userId);
    for (const [key] of gone) (writer.change(name) as Map<unknown, unknown>).delete(key);
  }
}

/** Committed data, or the data as a statement sees it. */
export type View = Pick<Session, 'rows'>;

/** A view of the database: outside of units of work, where each statement commits by itself, or inside one. */
export interface Session {
  /** Of all committed data. */
  revision(): Revision;
  rows<Name extends TableName>(name: Name): ReadonlyTable<Name>;
  statement<Result>(run: (writer: Writer) => Result): Promise<Result>;
}

export interface Database {
  /** Each statement is a transaction of its own. */
  readonly outside: Session;
  /**
   * Commits when `work` has finished. If `work` throws, nothing has changed. There is one writer at a time, so `work`
   * must not wait for a write outside of it, which would wait for `work`.
   */
  transaction<Result>(work: (inside: Session) => Promise<Result>): Promise<Result>;
}

const FIRST_ID = 1_000;

/** Contains only the built-in bank. */
export function createDatabase(): Database {
  const committed: Committed = {
    tables: { banks: new Map([[MANUAL_BANK.id, frozen(MANUAL_BANK)]]) },
    revision: newRevision(),
  };
  const exclusive = createMutex();
  let id = FIRST_ID;
  const begin = () => beginTransaction(committed, () => id++);
  return {
    outside: {
      revision: () => committed.revision,
      rows: (name) => committed.tables[name] ?? EMPTY,
      statement: (run) =>
        exclusive(() => {
          const transaction = begin();
          const result = run(transaction.writer);
          transaction.commit();
          return result;
        }),
    },
    transaction: (work) =>
      exclusive(async () => {
        const transaction = begin();
        try {
          const result = await work(transaction.inside);
          transaction.commit();
          return result;
        } finally {
          transaction.end();
        }
      }),
  };
}

interface Committed {
  readonly tables: Tables;
  revision: Revision;
}

/** The only place that makes the brand. */
function newRevision(): Revision {
  return crypto.randomUUID() as Revision;
}

interface UnitOfWork {
  readonly inside: Session;
  readonly writer: Writer;
  commit(): void;
  end(): void;
}

/** Copies a table at its first change. The commit replaces the committed tables by the copies, all at once. */
function beginTransaction(committed: Committed, nextId: () => number): UnitOfWork {
  const copies: Tables = {};
  let state: 'open' | 'refused' | 'ended' = 'open';

  const writer: Writer = {
    rows: (name) => copies[name] ?? committed.tables[name] ?? EMPTY,
    change: (name) => {
      // A copy has the type of its original, which `new Map` forgets.
      copies[name] ??= new Map<unknown, unknown>(committed.tables[name]) as Tables[typeof name];
      return copies[name]!;
    },
    // The keys of a record of tables are names of tables.
    tableNames: () => Object.keys({ ...committed.tables, ...copies }) as TableName[],
    nextId,
  };
  // As in a database, a transaction that continues after a refused statement stores nothing.
  const requireOpen = () => {
    if (state !== 'open') throw new Error(`This unit of work has ${state === 'ended' ? 'ended' : 'failed already'}.`);
  };

  return {
    writer,
    inside: {
      revision: () => committed.revision,
      rows: (name) => {
        requireOpen();
        return writer.rows(name);
      },
      async statement(run) {
        requireOpen();
        try {
          return run(writer);
        } catch (error) {
          if (isRefusal(error)) state = 'refused';
          throw error;
        }
      },
    },
    commit: () => {
      requireOpen();
      Object.assign(committed.tables, copies);
      if (Object.keys(copies).some((name) => IN_ANSWERS.has(name))) committed.revision = newRevision();
    },
    end: () => {
      state = 'ended';
    },
  };
}

function isRefusal(error: unknown): boolean {
  if (error instanceof FinanceError) return error.code === 'conflict' || error.code === 'user_deleted';
  return error instanceof ConstraintError;
}

const EMPTY = new Map<never, never>();

/** Runs a task after all earlier ones have succeeded or failed. */
type Mutex = <Result>(task: () => Result | Promise<Result>) => Promise<Result>;

function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    // The caller gets the error of a failed task; the next task does not.
    last = result.catch(() => undefined);
    return result;
  };
}
