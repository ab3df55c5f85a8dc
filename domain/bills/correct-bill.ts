import { dateOf, type LocalDate, type Timestamp } from '../calendar.ts';
import { byId } from '../collections.ts';
import { existing, FinanceError, invalidField } from '../error.ts';
import { isTwin } from './bill-by-hand.ts';
import {
  BILL_FIELDS,
  type BillCorrection,
  type BillStatement,
  type BillValues,
  withStatement,
} from './bill-correction.ts';
import { correctedBills, mergedBills, uncorrected } from './corrected-bill.ts';
import { archiveBill, billAmount, billDay, billName, type RecurringBill, restoreBill } from './recurring-bill.ts';

/** What a person says of a bill. */
export type BillSaying =
  /** With `isArchived`, also whether it is none of theirs. */
  | { readonly kind: 'set'; readonly values: Partial<BillValues>; readonly isArchived?: boolean | undefined }
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'payments'; readonly transactionIds: readonly number[]; readonly belong: boolean }
  | { readonly kind: 'merged'; readonly billId: number }
  /** Without a day, the next payment. */
  | { readonly kind: 'paid' | 'skipped'; readonly dueOn?: LocalDate }
  | { readonly kind: 'paused'; readonly until: LocalDate | null }
  /** Without a day, today. */
  | { readonly kind: 'ended'; readonly on?: LocalDate };

/** What can be said of an archived bill: for merging, its own refusal names the field. */
const OF_ARCHIVED: ReadonlySet<BillSaying['kind']> = new Set(['set', 'payments', 'merged']);

/**
 * A user's bills after a person has said something of one of them. Throws `not_found` for a bill that is not among
 * them, and `invalid`, naming the field, for what cannot be said of it.
 */
export function correctBill(
  bills: readonly RecurringBill[],
  id: number,
  saying: BillSaying,
  at: Timestamp,
): readonly RecurringBill[] {
  const bill = billOf(bills, id);
  if (bill.status === 'archived' && !OF_ARCHIVED.has(saying.kind)) {
    throw invalidField('kind', 'This bill is archived. Restore it first.');
  }
  const corrected = statements(bill, saying, at).reduce((said, statement) => withStatement(said, statement, at), bill);
  const other = saying.kind === 'merged' ? otherBill(bills, bill, saying.billId) : undefined;
  const change = (each: RecurringBill) => {
    if (each === bill) return corrected === bill ? bill : { ...corrected, updatedAt: at };
    return each.id === other?.id ? archiveBill(each, at) : each;
  };
  const said = bills.map(change);
  const isArchived = saying.kind === 'set' ? saying.isArchived : undefined;
  return isArchived === undefined ? correctedBills(said) : archivedBills(said, id, isArchived, at);
}

/** A user's bills after a person has taken back what they said. A bill that was merged is there again. */
export function takeBackCorrection(
  bills: readonly RecurringBill[],
  id: number,
  number: number,
  at: Timestamp,
): readonly RecurringBill[] {
  const bill = billOf(bills, id);
  const gone = bill.corrections.find((each) => each.number === number);
  if (gone === undefined) throw invalidField('number', 'The number must be that of a correction of this bill.');
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
  if (!isArchived && bill.status === 'archived') refuseTwin(bills, bill);
  return correctedBills(
    bills.map((each) => {
      if (each === bill) return isArchived ? archiveBill(each, at) : restoreBill(each, at);
      const isWithin = (said: BillCorrection) => said.kind === 'merged' && said.billId === id;
      const isParted = !isArchived && each.corrections.some(isWithin);
      return isParted ? { ...each, corrections: each.corrections.filter((said) => !isWithin(said)) } : each;
    }),
  );
}

/** A user's bills after a person has deleted one that they had added. What was merged into it is there again. */
export function removedBill(bills: readonly RecurringBill[], id: number, at: Timestamp): readonly RecurringBill[] {
  const bill = billOf(bills, id);
  if (bill.source === 'detected') {
    throw new FinanceError('conflict', 'This bill was found in your transactions. Archive it instead.');
  }
  const merged = new Set(bill.corrections.flatMap((each) => (each.kind === 'merged' ? each.billId : [])));
  const others = bills.filter((each) => each !== bill);
  return correctedBills(others.map((each) => (merged.has(each.id) ? restoreBill(each, at) : each)));
}

