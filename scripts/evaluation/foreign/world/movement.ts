import type { Channel } from './channel.ts';
import type { Payee } from './payee.ts';

/** What a row of a statement really is. */
export const ROW_KINDS = [
  'bill',
  'bill-side', // belongs to a bill, but is not a payment of its cycle: a returned debit, a settlement, a duplicate
  'salary',
  'other-income',
  'own-transfer',
  'own-saving', // into a savings plan of one's own, at a firm that is not connected
  'card-repayment',
  'interest',
  'atm',
  'bank-fee', // for one event
  'groceries',
  'eating-out',
  'coffee',
  'fuel',
  'fares',
  'top-up',
  'marketplace',
  'shopping',
  'health',
  'leisure',
  'hairdresser',
  'yearly-visit',
  'person-to-person',
  'refund',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** Money that moves, before a bank prints it. */
export interface Movement {
  readonly accountId: number;
  /** Days since 1970-01-01, when it happens. The bank may book it later. */
  readonly day: number;
  /** Minor units; negative is money out. */
  readonly amount: number;
  readonly channel: Channel;
  readonly payee: Payee;
  /** A template of what the payer or payee wrote. */
  readonly text?: string;
  readonly kind: RowKind;
  readonly streamId?: number;
  /** Both legs of a transfer between own accounts have the same number. */
  readonly pair?: number;
  /** The other own account. */
  readonly otherAccountId?: number;
  /** In the payee's currency, where it is not the account's. */
  readonly foreign?: { readonly currency: string; readonly amount: number; readonly rate: number };
}
