import { type Holder, NOBODY } from '../../bank-texts/holder.ts';
import { dayInMonth, dayOfMonth, isWeekend, monthNumber, weekday } from '../../day-number.ts';
import { billsOfGroups, type DetectionMemory, emptyMemory } from './detection-memory.ts';
import type { FoundBill } from './found-bill.ts';
import { extend } from './joining/extend.ts';
import { withoutFragments } from './joining/fragments.ts';
import { mergePieces } from './joining/merge.ts';
import { followMovedDay } from './joining/moved-day.ts';
import { followRenames } from './joining/rename.ts';
import { type Features, features } from './judging/features.ts';
import { billProbability, type Gate } from './judging/gate.ts';
import { countAbove, openCharges } from './judging/open-charges.ts';
import type { RecurringBillObservation } from './observation.ts';
import {
  BETWEEN_PEOPLE_PERIOD_MIN_DAYS,
  BETWEEN_PEOPLE_SHARE_MIN,
  BILLS_A_GROUP_MAX,
  CHANCE_OTHERS_MIN,
  CHANCE_PAYMENTS_MAX,
  MIRRORED_SHARE_MAX,
  WEEKLY_PAYMENTS_MISSED_MIN,
  WEEKLY_SHOPPING_MISSED_MIN,
  WEEKLY_VISITS_MISSED_MIN,
  YEAR_DAYS,
  YEAR_SLACK_DAYS,
} from './parameters.ts';
import type { Charge, MerchantGroup } from './reading/charge.ts';
import { chargesFrom } from './reading/charges-from.ts';
import { merchantGroups } from './reading/merchant-groups.ts';
import { isRound } from './reading/payers.ts';
import type { Cadence } from './searching/cadence.ts';
import type { Candidate } from './searching/candidate.ts';
import { type SearchedPools, searchCandidates } from './searching/search.ts';

/** What makes a candidate no bill, whatever its features are. */
export type Refusal = 'own transfer' | 'between people' | 'free' | 'chance of years' | 'weekly visits';

export interface Judgement {
  readonly candidate: Candidate;
  /** Its payments and the charges beside which it was judged. */
  readonly open: readonly Charge[];
  readonly features: Features;
  readonly confidence: number;
  readonly refused: Refusal | undefined;
}

/** Gets every judgement. The fitting script learns from them, and they say why payments are no bill. */
export type Inspect = (judgement: Judgement) => void;

/** Finds every bill of one user that passes the gate, by first payment. */
export function findBills<Id>(
  observations: readonly RecurringBillObservation<Id>[],
  gate: Gate,
  { inspect, holder = NOBODY, memory = emptyMemory() }: FindingOptions = {},
): readonly FoundBill[] {
  return billsAmong(merchantGroups(chargesFrom(observations, holder, memory)), gate, { inspect, memory });
}

interface FindingOptions {
  readonly inspect?: Inspect;
  readonly holder?: Holder;
  readonly memory?: DetectionMemory;
}

export function billsAmong(
  groups: readonly MerchantGroup[],
  gate: Gate,
  { inspect, memory = emptyMemory() }: Omit<FindingOptions, 'holder'>,
): readonly FoundBill[] {
  const judge: Judge = (candidate, open) => {
    const { cadence, payments } = candidate;
    const beside = cadence.family === 'yearly' ? withoutOtherYears(open, payments) : open;
    const refused = refusalOf(candidate, open);
    if (refused !== undefined && inspect === undefined) return 0;
    const measured = features(candidate, beside);
    const confidence = billProbability(gate, candidate, measured);
    inspect?.({ candidate, open: beside, features: measured, confidence, refused });
    return refused === undefined ? confidence : 0;
  };
  const found = billsOfGroups(groups, memory, (group) => billsOf(group, gate, judge));
  return [...followRenames(found)].sort(
    (a, b) => a.payments[0]!.day - b.payments[0]!.day || a.payments[0]!.row - b.payments[0]!.row,
  );
}

function refusalOf(candidate: Candidate, open: readonly Charge[]): Refusal | undefined {
  const { cadence, payments } = candidate;
  if (isOwnTransfer(payments)) return 'own transfer';
  if (isBetweenPeople(cadence, payments)) return 'between people';
  if (isFree(payments)) return 'free';
  if (isChanceOfYears(candidate, open)) return 'chance of years';
  return isWeeklyVisit(candidate) ? 'weekly visits' : undefined;
}

function billsOf({ merchantKey, currency, charges }: MerchantGroup, gate: Gate, judge: Judge): readonly FoundBill[] {
  const pieces = withoutFragments(mergePieces(extractBills(charges, judge, gate.extractionThreshold)));
  let open = without(
    charges,
    pieces.flatMap(({ payments }) => payments),
  );
  const whole: Candidate[] = [];
  for (const piece of pieces) {
    const bill = followMovedDay(extend(piece, open), open);
    open = without(open, bill.payments);
    whole.push(bill);
  }
  // Complete pieces may turn out to continue each other.
  return mergePieces(whole).flatMap((bill) => {
    const confidence = judge(bill, open);
    return confidence >= gate.billThresholds[bill.cadence.family]
      ? [{ ...bill, merchantKey, currency, confidence }]
      : [];
  });
}

function without(charges: readonly Charge[], taken: readonly Charge[]): readonly Charge[] {
  const gone = new Set(taken);
  return charges.filter((charge) => !gone.has(charge));
}

/**
 * Whether most of the amounts are 0: some banks print such rows every month. One or two free payments may be a trial.
 */
