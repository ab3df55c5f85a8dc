import type { Bank } from '../world/bank.ts';

export type AccountKind = 'current' | 'joint' | 'savings' | 'credit';

/** One of a person's own accounts. */
export interface Account {
  readonly id: number;
  readonly kind: AccountKind;
  readonly bank: Bank;
  /** A bank that changes its systems prints in another way from some day on. */
  readonly laterBank: { readonly from: number; readonly bank: Bank } | undefined;
  /** As statements print it. */
  readonly number: string;
  /** Whether its statement is among the observations. Money also goes to accounts that are not. */
  readonly isObserved: boolean;
  /** Last digits of its card, each from a day on; a card is replaced now and then. */
  readonly cardEndings: readonly { readonly from: number; readonly digits: string }[];
}

/** Whose form a statement of the day has. */
export function bankOn({ bank, laterBank }: Account, day: number): Bank {
  return laterBank !== undefined && day >= laterBank.from ? laterBank.bank : bank;
}

export function cardEnding({ cardEndings }: Account, day: number): string {
  return cardEndings.findLast(({ from }) => from <= day)?.digits ?? cardEndings[0]?.digits ?? '0000';
}
