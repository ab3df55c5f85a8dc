import { bankSlug } from '../../domain/bank.ts';
import { type AccountType, openBankAccount } from '../../domain/bank-account.ts';
import type { CurrencyCode } from '../../domain/currency.ts';
import { invalidField } from '../../domain/error.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { Secrets } from '../../domain/ports/secrets.ts';
import type { UnitOfWork } from '../../domain/ports/unit-of-work.ts';
import { characterCount, isStorableText } from '../../domain/text.ts';
import { requireUser } from '../users/require-user.ts';

export const BANK_NAME_MAX_CHARACTERS = 255;

export interface ConnectAccountInput {
  readonly email: string;
  /** Name of the bank; one with the same slug is the same bank. */
  readonly bank: string;
  readonly name: string;
  readonly type?: AccountType;
  readonly currency: CurrencyCode;
  /** What the bank says, in minor units. */
  readonly balance: number;
}

/** Adds an account as a bank connection would; answers its id. Throws `not_found` for the user, `invalid`. */
export type ConnectAccount = (input: ConnectAccountInput) => Promise<number>;

export interface ConnectAccountPorts {
  readonly unitOfWork: UnitOfWork;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

export function connectAccount({ unitOfWork, secrets, clock }: ConnectAccountPorts): ConnectAccount {
  return (input) => {
    const at = clock.now();
    return unitOfWork.run(async ({ users, banks, accounts }) => {
      const { id: userId } = await requireUser(users, input.email);
      const name = bankName(input.bank);
      const times = { createdAt: at, updatedAt: at };
      const bank = await banks.ensure({ name, slug: bankSlug(name), country: null, logoUrl: null, ...times });
      const { id: bankConnectionId } = await banks.ensureConnection(userId, bank.id);
      const { name: accountName, type, currency, balance } = input;
      const origin = { userId, externalId: secrets.uuid(), bankId: bank.id, bankConnectionId } as const;
      const opening = { ...origin, kind: 'connected', name: accountName, type, currency, balance } as const;
      return (await accounts.add(openBankAccount(opening, at))).id;
    });
  };
}

function bankName(text: string): string {
  const name = text.trim();
  const storable = characterCount(name) <= BANK_NAME_MAX_CHARACTERS && isStorableText(name);
  if (!storable || bankSlug(name) === '' || bankSlug(name) === 'manual') {
    throw invalidField('bank', `The bank must be a name of 1 to ${BANK_NAME_MAX_CHARACTERS} characters, not “Manual”.`);
  }
  return name;
}
