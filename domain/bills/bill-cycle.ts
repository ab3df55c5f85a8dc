/** How often a bill is paid. `unknown` is for manual bills whose cycle the user does not know. */
export const BILL_CYCLES = [
  'weekly',
  'biweekly',
  'four-weekly',
  'semi-monthly',
  'monthly',
  'bimonthly',
  'quarterly',
  'semi-annual',
  'annual',
  'unknown',
] as const;
export type BillCycle = (typeof BILL_CYCLES)[number];

/** Payments per month as an exact fraction; `undefined` for `unknown`, which monthly totals name and leave out. */
const PAYMENTS_PER_MONTH: Readonly<Record<BillCycle, readonly [numerator: bigint, denominator: bigint] | undefined>> = {
  weekly: [52n, 12n],
  biweekly: [26n, 12n],
  'four-weekly': [13n, 12n],
  'semi-monthly': [2n, 1n],
  monthly: [1n, 1n],
  bimonthly: [1n, 2n],
  quarterly: [1n, 3n],
  'semi-annual': [1n, 6n],
  annual: [1n, 12n],
  unknown: undefined,
};

export function paymentsPerMonth(cycle: BillCycle): readonly [numerator: bigint, denominator: bigint] | undefined {
  return PAYMENTS_PER_MONTH[cycle];
}
