import { EARLIEST_DATE } from '../../domain/calendar.ts';
import { feedSource } from '../../domain/feeds/connected-feed-account.ts';
import type { FeedConnection } from '../../domain/feeds/connection.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import type { FedAccount } from './feed-statement.ts';

const NO_DAYS = { from: EARLIEST_DATE, to: EARLIEST_DATE };

/**
 * Leaves out the rows that are in another bank account since before the feed's account changed its currency: a provider
 * that gives a currency to the account alone shows its whole history in the new one.
 */
export async function withoutFormerRows(
  { accounts, observations }: Stores,
  { userId, provider }: Pick<FeedConnection, 'userId' | 'provider'>,
  fed: readonly FedAccount[],
): Promise<readonly FedAccount[]> {
  const left = (await accounts.list(userId)).filter(({ kind, isBalanceKnown }) => kind === 'manual' && !isBalanceKnown);
  const kept: FedAccount[] = [];
  for (const one of fed) {
    const { fetched, linked, account } = one;
    const source = feedSource(provider, linked);
    const named = { source, sourceIds: fetched.rows.flatMap(({ sourceId }) => sourceId ?? []) };
    const former = new Set<string | null>();
    for (const { id } of left.filter(({ currency }) => currency !== account.currency)) {
      const { transactions } = await observations.known(userId, id, NO_DAYS, named);
      const shown = transactions.flatMap((transaction) => transaction.observations);
      for (const { source: by, sourceId } of shown) if (by === source && sourceId !== null) former.add(sourceId);
    }
    const rows = fetched.rows.filter(({ sourceId }) => !former.has(sourceId));
    kept.push({ ...one, fetched: { ...fetched, rows } });
  }
  return kept;
}
