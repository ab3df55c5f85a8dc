import type { BillCycle, BillFact, BillStatus, RecurringBill } from '../../../domain/bills/recurring-bill.ts';
import type { LocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { timestampFromPostgres } from '../timestamp-text.ts';

export const BILL_COLUMNS = `b.id, b.name, b.source, b.cycle, b.amount, b.currency, b.status, b.next_date, b.confidence, b.facts,
    array_to_json(b.transaction_ids), b.created_at, b.updated_at`;

/** A user's bills by id. */
export const LIST_BILLS = {
  name: 'list_bills',
  text: `select ${BILL_COLUMNS} from recurring_bills b where b.user_id = $1 order by b.id`,
};

/** The detected ones by id, held until the transaction ends. */
export const LOCK_DETECTED_BILLS = {
  name: 'lock_detected_bills',
  text: `select ${BILL_COLUMNS} from recurring_bills b where b.user_id = $1 and b.source = 'detected'
    order by b.id for update`,
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
