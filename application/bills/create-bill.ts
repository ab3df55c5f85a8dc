import type { LocalDate } from '../../domain/calendar.ts';
import type { CurrencyCode } from '../../domain/currency.ts';
import { invalidField } from '../../domain/error.ts';
import { isMinorUnits, type MinorUnits } from '../../domain/money.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { RecurringBillRepo } from '../../domain/ports/recurring-bill-repo.ts';
import type { UserRepo } from '../../domain/ports/user-repo.ts';
import type { BillCycle, RecurringBill } from '../../domain/recurring-bill.ts';
import { characterCount, isStorableText } from '../../domain/text.ts';
import { requireUser } from '../users/require-user.ts';

export const BILL_NAME_MAX_CHARACTERS = 255;

export interface CreateBillInput {
  readonly email: string;
  readonly name: string;
  /** Positive minor units of `currency`: what is paid each time. */
  readonly amount: MinorUnits;
  readonly cycle: BillCycle;
  /** The user's own when absent. */
  readonly currency?: CurrencyCode;
  /** `null` when the user does not know. */
  readonly nextDate: LocalDate | null;
}

/** A bill that a person knows of, beside the detected ones. Throws `not_found` for the user, `invalid` for name or amount. */
export type CreateBill = (input: CreateBillInput) => Promise<RecurringBill>;

export interface CreateBillPorts {
  readonly users: UserRepo;
  readonly bills: RecurringBillRepo;
  readonly clock: Clock;
}

export function createBill({ users, bills, clock }: CreateBillPorts): CreateBill {
  return async ({ email, ...input }) => {
    const user = await requireUser(users, email);
    const createdAt = clock.now();
    return bills.add({
      userId: user.id,
      name: billName(input.name),
      source: 'manual',
      detectionKey: null,
      cycle: input.cycle,
      amount: billAmount(input.amount),
      currency: input.currency ?? user.currency,
      status: 'active',
      nextDate: input.nextDate,
      confidence: null,
      facts: [],
      transactionIds: [],
      createdAt,
      updatedAt: createdAt,
    });
  };
}

function billName(text: string): string {
  const name = text.trim();
  if (name === '' || characterCount(name) > BILL_NAME_MAX_CHARACTERS || !isStorableText(name)) {
    throw invalidField('name', `The name must have 1 to ${BILL_NAME_MAX_CHARACTERS} characters.`);
  }
  return name;
}

function billAmount(amount: MinorUnits): MinorUnits {
  if (!isMinorUnits(amount) || amount <= 0) {
    throw invalidField('amount', 'The amount must be a positive integer in minor units.');
  }
  return amount;
}
