import type { Caller } from '../../domain/access/caller.ts';
import { dateOf, type LocalDate } from '../../domain/calendar.ts';
import { balanceHistory, historyStart } from '../../domain/ledger/balance-history.ts';
import {
  type ConvertedTotal,
  conversionNotes,
  type LeftOutAmounts,
  totalInCurrency,
} from '../../domain/money/converted-total.ts';
import type { Ports } from '../ports.ts';
import { quotesByDay } from '../rates/quotes-by-day.ts';

export interface NetWorthPoint {
  readonly on: LocalDate;
  /** In the caller's currency, at the rates of the day. Debts are negative. */
  readonly total: ConvertedTotal;
  /** Balances without a rate, by currency. */
  readonly leftOut: readonly LeftOutAmounts[];
}

export interface NetWorthHistory {
  /** The ends of the last months, oldest first, and today, which is the last. */
  readonly points: readonly NetWorthPoint[];
  /** From the last but one point to the last; `undefined` of a single point. */
  readonly change: { readonly since: LocalDate; readonly amount: bigint } | undefined;
}

/**
 * The caller's net worth at the end of each of the last months and today, without hidden accounts and those whose
 * balance is unknown (contract 5.9). Throws `amount_out_of_range`.
 */
export function reportNetWorth({
  accounts,
  balanceReader,
  rates,
  clock,
}: Pick<Ports, 'accounts' | 'balanceReader' | 'rates' | 'clock'>) {
  return async ({ id: userId, currency: target, basis }: Caller, points: number): Promise<NetWorthHistory> => {
    const today = dateOf(clock.now());
    const shown = (await accounts.list(userId)).filter(({ hidden, isBalanceKnown }) => !hidden && isBalanceKnown);
    const moves = await balanceReader.movesByMonth(userId, historyStart(today, points));
    const history = balanceHistory(shown, moves, today, points);
    const needs = history.flatMap(({ on }) => shown.map(({ currency }) => ({ currency, on })));
    const quoteOf = await quotesByDay({ rates, today, shared: basis?.shared }, target, needs);
    const reported = history.map(({ on, balances }): NetWorthPoint => {
      const amounts = shown.map(({ id, currency }) => ({
        currency,
        amount: balances.get(id) ?? 0n,
        count: 1,
        quote: quoteOf(currency, on),
        wantedOn: on,
      }));
      return { on, total: totalInCurrency(amounts, target), leftOut: conversionNotes(amounts, target).leftOut };
    });
    return { points: reported, change: changeOf(reported) };
  };
}

function changeOf(points: readonly NetWorthPoint[]): NetWorthHistory['change'] {
  const [before, now] = [points.at(-2), points.at(-1)];
  if (before === undefined || now === undefined) return undefined;
  return { since: before.on, amount: BigInt(now.total.amount) - BigInt(before.total.amount) };
}
