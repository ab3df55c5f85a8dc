import { counted } from '../../../collections.ts';
import { CONTRACT_SHARE_MIN, CONTRACT_SWITCHES_MAX } from '../parameters.ts';
import type { Charge } from '../reading/charge.ts';

/** The numbers that most of the payments have: those of the contract, the customer or the mandate. */
export function contractNumbers(payments: readonly Charge[]): ReadonlySet<string> {
  if (payments.length < 2) return new Set();
  const least = Math.max(2, CONTRACT_SHARE_MIN * payments.length);
  return new Set([...referenceCounts(payments)].filter(([, count]) => count >= least).map(([number]) => number));
}

/** Whether two sets of payments show the number of one contract. */
export function shareContract(some: readonly Charge[], others: readonly Charge[]): boolean {
  return !contractNumbers(some).isDisjointFrom(contractNumbers(others));
}

/** Whether two sets of payments show numbers of different contracts. */
export function areOfDifferentContracts(some: readonly Charge[], others: readonly Charge[]): boolean {
  const numbers = contractNumbers(some);
  const otherNumbers = contractNumbers(others);
  return numbers.size > 0 && otherNumbers.size > 0 && numbers.isDisjointFrom(otherNumbers);
}

/** Whether payments go back and forth between two contracts, by the numbers that recur among them. */
export function mixesContracts(payments: readonly Charge[]): boolean {
  const recurring = referenceCounts(payments);
  let switches = 0;
  let current: readonly string[] = [];
  for (const { references } of payments) {
    const numbers = references.filter((reference) => recurring.get(reference)! > 1);
    if (numbers.length === 0) continue;
    const shared = numbers.filter((number) => current.includes(number));
    if (current.length > 0 && shared.length === 0) switches += 1;
    current = shared.length > 0 ? shared : numbers;
  }
  return switches > CONTRACT_SWITCHES_MAX;
}

/** How many of the payments have each number. */
export function referenceCounts(payments: readonly Charge[]): ReadonlyMap<string, number> {
  return counted(payments.flatMap(({ references }) => references));
}
