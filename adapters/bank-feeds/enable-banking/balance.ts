import { addDays, type LocalDate, type Timestamp, timestampOfDate } from '../../../domain/calendar.ts';
import type { FeedAccount } from '../../../domain/feeds/feed-account.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { dayOf, type JsonObject, textOf } from '../json.ts';
import { moneyOf } from './transaction.ts';

/**
 * The kinds of ISO 20022 that may be an account's balance, the best first: what is booked by now, and at the end of a
 * day; with pending payments; then what may be spent. Opening, forward and undescribed balances are never shown.
 */
const BOOKED_OR_EXPECTED = ['ITBD', 'CLBD', 'XPCD'];
/** Banks may count an overdraft in, so these are taken only of accounts without one. */
const AVAILABLE = ['ITAV', 'CLAV'];

export interface BalanceContext {
  /** `null` if the account states none: then that of the balances counts, if they agree. */
  readonly currency: CurrencyCode | null;
  /** Whether its latest payments are in that currency. If not, and its balances agree on another, it has changed. */
  readonly isInUse: boolean;
  readonly hasCreditLimit: boolean;
  readonly now: Timestamp;
}

/** Chooses among the balances of an account that a bank gives, which differ in kind, day and currency. */
export function chooseBalance(
  balances: readonly JsonObject[],
  { currency: own, isInUse, hasCreditLimit, now }: BalanceContext,
): Pick<FeedAccount, 'currency' | 'balance'> {
  const read = balances.flatMap((balance) => {
    const money = moneyOf(balance, 'balance_amount');
    const [kind, day] = [textOf(balance, 'balance_type') ?? '', dayOf(balance, 'reference_date')];
    return money === undefined ? [] : [{ ...money, kind, day }];
  });
  const [first = null, ...others] = new Set(read.map(({ currency }) => currency));
  const isStated = others.length > 0 || first === null || first === own;
  const currency = own !== null && (isInUse || isStated) ? own : others.length === 0 ? first : null;
  const inCurrency = read
    .filter((one) => one.currency === currency)
    .toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? ''));
  const kinds = [...BOOKED_OR_EXPECTED, ...(hasCreditLimit ? [] : AVAILABLE)];
  const best = kinds.map((kind) => inCurrency.find((one) => one.kind === kind)).find((one) => one !== undefined);
  return { currency, balance: best === undefined ? null : { amount: best.amount, at: endOf(best.day, now) } };
}

/** A balance holds for its whole day, but not longer than until now. */
function endOf(day: LocalDate | null, now: Timestamp): Timestamp | null {
  if (day === null) return null;
  const end = timestampOfDate(addDays(day, 1));
  return end < now ? end : now;
}
