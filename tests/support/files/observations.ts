import type { ReadObservations } from '../../../domain/ports/bill-detector.ts';
import type { Observation } from '../../../domain/ports/transaction-reader.ts';
import { generateStatement } from '../../../scripts/evaluation/bills/generate-statement.ts';
import { BASE_VARIANT } from '../../../scripts/evaluation/bills/variants.ts';
import { currency, localDate } from '../fixtures.ts';

export const TODAY = localDate('2026-11-21');

/** Ordinary observations with bills among them; equal seeds give equal ones. */
export function aStatement(size: number, seed = 1): readonly Observation[] {
  const rows = [];
  for (let next = seed; rows.length < size; next += 1) rows.push(...generateStatement(next, BASE_VARIANT).rows);
  return rows.slice(0, size).map((row, index) => ({
    id: 1 + index,
    bookedOn: row.bookedOn,
    amount: row.amount,
    currency: currency(row.currency),
    description: row.description,
    merchantName: row.merchantName,
    accountId: row.accountId,
  }));
}

export function readerOf(observations: readonly Observation[]): ReadObservations {
  return async (atMost) => observations.slice(0, atMost);
}
