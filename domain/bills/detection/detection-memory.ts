import type { FoundBill } from './found-bill.ts';
import type { Charge, MerchantGroup } from './reading/charge.ts';
import type { TextMemory } from './reading/read-row.ts';

/**
 * What the last detection among one person's transactions has read and judged: the next one, by the same gate, takes it
 * over where nothing has changed. Each detection replaces what is here, so that it grows no larger than its rows.
 */
export interface DetectionMemory extends TextMemory {
  groups: ReadonlyMap<string, JudgedGroup>;
}

interface JudgedGroup {
  readonly charges: readonly Charge[];
  readonly bills: readonly FoundBill[];
}

export function emptyMemory(): DetectionMemory {
  return { texts: new Map(), groups: new Map() };
}

/** The bills of all groups. Judges those of which the memory does not have the very charges. */
export function billsOfGroups(
  groups: readonly MerchantGroup[],
  memory: DetectionMemory,
  judge: (group: MerchantGroup) => readonly FoundBill[],
): readonly FoundBill[] {
  const judged = new Map<string, JudgedGroup>();
  for (const group of groups) {
    const { merchantKey, currency, charges } = group;
    const key = `${currency} ${merchantKey}`;
    const last = memory.groups.get(key);
    const isUnchanged =
      last?.charges.length === charges.length && last.charges.every((one, at) => isSame(one, charges[at]!));
    judged.set(key, { charges, bills: isUnchanged ? ofRows(last, charges) : judge(group) });
  }
  memory.groups = judged;
  return [...judged.values()].flatMap(({ bills }) => bills);
}

/** Everything but the row is compared, which changes with each transaction that is newer. */
function isSame(one: Charge, other: Charge): boolean {
  return (Object.keys(one) as (keyof Charge)[]).every((key) => key === 'row' || isEqual(one[key], other[key]));
}

function isEqual(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

function ofRows({ charges: old, bills }: JudgedGroup, charges: readonly Charge[]): readonly FoundBill[] {
  const now = new Map(old.map((charge, index) => [charge, charges[index]!]));
  return bills.map((bill) => ({ ...bill, payments: bill.payments.map((payment) => now.get(payment)!) }));
}
