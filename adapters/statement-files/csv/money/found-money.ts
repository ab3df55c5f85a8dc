/** Which columns hold the money, from 0. */
export type MoneyColumns =
  | { readonly kind: 'amount'; readonly amount: number; readonly direction: number | null }
  | { readonly kind: 'split'; readonly debit: number; readonly credit: number };

export interface FoundMoney {
  readonly columns: MoneyColumns;
  readonly balance: number | null;
}

export function moneyColumnList(columns: MoneyColumns): readonly number[] {
  return columns.kind === 'amount' ? [columns.amount] : [columns.debit, columns.credit];
}
