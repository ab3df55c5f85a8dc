import type { Timestamp } from '../calendar.ts';
import type { New } from '../new.ts';
import type { DetectedBill } from './detection/detected-bill.ts';
import type { RecurringBill } from './recurring-bill.ts';

/** The bill to store for what the detector found among the user's transactions. */
export function billFromDetection(found: DetectedBill<number>, userId: number, at: Timestamp): New<RecurringBill> {
  const { name, cycle, amount, currency, status, nextDate, confidence, facts, transactionIds } = found;
  return {
    userId,
    name,
    source: 'detected',
    cycle,
    amount,
    currency,
    status,
    nextDate: status === 'active' ? nextDate : null,
    confidence,
    facts,
    transactionIds,
    createdAt: at,
    updatedAt: at,
  };
}
