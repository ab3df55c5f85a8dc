import { detectRecurringBills } from '../../domain/bills/detection/detect-recurring-bills.ts';
import { explainPayments } from '../../domain/bills/detection/explain-payments.ts';
import type { BillDetector } from '../../domain/ports/bill-detector.ts';

/** Detects on the calling thread: for programs that serve one user, and for tests. */
export function inlineBillDetector(): BillDetector {
  return {
    detect: async (read, asOf, holder) => detectRecurringBills(await read(), asOf, holder && { holder }),
    explain: async (read, merchant, holder) => explainPayments(await read(), merchant, holder),
  };
}
