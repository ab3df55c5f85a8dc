import type { LocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/currency.ts';
import type { BillCycle, BillFact, BillStatus, RecurringBill } from '../../../domain/recurring-bill.ts';
import { timestampFromPostgres } from '../timestamp-text.ts';

/** A user's bills by id. */
export const LIST_BILLS = {
  name: 'list_bills',
  text: `select id, name, source, cycle, amount, currency, status, next_date, confidence, facts, array_to_json(transaction_ids),
      created_at, updated_at
    from recurring_bills where user_id = $1 order by id`,
};

export type BillColumns = [
  id: string,
  name: string,
  source: RecurringBill['source'],
  cycle: BillCycle,
  amount: string,
  currency: CurrencyCode,
  status: BillStatus,
  nextDate: LocalDate | null,
  confidence: string | null,
  facts: string,
  transactionIds: string,
  createdAt: string,
  updatedAt: string,
];

export function toListedBill(userId: number, columns: BillColumns): RecurringBill {
  const [id, name, source, cycle, amount, currency, status, nextDate, confidence, facts, ids, createdAt, updatedAt] =
    columns;
  return {
    id: Number(id),
    userId,
    name,
    source,
    cycle,
    amount: Number(amount),
    currency,
    status,
    nextDate,
    confidence: confidence === null ? null : Number(confidence),
    // The column holds only what this store has written.
    facts: JSON.parse(facts) as readonly BillFact[],
    transactionIds: JSON.parse(ids) as readonly number[],
    createdAt: timestampFromPostgres(createdAt),
    updatedAt: timestampFromPostgres(updatedAt),
  };
}
