import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { BillCycle, BillFact, BillStatus, RecurringBill } from '../../../domain/bills/recurring-bill.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { New } from '../../../domain/new.ts';
import { Day, Moment, SafeInteger, SafeIntegers } from '../column-types.ts';

export const RecurringBillRow = defineEntity({
  name: 'RecurringBillRow',
  tableName: 'recurring_bills',
  properties: {
    id: p.type(SafeInteger).primary().autoincrement(),
    userId: p.type(SafeInteger),
    name: p.text(),
    source: p.text().$type<RecurringBill['source']>(),
    cycle: p.text().$type<BillCycle>(),
    amount: p.type(SafeInteger),
    currency: p.text().$type<CurrencyCode>(),
    status: p.text().$type<BillStatus>(),
    nextDate: p.type(Day).nullable(),
    confidence: p.double().$type<number>().nullable(),
    facts: p.json().$type<readonly BillFact[]>(),
    transactionIds: p.type(SafeIntegers),
    createdAt: p.type(Moment),
    updatedAt: p.type(Moment),
  },
});

export function toRecurringBill(row: InferEntity<typeof RecurringBillRow>): RecurringBill {
  return { id: row.id, ...recurringBillColumns(row) };
}

/** Every column except the id, and no other properties. */
export function recurringBillColumns(row: Omit<InferEntity<typeof RecurringBillRow>, 'id'>): New<RecurringBill> {
  return {
    userId: row.userId,
    name: row.name,
    source: row.source,
    cycle: row.cycle,
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    nextDate: row.nextDate ?? null,
    confidence: row.confidence ?? null,
    facts: row.facts,
    transactionIds: row.transactionIds,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
