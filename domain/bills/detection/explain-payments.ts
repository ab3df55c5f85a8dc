import { type Holder, NOBODY } from '../../bank-texts/holder.ts';
import { fromDayNumber } from '../../calendar.ts';
import { counted } from '../../collections.ts';
import { searchForm } from '../../search-form.ts';
import { repeats } from '../../searching/name-and-text.ts';
import { paymentsText, percent } from '../why-bill.ts';
import { billsAmong, type Judgement, type Refusal } from './find-bills.ts';
import { features } from './judging/features.ts';
import { billProbability, certainty } from './judging/gate.ts';
import { FITTED_GATE } from './judging/weights.ts';
import type { RecurringBillObservation } from './observation.ts';
import type { Charge } from './reading/charge.ts';
import { chargesFrom, type LeftOut, leftOutAs } from './reading/charges-from.ts';
import { merchantGroups } from './reading/merchant-groups.ts';
import { readRows } from './reading/read-row.ts';
import type { Candidate } from './searching/candidate.ts';

/** What the detection makes of the transactions with one merchant. */
export interface PaymentsExplanation<Id> {
  readonly ids: readonly Id[];
  readonly sentences: readonly string[];
}

/**
 * Why the payments to a merchant are no bill: runs the detection of `detectRecurringBills`, and tells what it decided
 * on the way. The transactions are those that are shown under the merchant's name, or else all that mention it.
 */
export function explainPayments<Id>(
  observations: readonly RecurringBillObservation<Id>[],
  merchant: string,
  holder: Holder = NOBODY,
): PaymentsExplanation<Id> {
  const asked = rowsOf(observations, merchant);
  const charges = chargesFrom(observations, holder);
  const judgements: Judgement[] = [];
  const bills = billsAmong(merchantGroups(charges), FITTED_GATE, { inspect: (one) => void judgements.push(one) });
  const inBills = new Set(bills.flatMap(({ payments }) => payments.map(({ row }) => row)));
  const own = charges.filter(({ row }) => asked.has(row)).sort((a, b) => a.day - b.day || a.row - b.row);
  const rest = own.filter(({ row }) => !inBills.has(row));
  const isCharge = new Set(own.map(({ row }) => row));
  const others = readRows([...asked].filter((row) => !isCharge.has(row)).map((row) => observations[row]!));
  const paid = rest.map(({ day, amount, currency }) => ({ on: fromDayNumber(day), amount, currency }));
  const of = (count: number, text: string) => (count === 0 ? [] : [`${count} of ${asked.size}: ${text}`]);
  return {
    ids: [...asked].map((row) => observations[row]!.id),
    sentences: [
      ...[...counted(others.map((row) => leftOutAs(row, holder) ?? 'own account'))].flatMap(([as, count]) =>
        of(count, LEFT_OUT[as]),
      ),
      ...of(own.length - rest.length, 'payments of bills.'),
      ...of(rest.length, rest.length === 0 ? '' : `no bill. ${paymentsText(paid)}`),
      ...(rest.length === 0 ? [] : reasonsFor(likeliest(judgements, new Set(rest.map(({ row }) => row))))),
    ],
  };
}

function rowsOf(observations: readonly RecurringBillObservation<unknown>[], merchant: string): ReadonlySet<number> {
  const wanted = searchForm(merchant);
  const rowsWith = (test: (one: RecurringBillObservation<unknown>) => boolean) =>
    observations.flatMap((one, row) => (wanted !== '' && test(one) ? [row] : []));
  const named = rowsWith(({ payeeName, merchantName }) => searchForm(payeeName ?? merchantName ?? '') === wanted);
  const mentions = ({ payeeName, merchantName, description }: RecurringBillObservation<unknown>) =>
    repeats(`${payeeName ?? ''} | ${merchantName ?? ''} | ${description}`, merchant);
  return new Set(named.length > 0 ? named : rowsWith(mentions));
}

