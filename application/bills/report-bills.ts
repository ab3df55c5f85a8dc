import type { Caller } from '../../domain/access/caller.ts';
import { setValue } from '../../domain/bills/bill-correction.ts';
import { instancesBetween, nextInstanceOf } from '../../domain/bills/bill-instances.ts';
import { type BillPayment, billPayment } from '../../domain/bills/bill-payment.ts';
import type { BillsAge } from '../../domain/bills/bills-age.ts';
import { monthlyAmount, monthlyShare } from '../../domain/bills/monthly-amount.ts';
import { hasPaymentsInOrder, isCounted, isPaused, type RecurringBill } from '../../domain/bills/recurring-bill.ts';
import { addDays, dateOf, type LocalDate, type Month } from '../../domain/calendar.ts';
import type { Category } from '../../domain/ledger/category.ts';
import {
  type ConversionNotes,
  type ConvertedTotal,
  type ConvertibleAmount,
  conversionNotes,
  totalInCurrency,
} from '../../domain/money/converted-total.ts';
import type { RateQuote } from '../../domain/money/exchange-rate.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import type { BillsWithPayments, BillWithPayment } from '../../domain/ports/recurring-bill-repo.ts';
import type { TransactionRepo } from '../../domain/ports/transaction-repo.ts';
import type { Ports } from '../ports.ts';
import { latestQuotes } from '../rates/latest-quotes.ts';
import type { RefreshBills } from './refresh-bills.ts';

/** Third parties wrote the name of a detected bill. The amount is an estimate if the facts say that it varies. */
export interface BillOverview
  extends Pick<RecurringBill, 'id' | 'name' | 'status' | 'cycle' | 'currency' | 'amount' | 'confidence' | 'facts'> {
  /** What that costs per month, rounded once; `undefined` if the cycle is unknown. */
  readonly monthly: MinorUnits | undefined;
  /** The next payment; `undefined` if none is expected or it was not asked for. */
  readonly nextDate: LocalDate | undefined;
  readonly isPaused: boolean;
  /** The days on which it is expected, from today on: those of the asked month, or of five weeks. */
  readonly dueDates: readonly LocalDate[];
  /** Those of the asked month, by day; empty if no month was asked for. */
  readonly payments: readonly BillPayment[];
  /** `undefined` for a bill without known payments, as for one entered by hand. */
  readonly lastPayment: BillPayment | undefined;
  /** What a person has said, or that of the last payment. */
  readonly category: Pick<Category, 'id' | 'name'> | undefined;
  /** Whether hidden accounts alone pay it (contract 5.9). */
  readonly isHidden: boolean;
}

/** What falls due from today to so many days later, both included. */
export interface DueWithin {
  readonly days: number;
  readonly total: ConvertedTotal;
}

export interface RecurringBills extends ConversionNotes {
  readonly today: LocalDate;
  /** Active ones first, by the day of their next payment; then the others; equal ones by id. */
  readonly bills: readonly BillOverview[];
  /** What those cost per month that count and are not hidden, in the user's currency at the latest rates. */
  readonly monthlyTotal: ConvertedTotal;
  /** What of them falls due on the due dates of the bills, in the user's currency at the latest rates. */
  readonly due: ConvertedTotal;
  /** Every payment of the bills of the monthly total, also of those that are due twice, for a week, two and a month. */
  readonly dueWithin: readonly DueWithin[];
  /** Bills that would count if their cycle were known. */
  readonly withoutCycle: readonly BillOverview[];
  /** How many hidden accounts are left out, with the bills that they alone pay. */
  readonly hiddenAccounts: number;
  /** `undefined` for bills that hold for all transactions and today. */
  readonly age: BillsAge | undefined;
  /** The day of the earliest transaction that was looked at, where there were too many (contract 10.1). */
  readonly since: LocalDate | undefined;
}

type ReportBillsPorts = Pick<Ports, 'bills' | 'categories' | 'rates' | 'clock'> & {
  readonly transactions: Pick<TransactionRepo, 'getAll'>;
  readonly bringBillsUpToDate: RefreshBills;
};

/**
 * The caller's bills, brought up to date with their transactions if that does not take long. Active ones without those
 * of hidden accounts, or all (contract 5.9). Throws `amount_out_of_range`.
 */
