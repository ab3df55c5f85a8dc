import type { Timestamp } from '../../domain/calendar.ts';
import { moveBalance } from '../../domain/ledger/bank-account.ts';
import { balanceEffect, type Transaction } from '../../domain/ledger/transaction.ts';
import { addMinorUnits, type MinorUnits } from '../../domain/money/money.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';

type Counted = Pick<Transaction, 'bankAccountId' | 'status' | 'accountAmount'>;

/**
 * How changes of transactions move the balances of their accounts. It counts one transaction after the other, because
 * those of a large import never exist all at once. Throws `amount_out_of_range`.
 */
export class BalanceMoves {
  readonly #byAccount = new Map<number, { readonly delta: MinorUnits; readonly hasNew: boolean }>();

  /** A transaction as it was before it was changed or removed. */
  before(transaction: Counted): void {
    this.#move(transaction, -balanceEffect(transaction), false);
  }

  /** A transaction as it is after its change. */
  after(transaction: Counted): void {
    this.#move(transaction, balanceEffect(transaction), false);
  }

  added(transaction: Counted): void {
    this.#move(transaction, balanceEffect(transaction), true);
  }

  /** Moves the balances, in the order of the accounts' ids. */
  async store({ accounts }: Pick<Stores, 'accounts'>, userId: number, at: Timestamp): Promise<void> {
    for (const [id, { delta, hasNew }] of [...this.#byAccount].sort(([a], [b]) => a - b)) {
      await accounts.update(userId, id, (account) => {
        const moved = moveBalance(account, delta, at);
        return hasNew ? { ...moved, lastTransactionCreatedAt: at } : moved;
      });
    }
  }

  #move({ bankAccountId }: Counted, effect: MinorUnits, isNew: boolean): void {
    const { delta, hasNew } = this.#byAccount.get(bankAccountId) ?? { delta: 0, hasNew: false };
    this.#byAccount.set(bankAccountId, { delta: addMinorUnits(delta, effect), hasNew: hasNew || isNew });
  }
}
