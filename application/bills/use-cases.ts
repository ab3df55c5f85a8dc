import type { Ports } from '../ports.ts';
import { correctBill, takeBackCorrection } from './correct-bill.ts';
import { createBill } from './create-bill.ts';
import { explainMerchant } from './explain-merchant.ts';
import { listBills, showBill, storedBills } from './list-bills.ts';
import { proposeBill } from './propose-bill.ts';
import { refreshBills } from './refresh-bills.ts';
import { removeBill } from './remove-bill.ts';
import { reportBills } from './report-bills.ts';
import { listIncomes, showIncomes } from './show-incomes.ts';
import { listMonth, showMonth } from './show-month.ts';

/** Recurring bills: detected, entered by hand, corrected, archived. */
export function billUseCases(ports: Ports) {
  const refresh = refreshBills(ports);
  const current = { ...ports, bringBillsUpToDate: (userId: number) => ports.patience(refresh(userId)) };
  // Programs read lists, and would take one that is not finished for all there is.
  const latest = { ...ports, bringBillsUpToDate: refresh };
  const monthOf = (bills: typeof current) =>
    showMonth({ reportBills: reportBills(bills), showIncomes: showIncomes(ports) });
  return {
    correctBill: correctBill(current),
    createBill: createBill(ports),
    explainMerchant: explainMerchant(ports),
    listBills: listBills(latest),
    listIncomes: listIncomes(latest),
    listMonth: listMonth({ ...ports, showMonth: monthOf(latest) }),
    proposeBill: proposeBill(ports),
    refreshBills: refresh,
    reportBills: reportBills(current),
    removeBill: removeBill({ ...ports, findBillsAgain: (userId) => ports.patience(refresh(userId, true)) }),
    showBill: showBill(ports),
    showMonth: monthOf(current),
    storedBills: storedBills(ports),
    takeBackCorrection: takeBackCorrection(ports),
  };
}
