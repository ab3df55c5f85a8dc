import type { Timestamp } from '../../domain/calendar.ts';
import { RULES_MAX, ruleOfCorrection } from '../../domain/categorising/category-rule.ts';
import { existing, refuseInvalid } from '../../domain/error.ts';
import { changeTransaction, type Transaction, type TransactionChanges } from '../../domain/ledger/transaction.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { settleAround } from '../own-transfers/settle-own-transfers.ts';
import type { Ports } from '../ports.ts';
import { unknownCategory } from './transaction-references.ts';

/**
 * Changes category or notes of any of the user's transactions (contract 2.9). The next import learns from a
 * changed category (contract 8.6). Throws `invalid`, `not_found`.
 */
export function updateTransaction(ports: Pick<Ports, 'transactions' | 'categories' | 'unitOfWork' | 'clock'>) {
  const { transactions, categories, unitOfWork, clock } = ports;
  return async (userId: number, id: number, changes: TransactionChanges): Promise<void> => {
    const { categoryId, notes } = changes;
    refuseInvalid(await unknownCategory(categories, categoryId));
    if (categoryId === undefined && notes === undefined) {
      existing(await transactions.get(userId, id), 'transaction');
      return;
    }
    const change = (transaction: Transaction) => changeTransaction(transaction, changes, clock.now());
    if (categoryId === undefined) await transactions.update(userId, id, change);
    else {
      await unitOfWork.run(async (stores) => {
        // Before the transaction is locked, so that rules and transactions are locked in one order.
        await learn(stores, userId, id, categoryId, clock.now());
        await recategorise(stores, userId, id, change);
      });
    }
  };
}

/** A correction makes the rule for the next import (contract 8.6). */
async function learn(stores: Stores, userId: number, id: number, categoryId: number, at: Timestamp): Promise<void> {
  const transaction = await stores.transactions.get(userId, id);
  if (transaction === undefined || transaction.categoryId === categoryId) return;
  const rule = ruleOfCorrection({ ...transaction, categoryId }, at);
  if (rule !== undefined) await stores.categoryRules.put(rule, RULES_MAX);
}

/** The category may say whether a transaction is a leg of an own transfer (contract 2.13). */
async function recategorise(
  stores: Stores,
  userId: number,
  id: number,
  change: (transaction: Transaction) => Transaction,
): Promise<void> {
  const seen: Transaction[] = [];
  const changed = await stores.transactions.update(userId, id, (transaction) => {
    seen.push(transaction);
    return change(transaction);
  });
  if (seen.some(({ categoryId }) => categoryId !== changed.categoryId)) {
    await settleAround(stores, userId, [...seen, changed]);
  }
}
