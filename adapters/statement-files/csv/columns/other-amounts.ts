import { type CurrencyCode, parseCurrency } from '../../../../domain/money/currency.ts';
import type { FoundMoney } from '../money/balance-proof.ts';
import { isNameOf } from '../table/header-words.ts';
import type { CsvLayout } from '../table/layout.ts';
import { type ColumnProfile, isNumberColumn } from './column-profile.ts';
import type { Columns } from './roles.ts';

/** A second column of amounts. */
export interface OtherAmount {
  readonly column: number;
  /** That its name says; `null` without one, so that its amounts cannot be read. */
  readonly currency: CurrencyCode | null;
}

/** Columns named like amounts beside the chosen one that some rows leave empty: no row of them may get lost. */
export function otherAmountsOf(
  { header, names }: CsvLayout,
  { of }: Columns,
  profiles: readonly ColumnProfile[],
  { columns }: FoundMoney,
): readonly OtherAmount[] {
  if (columns.kind !== 'amount' || profiles[columns.amount]?.filled === profiles[columns.amount]?.rows) return [];
  const taken = new Set([...Object.values(of).flat(), columns.amount]);
  return names.flatMap((name, column) => {
    const profile = profiles[column];
    if (taken.has(column) || profile === undefined || !isNumberColumn(profile)) return [];
    const currency = parseCurrency((header?.[column] ?? '').replace(/[$€£]/, '').trim()) ?? null;
    const isAmount = currency !== null || isNameOf('amount', name);
    return isAmount ? [{ column, currency }] : [];
  });
}