const LEFT_OUT: Readonly<Record<LeftOut, string>> = {
  income: 'money that came in.',
  'own account': 'money that went to an account of your own, or that another row has booked.',
  transfer: 'transfers that name nobody else, as between your own accounts.',
  cash: 'cash.',
  savings: 'money put into savings.',
  card: 'the debt of a card, whose payments count themselves.',
  interest: 'interest.',
  returned: 'fees for one event, or payments that came back.',
};

/** The likeliest bill among the payments of some rows. */
function likeliest(judgements: readonly Judgement[], rows: ReadonlySet<number>): Judgement | undefined {
  return judgements
    .filter(({ candidate }) => candidate.payments.every(({ row }) => rows.has(row)))
    .reduce<Judgement | undefined>((best, one) => (best && best.confidence >= one.confidence ? best : one), undefined);
}

const NO_RHYTHM =
  'No rhythm fits enough of them: a bill takes two payments in years or half-years, three in months or fortnights, ' +
  'four in weeks, and no others that come so often that any day would do.';

const REFUSALS: Readonly<Record<Refusal, string>> = {
  'own transfer': 'The same amounts came in about the same days, as between accounts of your own.',
  'between people': 'They are round sums for somebody who also pays you, as between people.',
  free: 'Most of them cost nothing.',
  'chance of years': 'Two payments at a shop, a year or half a year apart, are taken for chance.',
  'weekly visits': 'They are weekly with gaps, as where people go as they like.',
};

function reasonsFor(judgement: Judgement | undefined): readonly string[] {
  if (judgement === undefined) return [NO_RHYTHM];
  const { candidate, refused, confidence } = judgement;
  if (refused !== undefined) return [REFUSALS[refused]];
  const { cycle, family } = candidate.cadence;
  const needed = FITTED_GATE.billThresholds[family];
  const likely =
    `${candidate.payments.length} of them come closest to a bill (${cycle}). Coffer is ` +
    `${percent(certainty(confidence))} sure of it, and shows a bill from ${percent(certainty(needed))} on.`;
  if (confidence >= needed) return [likely, 'They fit another bill of the merchant, or are too few beside it.'];
  const surer = surerIf(judgement).filter(([, sure]) => sure >= confidence + SURER_MIN);
  const most = surer.sort(([, a], [, b]) => b - a).slice(0, 2);
  return [likely, ...most.map(([otherwise, sure]) => `${otherwise}, it would be ${percent(certainty(sure))} sure.`)];
}

const SURER_MIN = 0.1;
const MANY_PAYMENTS = 12;

/** How sure the gate would be if one thing about the payments were as it is with a clear bill. */
function surerIf({ candidate, open }: Judgement): readonly (readonly [otherwise: string, sure: number])[] {
  const { payments, expected, cadence, logLikelihoodRatio } = candidate;
  const sureOf = (other: Candidate, beside = open) => billProbability(FITTED_GATE, other, features(other, beside));
  const sureWith = (change: (payment: Charge, index: number) => Charge) => {
    const changed = new Map(payments.map((payment, index) => [payment, change(payment, index)]));
    const swapped = (charges: readonly Charge[]) => charges.map((charge) => changed.get(charge) ?? charge);
    return sureOf({ ...candidate, payments: swapped(payments) }, swapped(open));
  };
  const missing = Array.from({ length: Math.max(0, MANY_PAYMENTS - payments.length) }, (_, index) => index + 1);
  const later = missing.map((slots) => Math.round(expected.at(-1)! + slots * cadence.periodDays));
  const longer: Candidate = {
    ...candidate,
    payments: [...payments, ...later.map((day) => ({ ...payments.at(-1)!, day }))],
    expected: [...expected, ...later],
    logLikelihoodRatio: (logLikelihoodRatio * (payments.length + later.length)) / payments.length,
  };
  return [
    ['If there were twelve of them, each as regular', sureOf(longer)],
    ['If they came on the expected days', sureWith((payment, index) => ({ ...payment, day: expected[index]! }))],
    ['If their amounts were equal', sureWith((payment) => ({ ...payment, amount: payments[0]!.amount }))],
    ['Without the other payments to the same merchant', sureOf(candidate, payments)],
    ['At a merchant that is paid by contract', sureWith((payment) => ({ ...payment, contract: 1, purchase: false }))],
  ];
}
