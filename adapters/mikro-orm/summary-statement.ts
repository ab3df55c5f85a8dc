import type { LocalDate } from '../../domain/calendar.ts';
import type { TransactionStatus } from '../../domain/ledger/transaction.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type {
  ReportedTransaction,
  TransactionSummary,
  TransactionTally,
} from '../../domain/ports/transaction-reader.ts';
import { type BoundStatement, idsOfPage, named } from './list-statements.ts';
import { timestampFromPostgres } from './timestamp-text.ts';
import { type Conditions, sourceOf } from './transaction-conditions.ts';

type AccountRow = [part: 'account', id: string, name: string, hidden: 'true' | 'false'];

type TallyRow = [
  part: 'tally',
  /** The category's id times four, plus the place in {@link KINDS}. */
  key: string,
  /** Of all amounts, whatever their currency. */
  sum: string,
  count: string,
  /** Currency, day and amount of each amount in another currency than the wanted one, with commas between them. */
  others: string | null,
];

/** Category and kind are one number, because PostgreSQL groups by one key faster than by two. */
const KINDS: readonly Pick<TransactionTally, 'type' | 'isOwnTransfer'>[] = [
  { type: 'expense', isOwnTransfer: false },
  { type: 'income', isOwnTransfer: false },
  { type: 'expense', isOwnTransfer: true },
  { type: 'income', isOwnTransfer: true },
];

type NewestRow = [
  part: 'newest',
  id: string,
  bankAccountId: string,
  currency: CurrencyCode,
  categoryId: string,
  amount: string,
  status: TransactionStatus,
  description: string,
  merchantName: string | null,
  bookedAt: string,
  transferAccountId: string | null,
];

/** All columns are text. Rows of the shorter kinds end in nulls. */
export type SummaryRow = AccountRow | TallyRow | NewestRow;

/**
 * Accounts, tallies and the newest transactions by one statement, so that they are of one moment and cost one round
 * trip. Each part is read through the index that it would use alone.
 */
export function summaryStatement(
  conditions: Conditions,
  { currency, newest }: { readonly currency: CurrencyCode; readonly newest: number },
): BoundStatement {
  const { values, shape } = conditions;
  const [wantedCurrency, limit] = [`$${values.length + 1}`, `(select $${values.length + 2}::bigint)`];
  const parts = [ACCOUNTS, talliesOf(conditions, wantedCurrency)];
  if (newest === 0) {
    return { statement: named('tallies', shape, parts.join(' union all ')), values: [...values, currency] };
  }
  const text = [...parts, newestOf(conditions, limit)].join(' union all ');
  return { statement: named('summary', shape, text), values: [...values, currency, newest] };
}

const NOTHING = 'null::text';

const ACCOUNTS = `(select 'account', id::text, name, hidden::text${`, ${NOTHING}`.repeat(7)}
  from bank_accounts where user_id = $1 and deleted_at is null)`;

/**
 * Whether a transaction is a leg of an own transfer. The indexes that serve the sums do not say it, but there is one of
 * all legs. PostgreSQL reads it once and keeps the legs in a hash table. With `exists`, it looked into the index for
 * each transaction, which took a quarter of a month's sums.
 */
function isLeg({ days }: Conditions): string {
  return `id in (select leg.id from transactions leg
    where user_id = $1 and transfer_transaction_id is not null and deleted_at is null${days})`;
}

/**
 * One group for each category and kind. The time that PostgreSQL takes for each transaction grows with the keys and
 * sums of the groups, so amounts in other currencies are not grouped but listed, and are subtracted from the sum here.
 * The sign of an amount is its type, and is compared faster.
 */
function talliesOf(conditions: Conditions, currency: string): string {
  const { sql, parts } = conditions;
  return `(select 'tally', key::text, sum(amount)::text, count(*)::text,
      string_agg(currency || ' ' || (booked_at at time zone 'UTC')::date || ' ' || amount, ',')
        filter (where currency <> ${currency})${`, ${NOTHING}`.repeat(6)}
    from (
      select amount, currency, booked_at, category_id * ${KINDS.length}
        + case when amount < 0 then 0 else 1 end + case when ${isLeg(conditions)} then 2 else 0 end as key
      from ${sourceOf({ parts })} where ${sql}
    ) matching
    group by key)`;
}

function newestOf(conditions: Conditions, limit: string): string {
  return `(select 'newest', t.id::text, t.bank_account_id::text, t.currency, t.category_id::text, t.amount::text,
      t.status, t.description, t.merchant_name, t.booked_at::text, t.transfer_bank_account_id::text
    from (${idsOfPage(conditions, '0', limit)}) page join transactions t on t.user_id = $1 and t.id = page.id)`;
}

/** `currency` is the one that the statement was made for. */
export function toSummary(rows: readonly SummaryRow[], currency: CurrencyCode): TransactionSummary {
  const accounts: TransactionSummary['accounts'][number][] = [];
  const tallies: TransactionTally[] = [];
  const newest: ReportedTransaction[] = [];
  for (const row of rows) {
    if (row[0] === 'account') accounts.push({ id: Number(row[1]), name: row[2], hidden: row[3] === 'true' });
    else if (row[0] === 'tally') for (const tally of toTallies(row, currency)) tallies.push(tally);
    else newest.push(toReported(row));
  }
  // SQL promises no order for the parts of a union.
  return { newest: newest.sort(newestFirst), tallies, accounts: accounts.sort((a, b) => a.id - b.id) };
}

function* toTallies([, key, sum, count, others]: TallyRow, wanted: CurrencyCode): Iterable<TransactionTally> {
  const group = { categoryId: Math.floor(Number(key) / KINDS.length), ...kindOf(Number(key) % KINDS.length) };
  const rest = { amount: BigInt(sum), count: Number(count) };
  for (const [other, times] of occurrences(others === null ? [] : others.split(','))) {
    // The statement writes these three, with spaces between them.
    const [currency, bookedOn, text] = other.split(' ') as [CurrencyCode, LocalDate, string];
    const amount = BigInt(text);
    yield { ...group, currency, bookedOn, amount, count: times };
    rest.amount -= amount * BigInt(times);
    rest.count -= times;
  }
  if (rest.count > 0) yield { ...group, currency: wanted, bookedOn: null, ...rest };
}

function occurrences(texts: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return times;
}

function kindOf(place: number): Pick<TransactionTally, 'type' | 'isOwnTransfer'> {
  const kind = KINDS[place];
  if (kind === undefined) throw new RangeError(`There is no kind ${place}.`);
  return kind;
}

function toReported(row: NewestRow): ReportedTransaction {
  const [, id, bankAccountId, currency, categoryId, amount, status, description, merchantName, bookedAt, other] = row;
  return {
    id: Number(id),
    bankAccountId: Number(bankAccountId),
    categoryId: Number(categoryId),
    status,
    description,
    merchantName,
    amount: Number(amount),
    currency,
    bookedAt: timestampFromPostgres(bookedAt),
    transferAccountId: other === null ? null : Number(other),
  };
}

/** Contract 2.1. */
function newestFirst(a: ReportedTransaction, b: ReportedTransaction): number {
  if (a.bookedAt !== b.bookedAt) return a.bookedAt < b.bookedAt ? 1 : -1;
  return b.id - a.id;
}
