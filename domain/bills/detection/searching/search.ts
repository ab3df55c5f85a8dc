import { MONTHLY_KINDS, ONE_EACH } from '../../../bank-texts/words/merchant-words.ts';
import { firstNotBefore } from '../../../collections.ts';
import { CROWDED_PAYMENTS_A_WINDOW } from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';
import { alternates } from './alternation.ts';
import { CADENCES, type Cadence } from './cadence.ts';
import type { Candidate } from './candidate.ts';
import { mixesContracts } from './contracts.ts';
import { type CivilDay, civilDay, expectedDays, likelyPhases, type Phase } from './grid.ts';
import { LOG_HIT, LOG_MISS, logAmountStep, logPoisson, logResidual, phaseCount } from './likelihood.ts';
import { pools } from './pools.ts';

/** What was found in each pool of a group, by its rows. Most pools are asked for again, unchanged. */
export type SearchedPools = Map<string, readonly Candidate[]>;

/** The best run in every pool on every cadence, most likely first. */
export function searchCandidates(charges: readonly Charge[], searched: SearchedPools): readonly Candidate[] {
  return pools(charges)
    .flatMap((pool) => {
      const members = pool.map((position) => charges[position]!);
      const key = members.map(({ row }) => row).join();
      const found = searched.get(key) ?? bestRuns(members);
      searched.set(key, found);
      return found;
    })
    .sort((a, b) => b.logLikelihoodRatio - a.logLikelihoodRatio);
}

function bestRuns(members: readonly Charge[]): readonly Candidate[] {
  const days = members.map(({ day }) => civilDay(day));
  return CADENCES.flatMap((cadence) => bestRun(cadence, members, days) ?? []);
}

function bestRun(cadence: Cadence, members: readonly Charge[], days: readonly CivilDay[]): Candidate | undefined {
  const first = members[0]!.day;
  const last = members.at(-1)!.day;
  const needed = (cadence.minimumPayments - 1) * cadence.periodDays - 2 * cadence.windowDays;
  if (members.length < cadence.minimumPayments || last - first < needed) return undefined;
  const rate = members.length / (last - first + cadence.periodDays);
  if (rate * (2 * cadence.windowDays + 1) > CROWDED_PAYMENTS_A_WINDOW) return undefined;

  let best: Candidate | undefined;
  for (const phase of likelyPhases(cadence, days)) {
    const slots = bestStretch(cadence, phase, members, Math.log(rate));
    best = toCandidate(cadence, phase, members, slots, best?.logLikelihoodRatio ?? 0) ?? best;
  }
  return best;
}

interface Slot {
  readonly expected: number;
  /** `undefined` if the slot has no payment. */
  readonly payment: Charge | undefined;
}

/**
 * Walks along the grid, at most one payment per slot, and keeps the stretch of slots with the highest score: a bill may
 * begin later and end earlier than the other payments to the merchant.
 */
