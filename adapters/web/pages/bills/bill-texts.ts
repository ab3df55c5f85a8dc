import type { BillCycle } from '../../../../domain/bills/bill-cycle.ts';
import type { BillFact } from '../../../../domain/bills/recurring-bill.ts';
import { formatDate } from '../../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { formatMoney } from '../../../../domain/money/money.ts';

/** How often, as people say it. */
export const CYCLE_NAMES: Readonly<Record<BillCycle, string>> = {
  weekly: 'every week',
  biweekly: 'every two weeks',
  'four-weekly': 'every four weeks',
  'semi-monthly': 'twice a month',
  monthly: 'every month',
  bimonthly: 'every two months',
  quarterly: 'every quarter',
  'semi-annual': 'every half year',
  annual: 'every year',
  unknown: 'at unknown intervals',
};

/** A sentence without its full stop. */
export function factText(fact: BillFact, currency: CurrencyCode): string {
  if (fact.kind === 'ended') return `Ended after ${formatDate(fact.after)}`;
  if (fact.kind === 'missed') return `The payment expected on ${formatDate(fact.on)} was not seen`;
  if (fact.kind === 'varies') {
    return `Between ${formatMoney(fact.least, currency)} and ${formatMoney(fact.most, currency)} in the last year`;
  }
  const direction = fact.to > fact.from ? 'went up' : 'went down';
  const [from, to] = [formatMoney(fact.from, currency), formatMoney(fact.to, currency)];
  return `The price ${direction} from ${from} to ${to} on ${formatDate(fact.on)}`;
}
