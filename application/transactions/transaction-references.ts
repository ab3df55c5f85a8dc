import type { LocalDate } from '../../domain/calendar.ts';
import type { FieldErrors } from '../../domain/error.ts';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import { unknownRate } from '../../domain/ledger/transaction.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { RateQuote } from '../../domain/money/exchange-rate.ts';
import type { CategoryRepo } from '../../domain/ports/category-repo.ts';
import type { ExchangeRatePort } from '../../domain/ports/exchange-rate-port.ts';
import type { Ports } from '../ports.ts';

/** The values of a request that refer to something stored. A value is absent when it was left out or is malformed. */
export interface TransactionReferences {
  readonly bankAccountId?: number | undefined;
  readonly categoryId?: number | undefined;
  /** Refers, together with `bookedAt`, to the exchange rate into the account's currency. */
  readonly currency?: CurrencyCode | undefined;
  readonly bookedAt?: LocalDate | undefined;
}

export interface ResolvedReferences {
  /** The caller's live account; `undefined` when there is no such account or none was named. */
  readonly account: BankAccount | undefined;
  /** The rate from the transaction's currency to the account's; `undefined` when none is needed or known. */
  readonly quote: RateQuote | undefined;
  /** Names the fields whose reference leads nowhere. */
  readonly errors: FieldErrors;
}

type ReferencePorts = Pick<Ports, 'accounts' | 'categories' | 'rates'>;

/**
 * Says which of the references lead nowhere. For a request that is refused anyway: its sender learns of all problems at
 * once (contract 1.10).
 */
export function checkTransactionReferences(ports: ReferencePorts) {
  return async (userId: number, references: TransactionReferences): Promise<FieldErrors> =>
    (await resolveReferences(ports, userId, references)).errors;
}

/** Looks up everything that the values refer to. */
export async function resolveReferences(
  ports: ReferencePorts,
  userId: number,
  { bankAccountId, categoryId, currency, bookedAt }: TransactionReferences,
): Promise<ResolvedReferences> {
  const account = bankAccountId === undefined ? undefined : await ports.accounts.get(userId, bankAccountId);
  const rate = await rateToAccount(ports.rates, account, currency, bookedAt);
  return {
    account,
    quote: rate.quote,
    errors: {
      ...(account === undefined && bankAccountId !== undefined && { bank_account_id: [UNKNOWN_ACCOUNT] }),
      ...rate.errors,
      ...(await unknownCategory(ports.categories, categoryId)),
    },
  };
}

/** The error for a category that does not exist; empty for one that exists and for `undefined`. */
export async function unknownCategory(categories: CategoryRepo, categoryId: number | undefined): Promise<FieldErrors> {
  if (categoryId === undefined || (await categories.list()).some(({ id }) => id === categoryId)) return {};
  return { category_id: ['The category_id must be the id of an existing category.'] };
}

export const UNKNOWN_ACCOUNT = 'The bank_account_id must be one of your bank accounts.';

/** A connected account needs no rate: the bank reports its balance, and no transaction can be created on it. */
async function rateToAccount(
  rates: ExchangeRatePort,
  account: BankAccount | undefined,
  currency: CurrencyCode | undefined,
  on: LocalDate | undefined,
): Promise<{ readonly quote?: RateQuote; readonly errors?: FieldErrors }> {
  if (account?.kind !== 'manual' || currency === undefined || on === undefined) return {};
  if (currency === account.currency) return {};
  const [quote] = await rates.quotes([{ from: currency, to: account.currency, on }]);
  if (quote !== undefined) return { quote };
  return { errors: { currency: [unknownRate(currency, account.currency)] } };
}
