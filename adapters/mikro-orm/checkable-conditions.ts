import type { TransactionFilter } from '../../domain/ports/transaction-reader.ts';

/** Says of each condition whether something in memory can check it. The compiler asks for every new condition. */
export type CheckableConditions = Readonly<Record<keyof TransactionFilter, boolean>>;

/** Whether all conditions that the filter has are checkable. */
export function canCheck(checkable: CheckableConditions, filter: TransactionFilter): boolean {
  const names = Object.keys(filter) as (keyof TransactionFilter)[];
  return names.every((name) => filter[name] === undefined || checkable[name]);
}
