import type { RecurringBillObservation } from '../../../../domain/bills/detection/observation.ts';
import { currency } from '../../currency.ts';
import type { Person } from '../people/person.ts';

/** All that a detector may know of a person's rows: what the service passes, and nothing of the truth. */
export function observe(person: Person): readonly RecurringBillObservation<number>[] {
  const code = currency(person.currency);
  return person.rows.map(({ id, accountId, bookedOn, amount, description, merchantName }) => ({
    id,
    accountId,
    bookedOn,
    amount,
    currency: code,
    description,
    merchantName,
  }));
}
