import type { Ports } from '../ports.ts';
import { archiveBill } from './archive-bill.ts';
import { correctBill, takeBackCorrection } from './correct-bill.ts';
import { createBill } from './create-bill.ts';
import { explainMerchant } from './explain-merchant.ts';
import { listBills, showBill, storedBills } from './list-bills.ts';
import { proposeBill } from './propose-bill.ts';
import { refreshBills } from './refresh-bills.ts';
import { removeBill } from './remove-bill.ts';
import { reportBills } from './report-bills.ts';
import { showIncomes } from './show-incomes.ts';
import { showMonth } from './show-month.ts';

/** Recurring bills: detected, entered by hand, corrected, archived. */
export function billUseCases(ports: Ports) {
  const refresh = refreshBills(ports);
  const current = { ...ports, bringBillsUpToDate: (userId: number) => ports.patience(refresh(userId)) };
  return {
    archiveBill: archiveBill(current),
    correctBill: correctBill(current),
    createBill: createBill(ports),
    explainMerchant: explainMerchant(ports),
    // Programs read it, and would take a list that is not finished for all there is.
    listBills: listBills({ ...ports, bringBillsUpToDate: refresh }),
    proposeBill: proposeBill(ports),
    refreshBills: refresh,
    reportBills: reportBills(current),
    removeBill: removeBill({ ...ports, findBillsAgain: (userId) => ports.patience(refresh(userId, true)) }),
    showBill: showBill(ports),
    showMonth: showMonth({ reportBills: reportBills(current), showIncomes: showIncomes(ports) }),
    storedBills: storedBills(ports),
    takeBackCorrection: takeBackCorrection(ports),
  };
}
