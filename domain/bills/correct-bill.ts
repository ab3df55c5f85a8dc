import { dateOf, type LocalDate, type Timestamp } from '../calendar.ts';
import { existing, invalidField } from '../error.ts';
import {
  BILL_FIELDS,
  type BillCorrection,
  type BillStatement,
  type BillValues,
  withStatement,
} from './bill-correction.ts';
import { correctedBills, uncorrected } from './corrected-bill.ts';
import { archiveBill, billAmount, billName, type RecurringBill, restoreBill } from './recurring-bill.ts';

/** What a person says of a bill. */
export type BillSaying =
  | { readonly kind: 'set'; readonly values: Partial<BillValues> }
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'payments'; readonly transactionIds: readonly number[]; readonly belong: boolean }
  | { readonly kind: 'merged'; readonly billId: number }
  /** Without a day, the next payment. */
  | { readonly kind: 'paid' | 'skipped'; readonly dueOn?: LocalDate }
  | { readonly kind: 'paused'; readonly until: LocalDate | null }
  /** Without a day, today. */
  | { readonly kind: 'ended'; readonly on?: LocalDate };

/**
 * A user's bills after a person has said something of one of them. Throws `not_found` for a bill that is not among
 * them, and `invalid` for what cannot be said of it.
 */
export function correctBill(
  bills: readonly RecurringBill[],
  id: number,
  saying: BillSaying,
  at: Timestamp,
): readonly RecurringBill[] {
  const bill = billOf(bills, id);
  const corrections = statements(bill, saying, at).reduce<readonly BillCorrection[]>(
    (said, statement) => withStatement(said, statement, at),
    bill.corrections,
  );
  const other = saying.kind === 'merged' ? otherBill(bills, bill, saying.billId) : undefined;
  const change = (each: RecurringBill) => {
    if (each.id === id) return corrections === bill.corrections ? each : { ...each, corrections, updatedAt: at };
    return each.id === other?.id ? archiveBill(each, at) : each;
  };
  return correctedBills(bills.map(change));
}

/** A user's bills after a person has taken back what they said. A bill that was merged is there again. */
export function takeBackCorrection(
  bills: readonly RecurringBill[],
  id: number,
  number: number,
  at: Timestamp,
): readonly RecurringBill[] {
  const bill = billOf(bills, id);
  const gone = existing(
    bill.corrections.find((each) => each.number === number),
    'correction',
  );
  const corrections = bill.corrections.filter((each) => each !== gone);
  const change = (each: RecurringBill) => {
    if (each.id === id) return { ...each, corrections, updatedAt: at };
    return gone.kind === 'merged' && each.id === gone.billId ? restoreBill(each, at) : each;
  };
  return correctedBills(bills.map(change));
}

/** A user's bills after a person has archived one, or restored it. A restored one is merged with no other any more. */
export function archivedBills(
  bills: readonly RecurringBill[],
  id: number,
  isArchived: boolean,
  at: Timestamp,
): readonly RecurringBill[] {
  const bill = billOf(bills, id);
  return correctedBills(
    bills.map((each) => {
      if (each === bill) return isArchived ? archiveBill(each, at) : restoreBill(each, at);
      const isWithin = (said: BillCorrection) => said.kind === 'merged' && said.billId === id;
      const isParted = !isArchived && each.corrections.some(isWithin);
      return isParted ? { ...each, corrections: each.corrections.filter((said) => !isWithin(said)) } : each;
    }),
  );
}

function billOf(bills: readonly RecurringBill[], id: number): RecurringBill {
  return existing(
    bills.find((each) => each.id === id),
    'bill',
  );
}

function statements(bill: RecurringBill, saying: BillSaying, at: Timestamp): readonly BillStatement[] {
  switch (saying.kind) {
    case 'set':
      return setStatements(bill, saying.values);
    case 'paid':
    case 'skipped':
      return [{ kind: saying.kind, dueOn: saying.dueOn ?? dueDate(bill) }];
    case 'ended':
      return [{ kind: 'ended', on: saying.on ?? dateOf(at) }];
    case 'paused':
      if (saying.until === null || saying.until > dateOf(at)) return [saying];
      throw invalidField('until', 'Until must be a day in the future.');
    default:
      return [saying];
  }
}

function dueDate({ nextDate }: RecurringBill): LocalDate {
  if (nextDate === null) throw invalidField('due_on', 'The due_on field is required, because no payment is expected.');
  return nextDate;
}

function setStatements(bill: RecurringBill, values: Partial<BillValues>): readonly BillStatement[] {
  const { name, amount } = values;
  const said = {
    ...values,
    ...(name !== undefined && { name: billName(name) }),
    ...(amount !== undefined && { amount: billAmount(amount) }),
  };
  const before = { ...uncorrected(bill), categoryId: null, bankAccountId: null };
  return BILL_FIELDS.flatMap((field) => {
    const value = said[field];
    return value === undefined ? [] : [{ kind: 'set', field, value, before: before[field] } as BillStatement];
  });
}

function otherBill(bills: readonly RecurringBill[], bill: RecurringBill, id: number): RecurringBill {
  const other = billOf(bills, id);
  if ([other.status, bill.status].includes('archived')) {
    throw invalidField('bill_id', 'Neither bill may be archived. Restore it first.');
  }
  if (other.id === bill.id) throw invalidField('bill_id', 'The bill_id must be that of another bill.');
  if (other.currency !== bill.currency) throw invalidField('bill_id', 'Both bills must have the same currency.');
  return other;
}
