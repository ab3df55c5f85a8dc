import { explainPayments } from '../../domain/bills/detection/explain-payments.ts';
import { detectBillsAndIncome } from '../../domain/income/detect-bills-and-income.ts';
import type { BillDetector } from '../../domain/ports/bill-detector.ts';

/** Detects on the calling thread: for programs that serve one user, and for tests. */
export function inlineBillDetector(): BillDetector {
  return {
    detect: async (read, asOf, holder) => detectBillsAndIncome(await read(), asOf, holder && { holder }),
    explain: async (read, merchant, holder) => explainPayments(await read(), merchant, holder),
  };
}
