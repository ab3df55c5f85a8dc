import type { LocalDate, Timestamp } from '../calendar.ts';
import { invalidField } from '../error.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { MinorUnits } from '../money/money.ts';
import type { BillCycle } from './bill-cycle.ts';

/** What a person can say of a bill in place of what was found. */
export interface BillValues {
  readonly name: string;
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  readonly cycle: BillCycle;
  readonly nextDate: LocalDate;
  readonly categoryId: number;
  readonly bankAccountId: number;
}

const BILL_VALUES: Readonly<Record<keyof BillValues, true>> = {
  name: true,
  amount: true,
  currency: true,
  cycle: true,
  nextDate: true,
  categoryId: true,
  bankAccountId: true,
};

/** What can be set; nothing else that a caller has beside it is stored. */
export const BILL_FIELDS = Object.keys(BILL_VALUES) as readonly (keyof BillValues)[];

/** What programs call it. */
export function fieldName(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * One fact about a bill that a person knows better than the detection. `transactionIds` are ids of transactions, which
 * may be gone by now.
 */
export type BillStatement =
  | {
      readonly [Field in keyof BillValues]: {
        readonly kind: 'set';
        readonly field: Field;
        readonly value: BillValues[Field];
        /** What stood there before; for a next date, it holds until a later one is found. */
        readonly before: BillValues[Field] | null;
      };
    }[keyof BillValues]
  /** It is a bill. */
  | { readonly kind: 'confirmed' }
  /** These payments belong to this bill and to no other, or do not belong to it. */
  | { readonly kind: 'payments'; readonly transactionIds: readonly number[]; readonly belong: boolean }
  /** Another bill, which is archived since, is this one: all its payments count here. */
  | { readonly kind: 'merged'; readonly billId: number }
  /** The payment that is due on that day was made, or will not be. */
  | { readonly kind: 'paid' | 'skipped'; readonly dueOn: LocalDate }
  /** No payment is expected before that day; ever, if it is `null`. */
  | { readonly kind: 'paused'; readonly until: LocalDate | null }
  | { readonly kind: 'ended'; readonly on: LocalDate };

/** A statement with its number, by which it is taken back. No other one of the bill ever has it. */
export type BillCorrection = BillStatement & { readonly number: number; readonly at: Timestamp };

/** More than a person says of one bill in some years. */
export const BILL_CORRECTIONS_MAX = 300;

/** What a person says of a bill, and the number of the last correction that it had, even if that was taken back. */
export interface SaidOfBill {
  readonly corrections: readonly BillCorrection[];
  readonly lastCorrection: number;
}

/**
 * The bill with one correction more. It takes the place of one that it contradicts or repeats. Throws `invalid` where
 * there are too many.
 */
export function withStatement<Bill extends SaidOfBill>(bill: Bill, statement: BillStatement, at: Timestamp): Bill {
  const number = bill.lastCorrection + 1;
  const kept = bill.corrections.filter((each) => !replaces(statement, each));
  if (kept.length >= BILL_CORRECTIONS_MAX) {
    const field = statement.kind === 'set' ? fieldName(statement.field) : 'kind';
    throw invalidField(field, `A bill has at most ${BILL_CORRECTIONS_MAX} corrections. Take some back first.`);
  }
  return { ...bill, corrections: [...kept, { ...statement, number, at }], lastCorrection: number };
}

function replaces(statement: BillStatement, earlier: BillStatement): boolean {
  if (statement.kind === 'set') return earlier.kind === 'set' && earlier.field === statement.field;
  if (statement.kind === 'paid' || statement.kind === 'skipped') {
    return (earlier.kind === 'paid' || earlier.kind === 'skipped') && earlier.dueOn === statement.dueOn;
  }
  if (isEnd(statement)) return isEnd(earlier);
  if (statement.kind === 'merged') return earlier.kind === 'merged' && earlier.billId === statement.billId;
  if (statement.kind === 'payments') {
    const ids = new Set(statement.transactionIds);
    return earlier.kind === 'payments' && earlier.transactionIds.every((id) => ids.has(id));
  }
  return statement.kind === 'confirmed' && earlier.kind === 'confirmed';
}

function isEnd({ kind }: BillStatement): boolean {
  return kind === 'paused' || kind === 'ended';
}

/** What a person has set, or `undefined`. */
export function setValue<Field extends keyof BillValues>(
  corrections: readonly BillCorrection[],
  field: Field,
): BillValues[Field] | undefined {
  const found = corrections.find((each) => each.kind === 'set' && each.field === field);
  return found?.kind === 'set' ? (found.value as BillValues[Field]) : undefined;
}
