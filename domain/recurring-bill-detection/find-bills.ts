import type { CurrencyCode } from '../currency.ts';
import type { RecurringBillObservation } from '../recurring-bill-detection.ts';
import type { Charge, MerchantGroup } from './charge.ts';
import { extend } from './extend.ts';
import { extractBills, type Inspect } from './extract.ts';
import { features } from './features.ts';
import { billProbability, type Gate } from './gate.ts';
import { merchantGroups } from './merchant-groups.ts';
import { mergePieces } from './merge.ts';
import { followMovedDay } from './moved-day.ts';
import { chargesFrom } from './observation.ts';
import { followRenames, type NamedBill } from './rename.ts';

export interface FoundBill extends NamedBill {
  readonly currency: CurrencyCode;
  readonly confidence: number;
}

/** Of a transfer between own accounts most payments come back in as income of the same amount. */
const MIRRORED_SHARE_MAX = 0.6;

/** Every bill of one user that passes the gate, by first payment. `inspect` serves the fitting script. */
export function findBills<Id>(
  observations: readonly RecurringBillObservation<Id>[],
  gate: Gate,
  inspect?: Inspect,
): readonly FoundBill[] {
  const found = merchantGroups(chargesFrom(observations)).flatMap((group) => billsOf(group, gate, inspect));
  return [...followRenames(found)].sort(
    (a, b) => a.payments[0]!.day - b.payments[0]!.day || a.payments[0]!.row - b.payments[0]!.row,
  );
}

function billsOf(
  { merchantKey, currency, charges }: MerchantGroup,
  gate: Gate,
  inspect?: Inspect,
): readonly FoundBill[] {
  const pieces = mergePieces(extractBills(charges, gate, inspect));
  let open = without(
    charges,
    pieces.flatMap(({ payments }) => payments),
  );
  const bills: FoundBill[] = [];
  for (const piece of pieces) {
    const bill = followMovedDay(extend(piece, open), open);
    if (isOwnTransfer(bill.payments) || isFree(bill.payments)) continue;
    open = without(open, bill.payments);
    const values = features(bill, open);
    inspect?.(bill, values);
    const confidence = billProbability(gate, bill, values);
    if (confidence >= gate.billThreshold) bills.push({ ...bill, merchantKey, currency, confidence });
  }
  return bills;
}

function without(charges: readonly Charge[], taken: readonly Charge[]): readonly Charge[] {
  const gone = new Set(taken);
  return charges.filter((charge) => !gone.has(charge));
}

/** Lines of nothing, as some banks print them every month. A trial of a payment or two is still a bill's beginning. */
function isFree(payments: readonly Charge[]): boolean {
  return 2 * payments.filter(({ amount }) => amount === 0).length > payments.length;
}

function isOwnTransfer(payments: readonly Charge[]): boolean {
  return payments.filter(({ mirrored }) => mirrored).length > MIRRORED_SHARE_MAX * payments.length;
}
