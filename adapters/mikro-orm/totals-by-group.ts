import type { TransactionFilter } from '../../domain/ports/transaction-reader.ts';
import { type CheckableConditions, canCheck } from './checkable-conditions.ts';

/** A user's transactions of one account and category. */
export interface TransactionGroup {
  readonly bankAccountId: number;
  readonly categoryId: number;
  /** How many of them are income. */
  readonly income: number;
  readonly expense: number;
}

/** What a filter may look at for its total to follow from the groups. */
const IN_GROUPS: CheckableConditions = {
  bankAccountId: true,
  type: true,
  categoryIds: true,
  exceptCategoryIds: true,
  text: false,
  visibleAccountsOnly: false,
  from: false,
  to: false,
};

/** So that each number of a group fits into two bytes. */
const MAX_TRANSACTIONS = 0xffff;

/** Places of the account and of the category among the ids, then both counts. */
const NUMBERS_PER_GROUP = 4;

/**
 * How many transactions of a user are in each group. PostgreSQL counts all groups in the time of two or three filters,
 * and then every filter by account, type or category has its total. One or two kilobytes for each user.
 */
export class TotalsByGroup {
  /** Of all groups together, which is asked for with each list. */
  readonly #all: number;
  readonly #ids: Float64Array;
  readonly #groups: Uint16Array;

  /** Throws `RangeError` for more than 65,535 transactions. */
  constructor(groups: readonly TransactionGroup[]) {
    this.#all = groups.reduce((sum, { income, expense }) => sum + income + expense, 0);
    if (this.#all > MAX_TRANSACTIONS) throw new RangeError('There are too many transactions for their groups.');
    const ids = [...new Set(groups.flatMap(({ bankAccountId, categoryId }) => [bankAccountId, categoryId]))];
    const places = new Map(ids.map((id, place) => [id, place]));
    const placeOf = (id: number) => places.get(id) ?? 0;
    this.#ids = Float64Array.from(ids);
    this.#groups = Uint16Array.from(
      groups.flatMap(({ bankAccountId, categoryId, income, expense }) => [
        placeOf(bankAccountId),
        placeOf(categoryId),
        income,
        expense,
      ]),
    );
  }

  /** Bytes that they take in memory. */
  get size(): number {
    return this.#ids.byteLength + this.#groups.byteLength;
  }

  /** Whether the total of this filter follows from the groups. */
  static cover(filter: TransactionFilter): boolean {
    return canCheck(IN_GROUPS, filter);
  }

  /** Only for a filter that they cover. */
  totalOf({ bankAccountId, type, categoryIds, exceptCategoryIds }: TransactionFilter): number {
    if ((bankAccountId ?? type ?? categoryIds ?? exceptCategoryIds) === undefined) return this.#all;
    const groups = this.#groups;
    let total = 0;
    for (let at = 0; at < groups.length; at += NUMBERS_PER_GROUP) {
      const category = this.#idAt(at + 1);
      if (bankAccountId !== undefined && this.#idAt(at) !== bankAccountId) continue;
      if (categoryIds?.includes(category) === false || exceptCategoryIds?.includes(category) === true) continue;
      if (type !== 'expense') total += groups[at + 2] ?? 0;
      if (type !== 'income') total += groups[at + 3] ?? 0;
    }
    return total;
  }

  #idAt(at: number): number {
    return this.#ids[this.#groups[at] ?? 0] ?? 0;
  }
}
