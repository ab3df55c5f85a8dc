import type { LocalDate } from '../calendar.ts';
import type { AccountType } from '../ledger/bank-account.ts';
import { categoryId } from '../ledger/category-slug.ts';
import { uncategorised } from '../ledger/category-tree.ts';
import {
  CARD_REPAYMENT_ID,
  CARD_REPAYMENT_IDS,
  CARD_REPAYMENT_RECEIVED_ID,
  isForMoves,
  MOVE_CATEGORY_IDS,
} from '../ledger/flow.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { MinorUnits } from '../money/money.ts';

/** A live transaction that may be one side of a move between two accounts of its user (contract 2.13). */
export interface TransferLeg {
  readonly id: number;
  readonly bankAccountId: number;
  /** The UTC day. */
  readonly bookedOn: LocalDate;
  /** Negative for the side that the money leaves. */
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  /** Without what a link says. */
  readonly categoryId: number;
}

/** What only legs with a possible partner are asked for. */
export interface LegText {
  readonly description: string;
  readonly merchantName: string | null;
  readonly isPending: boolean;
  /** The account of the user whose number the bank gives as that of the other party; `null` for none. */
  readonly counterpartId: number | null;
}

/** The types of the user's live accounts by id. */
export type AccountTypes = ReadonlyMap<number, AccountType>;

/** Money left one account of a user and arrived on another one. */
export interface OwnTransfer {
  readonly outgoing: TransferLeg;
  readonly incoming: TransferLeg;
}

export const CASH_WITHDRAWAL_ID = categoryId('cash-withdrawal');

/**
 * The categories that a leg may have: those that are neither spending nor earning, those of transactions without a
 * category, and cash withdrawals. Whoever gives a transaction any other category says that it is spending or earning.
 */
export const LEG_CATEGORY_IDS: readonly number[] = [
  ...MOVE_CATEGORY_IDS,
  uncategorised('expense'),
  uncategorised('income'),
  CASH_WITHDRAWAL_ID,
];

const LEG_CATEGORIES: ReadonlySet<number> = new Set(LEG_CATEGORY_IDS);

export function mayBeLeg({ categoryId }: Pick<TransferLeg, 'categoryId'>): boolean {
  return LEG_CATEGORIES.has(categoryId);
}

/** An instalment of a loan is spending, although the loan may be an account too. */
const WITHOUT_LEGS: ReadonlySet<AccountType> = new Set(['loan', 'mortgage', 'property', 'vehicle']);

export function mayHaveLegs(type: AccountType): boolean {
  return !WITHOUT_LEGS.has(type);
}

/**
 * The categories that say of the two legs what they are (contract 2.13); `null` where the leg's own category does so
 * already.
 */
export function linkedCategories(
  { outgoing, incoming }: OwnTransfer,
  types: AccountTypes,
): Readonly<Record<keyof OwnTransfer, number | null>> {
  const [from, to] = [types.get(outgoing.bankAccountId), types.get(incoming.bankAccountId)];
  const isRepayment = [outgoing, incoming].some(({ categoryId }) => CARD_REPAYMENT_IDS.has(categoryId));
  const [left, arrived] = isRepayment || (to === 'credit' && from !== 'credit') ? REPAYMENT : TRANSFER;
  return {
    outgoing: isForMoves(outgoing.categoryId) ? null : left,
    incoming: isForMoves(incoming.categoryId) ? null : arrived,
  };
}

const TRANSFER = [categoryId('transfer-to-own-account'), categoryId('transfer-from-own-account')] as const;
const REPAYMENT = [CARD_REPAYMENT_ID, CARD_REPAYMENT_RECEIVED_ID] as const;
