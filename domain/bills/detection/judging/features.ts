import { amountChange } from '../amount-change.ts';
import { LONE_PRICE_CHARGES, NEAR_PRICE_CHANGE_MAX, SAME_PRICE_CHANGE_MAX, WIDE_CHANGE_MIN } from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';
import { APPOINTMENT_KINDS, type MerchantKind, TOP_UP_KINDS, YEARLY_KINDS } from '../reading/merchant-words.ts';
import { hasPriceEnding, isRound } from '../reading/payers.ts';
import type { Candidate } from '../searching/candidate.ts';
import { residualDays } from '../searching/likelihood.ts';
import { leftovers } from './leftovers.ts';

/**
 * The measures that the gate weighs. Shares are 0 to 1, and the others are bounded too, so that no single measure can
 * decide alone.
 */
export const FEATURES = [
  'intercept',
  'rarerCycle',
  'evidencePerPayment',
  'evidence',
  'muchEvidence',
  'logPayments',
  'few',
  'sameAmounts',
  'nearAmounts',
  'wideAmounts',
  'amountSpread',
  'lateness',
  'veryLate',
  'onTheDay',
  'missed',
  'oftenMissed',
  'similarLeftovers',
  'unevenLeftovers',
  'nameLeftovers',
  'groupLeftovers',
  'elsewhere',
  'explained',
  'priceExplained',
  'mandate',
  'fewVaried',
  'fewLate',
  'fewUnexplained',
  'fewPriceUnexplained',
  'elsewhereVaried',
  'leftoversVaried',
  'lateVaried',
  'unevenVaried',
  'missedVaried',
  'missedLate',
  'missedUneven',
  'contract',
  'everyday',
  'purchase',
  'reference',
  'round',
  'alsoPays',
  'fewContract',
  'fewEveryday',
  'fewPurchase',
  'contractVaried',
  'everydayVaried',
  'purchaseVaried',
  'roundUnknown',
  'roundAlsoPays',
  'distinctPrice',
  'fewContractExplained',
  'fewEverydayExplained',
  'fewPurchaseExplained',
  'otherWords',
  'otherWordsEveryday',
  'otherWordsVaried',
  'falls',
  'fewFalls',
  'fallsKnown',
  'yearlyKind',
  'fewYearlyKindVaried',
  'distinctPriceSimilar',
  'distinctPriceEveryday',
  'distinctPriceRound',
  'lonePrice',
  'lonePriceEveryday',
  'appointment',
  'fewAppointment',
  'topUp',
  'exactAmounts',
  'fewExact',
  'exactEveryday',
  'exactUnknown',
  'exactPriceEnding',
  'fewExactPriceEnding',
  'invoice',
  'fewInvoice',
  'invoiceVaried',
  'peer',
  'fewPeer',
  'yearlyKindLate',
  'contractLate',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The less common cycle of each family. */
const RARER_CYCLES: ReadonlySet<string> = new Set(['semi-monthly', 'four-weekly', 'bimonthly', 'semi-annual']);

/**
 * The measures of a candidate, in the order of {@link FEATURES}. `open` are the charges of the group that no other bill
 * has taken.
 */
export function features(candidate: Candidate, open: readonly Charge[]): readonly number[] {
  const { cadence, payments, missed } = candidate;
  const n = payments.length;
  const slots = n + missed.length;
  const steps = amountSteps(payments);
  const late = lateness(candidate);
  const left = leftovers(candidate, open);
  const few = Math.exp(-(n - cadence.minimumPayments) / 2);
  const varied = 1 - steps.near;
  const lateShare = late.mean / cadence.windowDays;
  const missedShare = missed.length / slots;
  const uneven = Math.log1p(left.uneven / slots);
  const nameLeftovers = Math.log1p(left.name / slots);
  const elsewhere = Math.log1p(left.elsewhere / n);
  const explained = n / (n + left.name + left.elsewhere);
  const share = (test: (payment: Charge) => boolean) => payments.filter(test).length / n;
  const contract = share((payment) => payment.contract > 0);
  const everyday = share((payment) => payment.contract < 0);
  const purchase = share((payment) => payment.purchase);
  const round = share(({ amount }) => isRound(amount));
  const alsoPays = share((payment) => payment.alsoPays);
  const isYearlyKind = share(({ contract: known, kinds }) => known > 0 && isOfKind(kinds, YEARLY_KINDS));
  const appointment = share(({ contract: known, kinds }) => known < 0 && isOfKind(kinds, APPOINTMENT_KINDS));
  const isTopUp = share(({ amount, kinds, mandate }) => !mandate && isRound(amount) && isOfKind(kinds, TOP_UP_KINDS));
  const invoice = share((payment) => payment.invoice);
  const peer = share((payment) => payment.peer);
  const priceEnding = share(({ amount }) => hasPriceEnding(amount));
  const distinctPrice = steps.same * (1 - left.repeated);
  const unexplained = steps.same * (1 - explained) * (1 - left.repeated);
  const lonePrice = left.equal > 0 ? 0 : unexplained * Math.min(1, (open.length - n) / LONE_PRICE_CHARGES);
  const priceExplained = n / (n + left.similar + left.similarElsewhere);
  return [
    1,
    RARER_CYCLES.has(cadence.cycle) ? 1 : 0,
    clamp(candidate.logLikelihoodRatio / n, -1, 6),
    Math.log1p(clamp(candidate.logLikelihoodRatio, 0, 200)),
    clamp(candidate.logLikelihoodRatio, 0, 80) / 20,
    Math.log(Math.min(n, 40)),
    few,
    steps.same,
    steps.near,
    steps.wide,
    Math.min(steps.spread, 1),
    lateShare,
    Math.max(0, lateShare - 0.3),
    late.onTheDay,
    missedShare,
    Math.max(0, missedShare - 0.12),
    Math.log1p(left.similar / slots),
    uneven,
    nameLeftovers,
    Math.log1p(left.group / slots),
    elsewhere,
    explained,
    priceExplained,
    share(({ mandate }) => mandate),
    few * varied,
    few * lateShare,
    few * (1 - explained),
    few * (1 - priceExplained),
    elsewhere * varied,
    nameLeftovers * varied,
    lateShare * varied,
    uneven * varied,
    missedShare * varied,
    missedShare * lateShare,
    missedShare * uneven,
    contract,
    everyday,
    purchase,
    sharedReference(payments),
    round,
    alsoPays,
    few * contract,
    few * everyday,
    few * purchase,
    contract * varied,
    everyday * varied,
    purchase * varied,
    round * (1 - contract),
    round * alsoPays,
    unexplained,
    few * contract * explained,
    few * everyday * explained,
    few * purchase * explained,
    left.otherWords,
    left.otherWords * everyday,
    left.otherWords * varied,
    steps.falls,
    few * steps.falls,
    steps.falls * contract,
    isYearlyKind,
    few * isYearlyKind * varied,
    distinctPrice * Math.log1p(left.similar + left.similarElsewhere),
    unexplained * everyday,
    unexplained * round,
    lonePrice,
    lonePrice * everyday,
    appointment,
    few * appointment,
    isTopUp,
    steps.exact,
    few * steps.exact,
    steps.exact * everyday,
    steps.exact * (1 - contract) * (1 - everyday),
    steps.exact * priceEnding,
    few * steps.exact * priceEnding,
    invoice,
    few * invoice,
    invoice * varied,
    peer,
    few * peer,
    isYearlyKind * lateShare,
    contract * lateShare,
  ];
}

function isOfKind(kinds: ReadonlySet<MerchantKind>, wanted: ReadonlySet<MerchantKind>): boolean {
  for (const kind of kinds) if (wanted.has(kind)) return true;
  return false;
}

/** The share of the payments that have a number in common, such as that of a contract. */
function sharedReference(payments: readonly Charge[]): number {
  const counts = new Map<string, number>();
  for (const { references } of payments) {
    for (const reference of references) counts.set(reference, (counts.get(reference) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return most < 2 ? 0 : most / payments.length;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

interface AmountSteps {
  /** Shares of the steps from one amount to the next: the very same, equal, near and far amounts, and lower ones. */
  readonly exact: number;
  readonly same: number;
  readonly near: number;
  readonly wide: number;
  readonly falls: number;
  /** The standard deviation of the logarithms of the amounts. */
  readonly spread: number;
}

function amountSteps(hits: readonly Charge[]): AmountSteps {
  const changes = hits.slice(1).map(({ amount }, index) => amountChange(hits[index]!.amount, amount));
  const share = (test: (change: number) => boolean) => changes.filter(test).length / Math.max(1, changes.length);
  const falls = hits.slice(1).filter(({ amount }, index) => amount < hits[index]!.amount * (1 - SAME_PRICE_CHANGE_MAX));
  const logs = hits.map(({ amount }) => Math.log(amount + 1));
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
  const variance = logs.reduce((sum, value) => sum + (value - mean) ** 2, 0) / logs.length;
  return {
    exact: share((change) => change === 0),
    same: share((change) => change <= SAME_PRICE_CHANGE_MAX),
    near: share((change) => change <= NEAR_PRICE_CHANGE_MAX),
    wide: share((change) => change > WIDE_CHANGE_MIN),
    falls: falls.length / Math.max(1, changes.length),
    spread: Math.sqrt(variance),
  };
}

function lateness(candidate: Candidate): { mean: number; onTheDay: number } {
  const days = candidate.payments.map(({ day }, index) =>
    residualDays(candidate.cadence, candidate.expected[index]!, day),
  );
  return {
    mean: days.reduce((sum, value) => sum + value, 0) / days.length,
    onTheDay: days.filter((value) => value === 0).length / days.length,
  };
}