export function reportBills(ports: ReportBillsPorts) {
  const { categories, rates, clock } = ports;
  return async (
    { id: userId, currency, basis }: Caller,
    {
      status,
      includeNextInstance,
      month,
    }: {
      readonly status: 'active' | 'all';
      readonly includeNextInstance: boolean;
      /** That of `dueDates` and `payments`. */
      readonly month?: Month;
    },
  ): Promise<RecurringBills> => {
    const today = dateOf(clock.now());
    const [stored, tree] = [await currentBills(ports, userId, today), await categories.list()];
    const reported = status === 'all' ? stored.bills : stored.bills.filter(isActiveAndVisible);
    const sorted = reported.map((bill) => ({ ...bill, due: nextInstanceOf(bill.bill, today) })).sort(byDueDay);
    const dueFrom = month !== undefined && month.from > today ? month.from : today;
    const dueUntil = month?.to ?? addDays(today, 35);
    const paid = month === undefined ? undefined : await paymentsIn({ ...month, today }, ports, userId, sorted);
    const overviews = sorted.map((bill) => ({
      ...overview(bill, tree, includeNextInstance),
      dueDates: instancesBetween(bill.bill, dueFrom, dueUntil),
      payments: paid?.get(bill.bill.id) ?? [],
    }));
    const currencies = sorted.map(({ bill }) => bill.currency);
    const quotes = await latestQuotes({ rates, today, shared: basis?.shared }, currency, currencies);
    const counted = sorted
      .filter(({ bill, isHidden }) => isCounted(bill) && !isHidden)
      .map(({ bill }) => ({ bill, quote: quotes.get(bill.currency) }));
    const amounts = counted.flatMap(({ bill, quote }) => monthlyShare(bill, quote, today) ?? []);
    const dueIn = (from: LocalDate, to: LocalDate) =>
      counted.flatMap(({ bill, quote }) => instancesBetween(bill, from, to).map(() => duePayment(bill, quote, today)));
    return {
      today,
      bills: overviews,
      monthlyTotal: totalInCurrency(amounts, currency),
      due: totalInCurrency(dueIn(dueFrom, dueUntil), currency),
      dueWithin: DUE_DAYS.map((days) => ({
        days,
        total: totalInCurrency(dueIn(today, addDays(today, days)), currency),
      })),
      withoutCycle: overviews.filter((bill) => isCounted(bill) && bill.monthly === undefined),
      hiddenAccounts: status === 'all' ? 0 : stored.hiddenAccounts,
      age: ageOf(stored, today),
      since: stored.detectionState?.since,
      ...conversionNotes(amounts, currency),
    };
  };
}

const DUE_DAYS = [7, 14, 30];

function duePayment(
  { currency, amount }: RecurringBill,
  quote: RateQuote | undefined,
  today: LocalDate,
): ConvertibleAmount {
  return { currency, amount: BigInt(amount), count: 1, quote, wantedOn: today };
}

/** More than a bill has in a month: one that is paid every week has five. */
const MONTH_PAYMENTS_MAX = 8;

function latestOf(bill: RecurringBill): readonly number[] {
  return hasPaymentsInOrder(bill) ? bill.transactionIds.slice(-MONTH_PAYMENTS_MAX) : bill.transactionIds;
}

/** The payments of the bills in a month, by the id of the bill, in one statement. */
async function paymentsIn(
  { from, to, today }: Month & { readonly today: LocalDate },
  { transactions }: ReportBillsPorts,
  userId: number,
  bills: readonly BillWithPayment[],
): Promise<ReadonlyMap<number, readonly BillPayment[]>> {
  const paid = bills.filter(({ lastPayment }) => lastPayment !== undefined && lastPayment.on >= from);
  const latest = paid.map(({ bill }) => [bill.id, to < today ? bill.transactionIds : latestOf(bill)] as const);
  const found = await transactions.getAll(
    userId,
    latest.flatMap(([, ids]) => ids),
  );
  const byId = new Map(found.map((transaction) => [transaction.id, billPayment(transaction)]));
  return new Map(
    latest.map(([id, ids]) => {
      const payments = ids.flatMap((each) => byId.get(each) ?? []).filter(({ on }) => on >= from && on <= to);
      return [id, payments.sort((a, b) => (a.on < b.on ? -1 : 1))];
    }),
  );
}

/** The stored bills; if they do not hold for the present day and transactions, after a detection that ends in time. */
async function currentBills(
  { bills, bringBillsUpToDate }: ReportBillsPorts,
  userId: number,
  today: LocalDate,
): Promise<BillsWithPayments> {
  const stored = await bills.listWithPayments(userId);
  if (ageOf(stored, today) === undefined) return stored;
  await bringBillsUpToDate(userId);
  return bills.listWithPayments(userId);
}

function ageOf({ detectionState, transactionRevision }: BillsWithPayments, today: LocalDate): BillsAge | undefined {
  const isCurrent = detectionState?.revision === transactionRevision && detectionState.asOf === today;
  return isCurrent ? undefined : { asOf: detectionState?.asOf };
}

function isActiveAndVisible({ bill, isHidden }: BillWithPayment): boolean {
  return bill.status === 'active' && !isHidden;
}

interface DueBill extends BillWithPayment {
  readonly due: LocalDate | undefined;
}

function byDueDay(a: DueBill, b: DueBill): number {
  const [first, second] = [placeOf(a), placeOf(b)];
  if (first !== second) return first < second ? -1 : 1;
  return a.bill.id - b.bill.id;
}

/** The day as text; later than every day for a bill without one, and later still for one that is not active. */
function placeOf({ bill, due }: DueBill): string {
  return bill.status === 'active' ? (due ?? '~') : '~~';
}

function overview(
  { bill, due, lastPayment, isHidden }: DueBill,
  tree: readonly Category[],
  withNext: boolean,
): Omit<BillOverview, 'dueDates' | 'payments'> {
  const { id, name, status, cycle, currency, amount, confidence, facts, corrections } = bill;
  const categoryId = setValue(corrections, 'categoryId') ?? lastPayment?.categoryId;
  const category = tree.find((each) => each.id === categoryId);
  return {
    id,
    name,
    status,
    cycle,
    currency,
    amount,
    monthly: monthlyAmount(bill),
    nextDate: withNext ? due : undefined,
    lastPayment,
    category: category && { id: category.id, name: category.name },
    isHidden,
    isPaused: isPaused(bill),
    confidence,
    facts,
  };
}