function isFree(payments: readonly Charge[]): boolean {
  return 2 * payments.filter(({ amount }) => amount === 0).length > payments.length;
}

/**
 * Whether two payments that are years or half-years apart are among many others at a place where people shop: they buy
 * things for the same small price by chance.
 */
function isChanceOfYears({ cadence, payments }: Candidate, open: readonly Charge[]): boolean {
  if (cadence.family !== 'yearly' || payments.length > CHANCE_PAYMENTS_MAX) return false;
  const isEveryday = payments.every(({ contract, mandate }) => contract < 0 && !mandate);
  const [first, last] = [payments[0]!, payments.at(-1)!];
  if (cadence.cycle === 'annual' && isNoContract(payments) && !isAnniversary(first.day, last.day)) return true;
  if (!isEveryday) return false;
  const amounts = openCharges(open).amountsByName.get(first.name) ?? [];
  const own = payments.filter((payment) => payment.name === first.name && openCharges(open).charges.has(payment));
  const higher = countAbove(amounts, first.amount) - own.filter(({ amount }) => amount > first.amount).length;
  return higher >= CHANCE_OTHERS_MIN && 2 * higher > amounts.length - own.length;
}

/** Whether no text speaks of a contract: neither of a mandate nor of a merchant whom customers pay by one. */
function isNoContract(payments: readonly Charge[]): boolean {
  return payments.every(
    ({ contract, mandate, purchase }) => contract < 0 || (contract === 0 && (purchase || !mandate)),
  );
}

/** Whether one day is the other one a year later, or the next day, unless a weekend has moved one of them. */
function isAnniversary(first: number, last: number): boolean {
  const off = last - dayInMonth(monthNumber(first) + 12, dayOfMonth(first));
  if (off === 0 || off === 1) return true;
  const due = off > 0 ? last - off : first + off;
  return Math.abs(off) === 1 ? isWeekend(due) : Math.abs(off) === 2 && weekday(due) === SATURDAY;
}

const SATURDAY = 6;

/** Whether all that is known is that somebody paid the same twice, a year apart, where nobody needs a contract. */
export function isLonePair({ cadence, payments }: Candidate): boolean {
  return cadence.family === 'yearly' && payments.length <= CHANCE_PAYMENTS_MAX && isNoContract(payments);
}

/** Whether somebody pays nearly every week where people go as they like, such as for a lunch on Fridays. */
function isWeeklyVisit({ cadence, payments, missed }: Candidate): boolean {
  const isUnknown = payments.every(({ contract, mandate }) => contract <= 0 && !mandate);
  const isBought = payments.every(({ contract, purchase }) => contract < 0 || purchase);
  const share = missed.length / (payments.length + missed.length);
  if (cadence.family !== 'weekly' || !isUnknown) return false;
  if (payments.every(({ contract }) => contract < 0)) return share > WEEKLY_SHOPPING_MISSED_MIN;
  return share > (isBought ? WEEKLY_VISITS_MISSED_MIN : WEEKLY_PAYMENTS_MISSED_MIN);
}

/** Without the few other charges if each has an equal one a year apart: somebody has two policies with one company. */
function withoutOtherYears(open: readonly Charge[], payments: readonly Charge[]): readonly Charge[] {
  if (open.length - payments.length >= CHANCE_OTHERS_MIN) return open;
  const isPaired = (one: Charge) =>
    open.some(
      ({ day, amount }) => amount === one.amount && Math.abs(Math.abs(day - one.day) - YEAR_DAYS) <= YEAR_SLACK_DAYS,
    );
  const others = open.filter((charge) => !payments.includes(charge));
  return others.length < CHANCE_OTHERS_MIN && others.every(isPaired) ? payments : open;
}

function isOwnTransfer(payments: readonly Charge[]): boolean {
  return payments.filter(({ mirrored }) => mirrored).length > MIRRORED_SHARE_MAX * payments.length;
}

/**
 * Whether round sums go to somebody who also pays the user, by no mandate and no contract: an account of the user's own
 * whose statement is missing, or a friend. A shop pays refunds. Weekly and biweekly sums are left to the gate: cleaners
 * and teachers get them.
 */
function isBetweenPeople({ periodDays }: Cadence, payments: readonly Charge[]): boolean {
  if (periodDays < BETWEEN_PEOPLE_PERIOD_MIN_DAYS) return false;
  const suspicious = payments.filter(
    ({ alsoPays, amount, contract, isBusiness, mandate, purchase }) =>
      alsoPays && contract <= 0 && !isBusiness && !mandate && !purchase && isRound(amount),
  );
  return suspicious.length >= BETWEEN_PEOPLE_SHARE_MIN * payments.length;
}

/** Returns the probability that a candidate is a bill; `open` are the charges of its group that no bill has taken. */
type Judge = (candidate: Candidate, open: readonly Charge[]) => number;

/**
 * Extracts the bills of one group. Takes out the most likely candidate that reaches the threshold, with its payments,
 * and searches the rest again, until no candidate reaches it.
 */
function extractBills(charges: readonly Charge[], judge: Judge, threshold: number): readonly Candidate[] {
  const bills: Candidate[] = [];
  const searched: SearchedPools = new Map();
  let open = charges;
  while (bills.length < BILLS_A_GROUP_MAX) {
    const accepted = searchCandidates(open, searched).find((candidate) => judge(candidate, open) >= threshold);
    if (accepted === undefined) break;
    const taken = new Set(accepted.payments);
    open = open.filter((charge) => !taken.has(charge));
    bills.push(accepted);
  }
  return bills;
}