function bestStretch(cadence: Cadence, phase: Phase, members: readonly Charge[], logRate: number): readonly Slot[] {
  const paid: (Charge | undefined)[] = [];
  const { windowDays, minimumPayments } = cadence;
  const logOnDay = logResidual(cadence);
  let [sum, start, payments, from] = [0, 0, 0, 0];
  let best = { sum: 0, start: 0, end: 0, payments: 0 };
  let previous: Charge | undefined;
  const days = expectedDays(cadence, phase, members[0]!.day - windowDays, members.at(-1)!.day + windowDays);
  for (let at = 0; at < days.length; at += 1) {
    const expected = days[at]!;
    while (from < members.length && members[from]!.day < expected - windowDays) from += 1;
    const next = members[from]?.day ?? Number.POSITIVE_INFINITY;
    if (sum <= 0 && expected < next - windowDays) {
      // No stretch begins before there is a payment, which may be years later.
      at = firstNotBefore(days, (day) => day < next - windowDays) - 1;
      continue;
    }
    if (sum <= 0) {
      sum = payments = 0;
      start = at;
      previous = undefined;
    }
    if (best.payments < minimumPayments && payments + members.length - from < minimumPayments) return []; // too few
    // The payment of a slot is the one that fits the day and the previous amount best.
    let payment: Charge | undefined;
    let fit = Number.NEGATIVE_INFINITY;
    for (let near = from; near < members.length && members[near]!.day <= expected + windowDays; near += 1) {
      const member = members[near]!;
      const onDay = logOnDay(expected, member.day);
      const total = previous === undefined ? onDay : onDay + logAmountStep(previous.amount, member.amount);
      if (total <= fit) continue;
      fit = total;
      payment = member;
    }
    sum += payment === undefined ? LOG_MISS : LOG_HIT + fit - logRate;
    if (payment === undefined) continue;
    paid[at] = payment;
    previous = payment;
    payments += 1;
    if (sum > best.sum) best = { sum, start, end: at + 1, payments };
  }
  return days.slice(best.start, best.end).map((expected, index) => ({ expected, payment: paid[best.start + index] }));
}

/** `undefined` for what no bill is, and for a run that is no likelier than another one. */
function toCandidate(
  cadence: Cadence,
  phase: Phase,
  members: readonly Charge[],
  slots: readonly Slot[],
  other: number,
): Candidate | undefined {
  const firstPaid = slots.findIndex(({ payment }) => payment !== undefined);
  if (firstPaid < 0) return undefined;
  const payments: Charge[] = [];
  const expected: number[] = [];
  const missed: number[] = [];
  for (const slot of slots.slice(firstPaid)) {
    (slot.payment === undefined ? missed : expected).push(slot.expected);
    if (slot.payment !== undefined) payments.push(slot.payment);
  }
  if (payments.length < cadence.minimumPayments) return undefined;
  const evidence = logLikelihoodRatio(cadence, members, { payments, expected, missed });
  if (!(evidence > other) || alternates(cadence, payments, expected, missed)) return undefined;
  if (mixesContracts(payments) || isOfTwoContracts(cadence, payments)) return undefined;
  return { cadence, phase, payments, expected, missed, logLikelihoodRatio: evidence };
}

/**
 * Whether the payments fall due twice a month, and go to a company that charges a contract once a month at most. People
 * have two telephones at one price, but hardly two memberships of one gym.
 */
function isOfTwoContracts({ cycle }: Cadence, payments: readonly Charge[]): boolean {
  if (cycle !== 'semi-monthly') return false;
  const isOnePrice = payments.every(
    ({ amount, kinds }) => amount === payments[0]!.amount && kinds.isSubsetOf(ONE_EACH),
  );
  if (isOnePrice) return false;
  const monthly = payments.filter(({ contract, kinds }) => contract > 0 && kinds.isSubsetOf(MONTHLY_KINDS));
  return monthly.length > payments.length / 2;
}

/** The run on the grid and the rest at random, against everything at random; see likelihood.ts. */
function logLikelihoodRatio(
  cadence: Cadence,
  members: readonly Charge[],
  run: Pick<Candidate, 'payments' | 'expected' | 'missed'>,
): number {
  const from = run.payments[0]!.day - cadence.periodDays / 2;
  const to = run.payments.at(-1)!.day + cadence.periodDays / 2;
  const inside = members.filter(({ day }) => day >= from && day <= to).length;
  const logOnDay = logResidual(cadence);
  let onGrid = run.missed.length * LOG_MISS;
  for (const [index, { day, amount }] of run.payments.entries()) {
    onGrid += LOG_HIT + logOnDay(run.expected[index]!, day);
    if (index > 0) onGrid += logAmountStep(run.payments[index - 1]!.amount, amount);
  }
  const rest = logPoisson(inside - run.payments.length, to - from);
  return onGrid + rest - logPoisson(inside, to - from) - Math.log(phaseCount(cadence));
}
