import { dateOf, dayNumber, type Timestamp } from '../../domain/calendar.ts';
import { existing, invalidField } from '../../domain/error.ts';
import type { Category } from '../../domain/ledger/category.ts';
import { uncategorised } from '../../domain/ledger/category-tree.ts';
import { type Party, type TransactionStatus, transactionType } from '../../domain/ledger/transaction.ts';
import type { ObservedRow, Source } from '../../domain/matching/observed-row.ts';
import { spanOf } from '../../domain/matching/observed-row.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { NO_HINTS } from '../../domain/statements/statement-row.ts';
import { requireUser } from '../access/require-user.ts';
import { settleLegs } from '../own-transfers/settle-own-transfers.ts';
import type { Ports } from '../ports.ts';
import { applyStatements, atPlace } from './applying/apply-statements.ts';

export interface ImportedTransaction {
  /** The line of the file that the transaction stands on, from 1, for messages. */
  readonly line?: number;
  readonly bookedAt: Timestamp;
  /** Negative for an expense. */
  readonly amount: MinorUnits;
  readonly description: string;
  readonly merchantName: string | null;
  /** Slug or id. Null: the uncategorised category of the amount's type. */
  readonly category: string | number | null;
  readonly status: TransactionStatus;
  /** Null: the account's currency. */
  readonly currency: CurrencyCode | null;
  readonly from: readonly Party[];
  readonly to: readonly Party[];
}

interface ImportTransactionsInput {
  readonly email: string;
  readonly bankAccountId: number;
  readonly transactions: readonly ImportedTransaction[];
}

/**
 * Adds the transactions of a file of Coffer's own columns to one account: all or nothing. Those that are there already
 * are matched as statements are. The balance of a manual account moves by the booked ones; the balance of a connected
 * account is what its bank reports, and stays. Returns the ids of the added ones in the order of the input. Throws
 * `not_found` for the user and the account, and `invalid` under the field `transactions`, naming the line, or without
 * one the position from 1.
 */
export function importTransactions({ unitOfWork, upkeep, clock }: Pick<Ports, 'unitOfWork' | 'upkeep' | 'clock'>) {
  return async (input: ImportTransactionsInput): Promise<readonly number[]> => {
    const at = clock.now();
    const ids = await unitOfWork.run((stores) => store(stores, input, at));
    await upkeep.afterAdding(input.transactions.length);
    return ids;
  };
}

const SOURCE: Source = { name: 'file:coffer', hasTrustedIds: false };

async function store(stores: Stores, input: ImportTransactionsInput, at: Timestamp): Promise<readonly number[]> {
  const { users, accounts, categories, imports } = stores;
  const user = await requireUser(users, input.email);
  const account = existing(await accounts.get(user.id, input.bankAccountId), 'bank account');
  if (input.transactions.length === 0) return [];
  const categoryId = categoryFinder(await categories.list());
  const rows = input.transactions.map((row, index) =>
    atPlace(
      row.line ?? null,
      () => index,
      () => observedRow(row, categoryId(row), row.currency ?? account.currency),
    ),
  );
  const statement = { ...STATEMENT, bankAccountId: account.id, coverage: spanOf(rows.map(({ day }) => day)), rows };
  const applied = await applyStatements(stores, user.id, [statement], at);
  await imports.add({ ...FILE, userId: user.id, statements: applied.statements, createdAt: at }, applied.rows());
  await settleLegs(stores, user.id, applied.legs);
  return applied.addedIds;
}

const STATEMENT = {
  accountLastFour: null,
  accountHash: null,
  source: SOURCE,
  listsAllPending: false,
  skipped: [],
  opening: null,
  closing: null,
} as const;

const FILE = {
  format: 'coffer',
  fileName: null,
  sha256: null,
  leftOut: {},
  warnings: [],
  fingerprint: null,
  readAs: null,
} as const;

function observedRow(row: ImportedTransaction, categoryId: number, currency: CurrencyCode): ObservedRow {
  const { line = null, description, merchantName, status, amount, bookedAt, from, to } = row;
  return {
    line,
    sourceId: null,
    replacesPendingId: null,
    day: dayNumber(dateOf(bookedAt)),
    amount,
    currency,
    status,
    text: merchantName === null ? description : `${description} ${merchantName}`,
    entry: { bookedAt, categoryId, from, to },
    counterpartyHash: null,
    description,
    payee: merchantName,
    hints: row.category === null ? NO_HINTS : null,
  };
}

function categoryFinder(categories: readonly Category[]): (row: ImportedTransaction) => number {
  const ids = new Map(categories.flatMap(({ id, slug }) => [[slug, id] as const, [String(id), id] as const]));
  return ({ category, amount }) => {
    if (category === null) return uncategorised(transactionType(amount));
    const id = ids.get(String(category));
    if (id === undefined) throw invalidField('category', `There is no category ${quoted(String(category))}.`);
    return id;
  };
}

const QUOTED_MAX_LENGTH = 60;

/** Text of a file inside a sentence of ours: short, and without characters that a terminal would obey. */
function quoted(text: string): string {
  const visible = text.replace(/\p{Cc}|\p{Cf}/gu, '').slice(0, QUOTED_MAX_LENGTH);
  return `“${visible}${visible.length < text.length ? '…' : ''}”`;
}
