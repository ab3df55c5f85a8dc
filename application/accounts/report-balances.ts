import type { Caller } from '../../domain/access/caller.ts';
import { dateOf, type LocalDate } from '../../domain/calendar.ts';
import { type BankAccount, staleBalanceDay } from '../../domain/ledger/bank-account.ts';
import {
  type ConversionNotes,
  type ConvertedTotal,
  conversionNotes,
  totalInCurrency,
} from '../../domain/money/converted-total.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { convert, type RateQuote } from '../../domain/money/exchange-rate.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import type { Ports } from '../ports.ts';
import { latestQuotes } from '../rates/latest-quotes.ts';

export interface AccountBalance extends Pick<BankAccount, 'id' | 'name' | 'type' | 'hidden' | 'currency'> {
  /** `undefined` while its bank states none. */
  readonly balance: MinorUnits | undefined;
  /** In the user's currency at the latest rate; `undefined` if no rate or no balance is known. */
  readonly converted: MinorUnits | undefined;
  /** The day of a balance that is no longer fresh; `undefined` for all others. */
  readonly asOf: LocalDate | undefined;
}

export interface AccountBalances extends ConversionNotes {
  /** By id. */
  readonly accounts: readonly AccountBalance[];
  /** In the user's currency. Debts are negative balances. */
  readonly netWorth: ConvertedTotal;
  /** How many hidden accounts are left out. */
  readonly hiddenAccounts: number;
  /** Names of the accounts that the net worth leaves out because their balance is unknown. */
  readonly unknownBalances: readonly string[];
}

/**
 * The caller's accounts and their net worth, without hidden accounts unless they are asked for (contract 5.9). Throws
 * `amount_out_of_range`.
 */
export function reportBalances({ accounts, rates, clock }: Pick<Ports, 'accounts' | 'rates' | 'clock'>) {
  return async (
    { id: userId, currency, basis }: Caller,
    { includeHidden }: { readonly includeHidden: boolean },
  ): Promise<AccountBalances> => {
    const today = dateOf(clock.now());
    const all = await accounts.list(userId);
    const shown = all.filter((account) => includeHidden || !account.hidden);
    const currencies = shown.map((account) => account.currency);
    const quotes = await latestQuotes({ rates, today, shared: basis?.shared }, currency, currencies);
    const known = shown.filter(({ isBalanceKnown }) => isBalanceKnown);
    const amounts = known.map((account) => ({
      currency: account.currency,
      amount: BigInt(account.balance),
      count: 1,
      quote: quotes.get(account.currency),
      wantedOn: today,
    }));
    return {
      accounts: shown.map((account) => accountBalance(account, currency, quotes.get(account.currency), today)),
      netWorth: totalInCurrency(amounts, currency),
      hiddenAccounts: all.length - shown.length,
      unknownBalances: shown.flatMap(({ isBalanceKnown, name }) => (isBalanceKnown ? [] : [name])),
      ...conversionNotes(amounts, currency),
    };
  };
}

function accountBalance(
  account: BankAccount,
  target: CurrencyCode,
  quote: RateQuote | undefined,
  today: LocalDate,
): AccountBalance {
  const { id, name, type, hidden, currency, balance, isBalanceKnown } = account;
  const isConverted = isBalanceKnown && (currency === target || quote !== undefined);
  return {
    id,
    name,
    type,
    hidden,
    currency,
    balance: isBalanceKnown ? balance : undefined,
    converted: isConverted ? convert(balance, currency, target, quote) : undefined,
    asOf: isBalanceKnown ? staleBalanceDay(account, today) : undefined,
  };
}
