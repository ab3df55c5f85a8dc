import type { Ports } from '../ports.ts';
import { archiveBill } from './archive-bill.ts';
import { createBill } from './create-bill.ts';
import { listBills, showBill } from './list-bills.ts';
import { refreshBills } from './refresh-bills.ts';
import { reportBills } from './report-bills.ts';

/** Recurring bills: detected, entered by hand, archived. */
export function billUseCases(ports: Ports) {
  const refresh = refreshBills(ports);
  const current = { ...ports, bringBillsUpToDate: (userId: number) => ports.patience(refresh(userId)) };
  return {
    archiveBill: archiveBill(current),
    createBill: createBill(ports),
    listBills: listBills(current),
    refreshBills: refresh,
    reportBills: reportBills(current),
    showBill: showBill(ports),
  };
}