/**
 * The bills after one was entered: it takes the place of its found twin. One of which a person has said something is
 * merged into it, so that no word of theirs is lost.
 */
export function withEntered(bills: readonly RecurringBill[], id: number, at: Timestamp): readonly RecurringBill[] {
  const entered = billOf(bills, id);
  const isTwinOf = (bill: RecurringBill) => isTwin(entered, bill) || isTwin(entered, uncorrected(bill));
  const twin = bills.find((bill) => bill.source === 'detected' && bill.status !== 'archived' && isTwinOf(bill));
  if (twin === undefined) return bills;
  if (twin.corrections.length > 0) return correctBill(bills, id, { kind: 'merged', billId: twin.id }, at);
  const found = { ...uncorrected(twin), name: entered.name, confidence: null };
  return bills.filter((bill) => bill !== twin).map((bill) => (bill === entered ? { ...bill, found } : bill));
}

/** Throws `invalid` where an entered bill stands in the place of one that was found, and is not merged with it. */
function refuseTwin(bills: readonly RecurringBill[], bill: RecurringBill): void {
  const base = uncorrected(bill);
  const isTwinOf = ({ transactionIds, corrections, ...entered }: RecurringBill) =>
    entered.source === 'manual' &&
    entered.status !== 'archived' &&
    (transactionIds.length === 0 || transactionIds.some((payment) => base.transactionIds.includes(payment))) &&
    !corrections.some((said) => said.kind === 'merged' && said.billId === bill.id) &&
    isTwin({ ...entered, transactionIds }, base);
  if (bill.source === 'manual' || !bills.some(isTwinOf)) return;
  throw invalidField('status', 'A bill that you have entered stands in its place. Delete that one first.');
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
      return [{ kind: saying.kind, dueOn: billDay('due_on', saying.dueOn ?? dueDate(bill)) }];
    case 'ended':
      if (saying.on === undefined || saying.on <= dateOf(at)) return [{ kind: 'ended', on: saying.on ?? dateOf(at) }];
      throw invalidField('on', 'The on must be today or an earlier day.');
    case 'paused':
      if (saying.until !== null && saying.until <= dateOf(at)) {
        throw invalidField('until', 'The until must be a day in the future.');
      }
      return [{ kind: 'paused', until: saying.until && billDay('until', saying.until) }];
    default:
      return [saying];
  }
}

function dueDate({ nextDate }: RecurringBill): LocalDate {
  if (nextDate === null) throw invalidField('due_on', 'The due_on field is required, because no payment is expected.');
  return nextDate;
}

function setStatements(bill: RecurringBill, values: Partial<BillValues>): readonly BillStatement[] {
  const { name, amount, nextDate } = values;
  const said = {
    ...values,
    ...(name !== undefined && { name: billName(name) }),
    ...(amount !== undefined && { amount: billAmount(amount) }),
    ...(nextDate !== undefined && { nextDate: billDay('next_date', nextDate) }),
  };
  const before = { ...uncorrected(bill), categoryId: null, bankAccountId: null };
  return BILL_FIELDS.flatMap((field) => {
    const value = said[field];
    return value === undefined ? [] : [{ kind: 'set', field, value, before: before[field] } as BillStatement];
  });
}

/** Whether the bill of this id was merged into the other one, however far away. */
function isMergedInto(id: number, other: RecurringBill, bills: readonly RecurringBill[]): boolean {
  return [other, ...mergedBills(other, byId(bills))].some(({ corrections }) =>
    corrections.some((each) => each.kind === 'merged' && each.billId === id),
  );
}

function otherBill(bills: readonly RecurringBill[], bill: RecurringBill, id: number): RecurringBill {
  const other = bills.find((each) => each.id === id);
  if (other === undefined) throw invalidField('bill_id', 'The bill_id must be one of your bills.');
  if ([other.status, bill.status].includes('archived')) {
    throw invalidField('bill_id', 'Neither bill may be archived. Restore it first.');
  }
  if (other.id === bill.id) throw invalidField('bill_id', 'The bill_id must be that of another bill.');
  if (isMergedInto(bill.id, other, bills)) {
    throw invalidField('bill_id', 'That bill has this one merged into it. Take that back first.');
  }
  if (other.currency !== bill.currency) throw invalidField('bill_id', 'Both bills must have the same currency.');
  return other;
}
