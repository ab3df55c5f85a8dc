import type { CurrencyCode } from '../../../money/currency.ts';
import { CUT_NAME_CHARACTERS_MIN } from '../parameters.ts';
import type { Charge, MerchantGroup } from './charge.ts';
import { withoutLeadingNoise } from './leading-noise.ts';

/** A charge that is not in a group yet. */
export interface LooseCharge extends Omit<Charge, 'name'> {
  readonly currency: CurrencyCode;
}

/**
 * Groups charges by currency and by the first word of the name, because what follows it (places, products, references)
 * varies. A group that is too wide costs little, as the search also looks at each name within it. One that is too
 * narrow tears a bill apart. Names that the bank cut off therefore join the full name.
 */
export function merchantGroups(charges: readonly LooseCharge[]): readonly MerchantGroup[] {
  const names = withoutLeadingNoise(charges);
  const fullName = joinCutNames(new Set(names.map((words) => words[0] ?? '')));

  const groups = new Map<string, { merchantKey: string; currency: CurrencyCode; charges: Charge[] }>();
  for (const [index, charge] of charges.entries()) {
    const words = names[index]!;
    const head = words[0] ?? '';
    const merchantKey = fullName.get(head) ?? head;
    const id = `${charge.currency} ${merchantKey}`;
    const group = groups.get(id) ?? { merchantKey, currency: charge.currency, charges: [] };
    group.charges.push({ ...charge, words, name: `${merchantKey} ${words[1] ?? ''}` });
    groups.set(id, group);
  }
  for (const group of groups.values()) group.charges.sort((a, b) => a.day - b.day || a.row - b.row);
  return [...groups.values()];
}

/** Maps each name that continues a shorter one to the shortest. Comparing neighbours in sorted order is enough. */
function joinCutNames(heads: ReadonlySet<string>): ReadonlyMap<string, string> {
  const joined = new Map<string, string>();
  let root = '';
  for (const head of [...heads].sort()) {
    const isContinuation = root.length >= CUT_NAME_CHARACTERS_MIN && head.startsWith(root);
    if (isContinuation) joined.set(head, root);
    else root = head;
  }
  return joined;
}
