import type { RecurringBillObservation } from './bills/detection/observation.ts';
import type { CurrencyCode } from './money/currency.ts';

/** An observation of a transaction, by the transaction's id. */
export type Observation = RecurringBillObservation<number>;

/**
 * Observations of one user as a single text, which a store prints in one piece and another thread receives at once.
 * Thousands of objects would hold up all other requests meanwhile (docs/decisions/large-detections-run-in-threads.md).
 */
export interface PrintedObservations {
  /** How many. */
  readonly count: number;
  /** JSON: an array of {@link PrintedObservation}. */
  readonly text: string;
}

/** Every field of an observation, in this order. `merchantName` may be `null`. */
type PrintedObservation = readonly [
  id: number,
  bookedOn: string,
  amount: number,
  currency: CurrencyCode,
  description: string,
  merchantName: string | null,
  accountId: number | string | null,
  ownTransfer: boolean,
];

export function printObservations(observations: readonly Observation[]): PrintedObservations {
  return { count: observations.length, text: JSON.stringify(observations.map(printed)) };
}

/** Trusts the text: it comes from a store. */
export function readObservations({ text }: Pick<PrintedObservations, 'text'>): readonly Observation[] {
  return (JSON.parse(text) as PrintedObservation[]).map(read);
}

function printed(observation: Observation): PrintedObservation {
  const { id, bookedOn, amount, currency, description } = observation;
  const { merchantName = null, accountId = null, ownTransfer = false } = observation;
  return [id, bookedOn, amount, currency, description, merchantName, accountId, ownTransfer];
}

function read(printed: PrintedObservation): Observation {
  const [id, bookedOn, amount, currency, description, merchantName, accountId, ownTransfer] = printed;
  const account = accountId === null ? {} : { accountId };
  return { id, bookedOn, amount, currency, description, merchantName, ...account, ...(ownTransfer && { ownTransfer }) };
}
