import { BARE_TRANSFER_SHARE_MAX, NAMED_PAYEES_MIN } from '../parameters.ts';
import type { LooseCharge } from './merchant-groups.ts';
import type { ReadRow } from './read-row.ts';

/**
 * Returns whether a charge goes to an account of the user's own whose statement is missing: its text names nobody, and
 * money has come from its number too, or a transfer to it has come in on another account. Landlords and lenders are
 * paid under their numbers, but hardly pay. Where the bank names those whom the user pays, a transfer that names nobody
 * goes to an own account as well.
 */
export function toOwnAccountNumber<Id>(
  rows: readonly ReadRow<Id>[],
  charges: readonly LooseCharge[],
): (charge: LooseCharge) => boolean {
  const nameless = charges.filter(isNameless);
  if (!nameless.some(({ references }) => references.length > 0)) return () => false;
  const own = ownNumbers(rows, nameless);
  const isNaming = namesPayees(charges);
  return (charge) =>
    isNameless(charge) &&
    ((isNaming && charge.bareTransfer && charge.references.length > 0) ||
      charge.references.some((reference) => own.has(reference)));
}

/** The numbers that stand on income which names nobody, or on transfers between accounts that are both known. */
function ownNumbers<Id>(rows: readonly ReadRow<Id>[], nameless: readonly LooseCharge[]): ReadonlySet<string> {
  const own = new Set(nameless.flatMap(({ mirrored, references }) => (mirrored ? references : [])));
  for (const { observation, descriptor } of rows) {
    const { amount, description, ownTransfer } = observation;
    const { isNamed, references } = descriptor;
    if ((amount <= 0 && ownTransfer !== true) || !/\d{3}/.test(description)) continue;
    if (!isNamed) for (const reference of references) own.add(reference);
  }
  return own;
}

/** Whether the bank says whom the user pays: most payments without a card name somebody. */
function namesPayees(charges: readonly LooseCharge[]): boolean {
  const payments = charges.filter(({ purchase }) => !purchase);
  const bare = payments.filter(({ bareTransfer }) => bareTransfer);
  const names = new Set(payments.flatMap(({ isNamed, words }) => (isNamed ? [words[0]] : [])));
  return names.size >= NAMED_PAYEES_MIN && bare.length <= BARE_TRANSFER_SHARE_MAX * payments.length;
}

function isNameless({ isNamed, contract, purchase }: LooseCharge): boolean {
  return !isNamed && contract <= 0 && !purchase;
}
