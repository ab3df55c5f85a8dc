import type { RecurringBillObservation } from '../../../domain/bills/detection/observation.ts';
import { parseCurrency } from '../../../domain/money/currency.ts';
import type { Person } from '../people/person.ts';

/** All that a detector may know of a person's rows: what the service passes, and nothing of the truth. */
export function observe({ rows, currency }: Person): readonly RecurringBillObservation<number>[] {
  const code = parseCurrency(currency);
  if (code === undefined) throw new RangeError(`${currency} is not a currency.`);
  return rows.map(({ id, accountId, bookedOn, amount, description, merchantName }) => ({
    id,
    accountId,
    bookedOn,
    amount,
    currency: code,
    description,
    merchantName,
  }));
}
