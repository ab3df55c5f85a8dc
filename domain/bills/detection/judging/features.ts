import { APPOINTMENT_KINDS, TOP_UP_KINDS, YEARLY_KINDS } from '../../../bank-texts/words/merchant-words.ts';
import { amountChange } from '../amount-change.ts';
import { LONE_PRICE_CHARGES, NEAR_PRICE_CHANGE_MAX, SAME_PRICE_CHANGE_MAX, WIDE_CHANGE_MIN } from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';
import { hasPriceEnding, isRound } from '../reading/payers.ts';
import type { Candidate } from '../searching/candidate.ts';
import { referenceCounts } from '../searching/contracts.ts';
import { residualDays } from '../searching/likelihood.ts';
import { leftovers } from './leftovers.ts';

/**
 * The measures that the gate weighs. Shares are 0 to 1, and the others are bounded too, so that no single measure can
 * decide alone.
 */
export type Features = ReturnType<typeof features>;
export type Feature = keyof Features;

/**
 * The measures of a candidate by name. `open` are the charges of the group that no other bill has taken. A new measure
 * is a line here; `npm run evaluate fit` gives it its weights.
 */
export function features(candidate: Candidate, open: readonly Charge[]) {
  const { payments } = candidate;
  const amounts = amountFeatures(payments);
  const alone = {
    ...rhythmFeatures(candidate),
    ...amounts,
    ...payeeFeatures(payments),
    ...leftoverFeatures(candidate, open, amounts.sameAmounts),
  };
  return { ...alone, ...combinations(alone, payments) };
}

/** The less common cycle of each family. */
const RARER_CYCLES: ReadonlySet<string> = new Set(['semi-monthly', 'four-weekly', 'bimonthly', 'semi-annual']);

function rhythmFeatures({ cadence, payments, expected, missed, logLikelihoodRatio }: Candidate) {
  const n = payments.length;
  const days = payments.map(({ day }, index) => residualDays(cadence, expected[index]!, day));
  const lateness = days.reduce((sum, value) => sum + value, 0) / days.length / cadence.windowDays;
  const missedShare = missed.length / (n + missed.length);
  return {
    intercept: 1,
    rarerCycle: RARER_CYCLES.has(cadence.cycle) ? 1 : 0,
    evidencePerPayment: clamp(logLikelihoodRatio / n, -1, 6),
    evidence: Math.log1p(clamp(logLikelihoodRatio, 0, 200)),
    muchEvidence: clamp(logLikelihoodRatio, 0, 80) / 20,
    logPayments: Math.log(Math.min(n, 40)),
    few: Math.exp(-(n - cadence.minimumPayments) / 2),
    lateness,
    veryLate: Math.max(0, lateness - 0.3),
    onTheDay: days.filter((value) => value === 0).length / days.length,
    missed: missedShare,
    oftenMissed: Math.max(0, missedShare - 0.12),
  };
}

/** Shares of the steps from one amount to the next: the very same, equal, near and far amounts, and lower ones. */
function amountFeatures(payments: readonly Charge[]) {
  const changes = payments.slice(1).map(({ amount }, index) => amountChange(payments[index]!.amount, amount));
  const share = (test: (change: number) => boolean) => changes.filter(test).length / Math.max(1, changes.length);
  const isFall = ({ amount }: Charge, index: number) =>
    index > 0 && amount < payments[index - 1]!.amount * (1 - SAME_PRICE_CHANGE_MAX);
  const logs = payments.map(({ amount }) => Math.log(amount + 1));
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
  const variance = logs.reduce((sum, value) => sum + (value - mean) ** 2, 0) / logs.length;
  return {
    exactAmounts: share((change) => change === 0),
    sameAmounts: share((change) => change <= SAME_PRICE_CHANGE_MAX),
    nearAmounts: share((change) => change <= NEAR_PRICE_CHANGE_MAX),
    wideAmounts: share((change) => change > WIDE_CHANGE_MIN),
    falls: payments.filter(isFall).length / Math.max(1, changes.length),
    amountSpread: Math.min(Math.sqrt(variance), 1),
  };
}

/** Shares of the payments. */
function payeeFeatures(payments: readonly Charge[]) {
  const share = (test: (payment: Charge) => boolean) => shareOf(payments, test);
  return {
    mandate: share(({ mandate }) => mandate),
    contract: share(({ contract }) => contract > 0),
    everyday: share(({ contract }) => contract < 0),
    purchase: share(({ purchase }) => purchase),
    reference: sharedReference(payments),
    round: share(({ amount }) => isRound(amount)),
    alsoPays: share(({ alsoPays }) => alsoPays),
    yearlyKind: share(({ contract, kinds }) => contract > 0 && !kinds.isDisjointFrom(YEARLY_KINDS)),
    appointment: share(({ contract, kinds }) => contract < 0 && !kinds.isDisjointFrom(APPOINTMENT_KINDS)),
    topUp: share(({ amount, kinds, mandate }) => !mandate && isRound(amount) && !kinds.isDisjointFrom(TOP_UP_KINDS)),
    invoice: share(({ invoice }) => invoice),
    peer: share(({ peer }) => peer),
  };
}

