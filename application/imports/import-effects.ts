import { balanceEffect, type Transaction } from '../../domain/ledger/transaction.ts';
import { addMinorUnits, type MinorUnits } from '../../domain/money/money.ts';
import type { New } from '../../domain/new.ts';
import { ChangedLegs } from '../../domain/own-transfers/changed-legs.ts';

/** What an import does to the balance of one account. */
export interface AccountEffect {
  readonly delta: MinorUnits;
  /** Whether transactions were added. */
  readonly hasNew: boolean;
}

const NONE: AccountEffect = { delta: 0, hasNew: false };

/** What the transactions of an import do to balances and own transfers, without the transactions themselves. */
export class ImportEffects {
  readonly legs = new ChangedLegs();
  readonly #effects = new Map<number, AccountEffect>();

  addNew(transaction: New<Transaction>): void {
    this.#note(transaction, balanceEffect(transaction), true);
  }

  add(transaction: Transaction): void {
    this.#note(transaction, balanceEffect(transaction), false);
  }

  /** Of a transaction that was changed or removed: as it was before. */
  takeBack(transaction: Transaction): void {
    this.#note(transaction, 0 - balanceEffect(transaction), false);
  }

  /** `undefined` if nothing changed. Throws `amount_out_of_range` where the sum was too large. */
  on(bankAccountId: number): AccountEffect | undefined {
    return this.#effects.get(bankAccountId);
  }

  #note(transaction: New<Transaction>, effect: MinorUnits, isNew: boolean): void {
    this.legs.add(transaction);
    const { delta, hasNew } = this.#effects.get(transaction.bankAccountId) ?? NONE;
    this.#effects.set(transaction.bankAccountId, {
      delta: addMinorUnits(delta, effect),
      hasNew: hasNew || isNew,
    });
  }
}
