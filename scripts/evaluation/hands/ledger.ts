import { type Day, formatDay } from '../bills/days.ts';
import { CYCLE_DAYS, type Cycle, MINIMUM_PAYMENTS, type StatementRow } from '../bills/detector.ts';
import type { LabelledStatement, MerchantNames, TrueBill } from '../bills/labelled-statement.ts';

/** A bill before its rows are numbered. */
export interface BillDraft {
  readonly kind: string;
  readonly cycle: Cycle;
  /** A metered bill needs five payments before anybody can tell that it is one. */
  readonly varies: boolean;
  /** `ignored` where reasonable people disagree, such as pocket money and purchases by instalments. */
  readonly standing?: 'ignored';
  /** Whether nobody could foresee the next payment, because people skip it as they like. */
  readonly isUnforeseeable?: boolean;
}

export interface Entry {
  readonly day: Day;
  /** Minor units, negative is money out. */
  readonly amount: number;
  readonly text: string;
  readonly merchantName: string | null;
  readonly accountId: number;
  /** The bill that the row pays, or the kind of habit that it is. */
  readonly of: BillDraft | string;
  /** Belongs to the bill, but is no payment of its cycle: a refund, a meter's settlement. */
  readonly isBeside?: boolean;
}

export interface Cover {
  readonly seed: number;
  readonly world: string;
  readonly merchantNames: MerchantNames;
  readonly holder?: string;
  readonly currency: string;
  readonly from: Day;
  readonly asOf: Day;
}

/** Makes a statement of what happened. What is after `asOf` is only known to the truth. */
export function labelledStatement(cover: Cover, entries: readonly Entry[]): LabelledStatement {
  const { from, asOf, currency, ...said } = cover;
  const sorted = entries.filter(({ day }) => day >= from).toSorted((a, b) => a.day - b.day);
  const numbered = sorted.map((entry, index) => ({ ...entry, id: index + 1 }));
  const seen = numbered.filter(({ day }) => day <= asOf);
  const rows = seen.map(
    ({ id, day, amount, text, merchantName, accountId }): StatementRow => ({
      id,
      bookedOn: formatDay(day),
      amount,
      currency,
      description: text,
      merchantName,
      accountId,
    }),
  );
  const byOwner = Map.groupBy(numbered, ({ of }) => of);
  const bills: TrueBill[] = [];
  const habits: { readonly kind: string; readonly ids: readonly number[] }[] = [];
  for (const [owner, own] of byOwner) {
    const past = own.filter(({ day }) => day <= asOf);
    if (typeof owner === 'string') habits.push({ kind: owner, ids: past.map(({ id }) => id) });
    else if (past.length > 0) bills.push(trueBill(owner, own, asOf));
  }
  return { ...said, asOf: formatDay(asOf), rows, bills, habits };
}

function trueBill(draft: BillDraft, own: readonly (Entry & { readonly id: number })[], asOf: Day): TrueBill {
  const { kind, cycle, varies, standing, isUnforeseeable } = draft;
  const paid = own.filter(({ isBeside }) => isBeside !== true);
  const past = paid.filter(({ day }) => day <= asOf);
  const next = paid.find(({ day }) => day > asOf);
  const needed = varies ? Math.max(5, MINIMUM_PAYMENTS[cycle]) : MINIMUM_PAYMENTS[cycle];
  // A payment that is left out just now, or a club's summer, is not asked for.
  const gap = next === undefined ? 0 : next.day - (past.at(-1)?.day ?? next.day);
  const isKnown = next !== undefined && isUnforeseeable !== true && gap <= CYCLE_DAYS[cycle] * 1.5 + 5;
  return {
    kind,
    cycle,
    payments: past.map(({ id }) => [id]),
    neutralIds: own.filter(({ isBeside, day }) => isBeside === true && day <= asOf).map(({ id }) => id),
    standing: past.length < needed ? 'ignored' : (standing ?? 'eligible'),
    next: isKnown ? { date: formatDay(next.day), scheduledDate: formatDay(next.day), amount: -next.amount } : undefined,
  };
}
