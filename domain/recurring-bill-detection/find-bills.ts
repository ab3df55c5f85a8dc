import type { CurrencyCode } from '../currency.ts';
import type { RecurringBillObservation } from '../recurring-bill-detection.ts';
import type { Candidate } from './candidate.ts';
import type { Charge, MerchantGroup } from './charge.ts';
import { extractBills, type Inspect } from './extract.ts';
import { features } from './features.ts';
import { billProbability } from './gate.ts';
import { merchantGroups } from './merchant-groups.ts';
import { mergePieces } from './merge.ts';
import { chargesFrom } from './observation.ts';
import { BILL_THRESHOLD, EXTRACTION_THRESHOLD } from './weights.ts';

export interface FoundBill extends Candidate {
  readonly merchantKey: string;
  readonly currency: CurrencyCode;
  readonly confidence: number;
}

/** Of a transfer between own accounts most payments come back in as income of the same amount. */
const MIRRORED_SHARE_MAX = 0.6;

/** Every bill of one user, by first payment. `inspect` serves the fitting script. */
export function findBills<Id>(
  observations: readonly RecurringBillObservation<Id>[],
  inspect?: Inspect,
): readonly FoundBill[] {
  const found = merchantGroups(chargesFrom(observations)).flatMap((group) => billsOf(group, inspect));
  return found.sort((a, b) => a.payments[0]!.day - b.payments[0]!.day || a.payments[0]!.row - b.payments[0]!.row);
}

function billsOf({ merchantKey, currency, charges }: MerchantGroup, inspect?: Inspect): readonly FoundBill[] {
  const bills = mergePieces(extractBills(charges, EXTRACTION_THRESHOLD, inspect));
  const taken = new Set(bills.flatMap(({ payments }) => payments));
  const open = charges.filter((charge) => !taken.has(charge));
  return bills.flatMap((bill) => {
    if (isOwnTransfer(bill.payments)) return [];
    const values = features(bill, open);
    inspect?.(bill, values);
    const confidence = billProbability(values);
    return confidence >= BILL_THRESHOLD ? [{ ...bill, merchantKey, currency, confidence }] : [];
  });
}

function isOwnTransfer(payments: readonly Charge[]): boolean {
  return payments.filter(({ mirrored }) => mirrored).length > MIRRORED_SHARE_MAX * payments.length;
}