/** What the candidate leaves unexplained. A price is distinct if the other charges do not repeat theirs. */
function leftoverFeatures(candidate: Candidate, open: readonly Charge[], sameAmounts: number) {
  const left = leftovers(candidate, open);
  const n = candidate.payments.length;
  const slots = n + candidate.missed.length;
  const explained = n / (n + left.name + left.elsewhere);
  const distinctPrice = sameAmounts * (1 - explained) * (1 - left.repeated);
  return {
    similarLeftovers: Math.log1p(left.similar / slots),
    unevenLeftovers: Math.log1p(left.uneven / slots),
    nameLeftovers: Math.log1p(left.name / slots),
    groupLeftovers: Math.log1p(left.group / slots),
    elsewhere: Math.log1p(left.elsewhere / n),
    explained,
    priceExplained: n / (n + left.similar + left.similarElsewhere),
    otherWords: left.otherWords,
    distinctPrice,
    distinctPriceSimilar: sameAmounts * (1 - left.repeated) * Math.log1p(left.similar + left.similarElsewhere),
    lonePrice: left.equal > 0 ? 0 : distinctPrice * Math.min(1, (open.length - n) / LONE_PRICE_CHARGES),
  };
}

type Alone = ReturnType<typeof rhythmFeatures> &
  ReturnType<typeof amountFeatures> &
  ReturnType<typeof payeeFeatures> &
  ReturnType<typeof leftoverFeatures>;

/** Products of the measures: what one of them says depends on the other. */
function combinations(of: Alone, payments: readonly Charge[]) {
  const { few } = of;
  const varied = 1 - of.nearAmounts;
  const priceEnding = shareOf(payments, ({ amount }) => hasPriceEnding(amount));
  return {
    fewVaried: few * varied,
    fewLate: few * of.lateness,
    fewUnexplained: few * (1 - of.explained),
    fewPriceUnexplained: few * (1 - of.priceExplained),
    elsewhereVaried: of.elsewhere * varied,
    leftoversVaried: of.nameLeftovers * varied,
    lateVaried: of.lateness * varied,
    unevenVaried: of.unevenLeftovers * varied,
    missedVaried: of.missed * varied,
    missedLate: of.missed * of.lateness,
    missedUneven: of.missed * of.unevenLeftovers,
    fewContract: few * of.contract,
    fewEveryday: few * of.everyday,
    fewPurchase: few * of.purchase,
    contractVaried: of.contract * varied,
    everydayVaried: of.everyday * varied,
    purchaseVaried: of.purchase * varied,
    roundUnknown: of.round * (1 - of.contract),
    roundAlsoPays: of.round * of.alsoPays,
    fewContractExplained: few * of.contract * of.explained,
    fewEverydayExplained: few * of.everyday * of.explained,
    fewPurchaseExplained: few * of.purchase * of.explained,
    otherWordsEveryday: of.otherWords * of.everyday,
    otherWordsVaried: of.otherWords * varied,
    fewFalls: few * of.falls,
    fallsKnown: of.falls * of.contract,
    fewYearlyKindVaried: few * of.yearlyKind * varied,
    distinctPriceEveryday: of.distinctPrice * of.everyday,
    distinctPriceRound: of.distinctPrice * of.round,
    lonePriceEveryday: of.lonePrice * of.everyday,
    fewAppointment: few * of.appointment,
    fewExact: few * of.exactAmounts,
    exactEveryday: of.exactAmounts * of.everyday,
    exactUnknown: of.exactAmounts * (1 - of.contract) * (1 - of.everyday),
    exactPriceEnding: of.exactAmounts * priceEnding,
    fewExactPriceEnding: few * of.exactAmounts * priceEnding,
    fewInvoice: few * of.invoice,
    invoiceVaried: of.invoice * varied,
    fewPeer: few * of.peer,
    yearlyKindLate: of.yearlyKind * of.lateness,
    contractLate: of.contract * of.lateness,
  };
}

function shareOf(payments: readonly Charge[], test: (payment: Charge) => boolean): number {
  return payments.filter(test).length / payments.length;
}

/** The share of the payments that have a number in common, such as that of a contract. */
function sharedReference(payments: readonly Charge[]): number {
  const most = Math.max(0, ...referenceCounts(payments).values());
  return most < 2 ? 0 : most / payments.length;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
