import { addDays, type LocalDate, type Timestamp, timestampOfDate } from '../../../domain/calendar.ts';
import type { FeedBalance } from '../../../domain/feeds/feed-account.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { JsonObject } from '../http/response-json.ts';
import { dayOf, objectOf, textOf } from '../json-members.ts';
import { type ReadMoney, readMoney } from './money.ts';

/**
 * The kinds of ISO 20022 that may be an account's balance, the best first: what is booked by now, and at the end of a
 * day; with pending payments; then what may be spent. Opening, forward and undescribed balances are never shown.
 */
const BOOKED = ['ITBD', 'CLBD'];
const EXPECTED = ['XPCD'];
/** Banks may count an overdraft in, so these are taken only of accounts without one. */
const AVAILABLE = ['ITAV', 'CLAV'];

export interface BalanceContext {
  /** `null` if the account states none: then that of the balances counts, if they agree. */
  readonly currency: CurrencyCode | null;
  readonly hasCreditLimit: boolean;
  readonly now: Timestamp;
}

export interface ChosenBalance {
  readonly currency: CurrencyCode | null;
  readonly balance: FeedBalance | null;
}

/** Chooses among the balances of an account that a bank gives, which differ in kind, day and currency. */
export function chooseBalance(balances: readonly JsonObject[], context: BalanceContext): ChosenBalance {
  const read = balances.flatMap(readBalance);
  const currency = context.currency ?? onlyCurrency(read);
  const kinds = [...BOOKED, ...EXPECTED, ...(context.hasCreditLimit ? [] : AVAILABLE)];
  const inCurrency = read.filter((one) => one.currency === currency);
  for (const kind of kinds) {
    const [latest] = inCurrency.filter((one) => one.kind === kind).toSorted(laterFirst);
    if (latest !== undefined) {
      return { currency, balance: { amount: latest.amount, at: endOf(latest.day, context.now) } };
    }
  }
  return { currency, balance: null };
}

interface ReadBalance extends ReadMoney {
  readonly kind: string;
  readonly day: LocalDate | null;
}

function readBalance(balance: JsonObject): readonly ReadBalance[] {
  const money = readMoney(objectOf(balance, 'balance_amount'));
  if (money === undefined) return [];
  return [{ ...money, kind: textOf(balance, 'balance_type') ?? '', day: dayOf(balance, 'reference_date') }];
}

function onlyCurrency(balances: readonly ReadBalance[]): CurrencyCode | null {
  const [first, ...others] = new Set(balances.map(({ currency }) => currency));
  return others.length === 0 ? (first ?? null) : null;
}

function laterFirst(a: ReadBalance, b: ReadBalance): number {
  return (b.day ?? '').localeCompare(a.day ?? '');
}

/** A balance holds for its whole day, but not longer than until now. */
function endOf(day: LocalDate | null, now: Timestamp): Timestamp | null {
  if (day === null) return null;
  const end = timestampOfDate(addDays(day, 1));
  return end < now ? end : now;
}
