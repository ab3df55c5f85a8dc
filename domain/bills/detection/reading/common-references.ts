import { COMMON_REFERENCE_MERCHANTS_MIN } from '../parameters.ts';
import type { LooseCharge } from './merchant-groups.ts';

/** Leaves out the numbers that stand on rows of several merchants: they are the user's own card or account. */
export function withoutCommonReferences(charges: readonly LooseCharge[]): readonly LooseCharge[] {
  const merchants = new Map<string, Set<string>>();
  for (const { references, words } of charges) {
    for (const reference of references) {
      merchants.set(reference, (merchants.get(reference) ?? new Set()).add(words[0] ?? ''));
    }
  }
  const isOfOne = (reference: string) => merchants.get(reference)!.size < COMMON_REFERENCE_MERCHANTS_MIN;
  return charges.map((charge) =>
    charge.references.every(isOfOne) ? charge : { ...charge, references: charge.references.filter(isOfOne) },
  );
}
