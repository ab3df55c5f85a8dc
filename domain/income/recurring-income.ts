import type { DetectedBill } from '../bills/detection/detected-bill.ts';

/**
 * Money that comes in again and again: a wage, a pension, an allowance, a tenant's rent. Refunds, own transfers, what
 * friends give and what is sold are none.
 */
export type RecurringIncome = Pick<
  DetectedBill<number>,
  'name' | 'cycle' | 'amount' | 'currency' | 'status' | 'nextDate' | 'confidence' | 'facts' | 'transactionIds'
>;
