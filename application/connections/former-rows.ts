import { dayNumber, EARLIEST_DATE } from '../../domain/calendar.ts';
import { feedSource } from '../../domain/feeds/connected-feed-account.ts';
import type { FeedConnection } from '../../domain/feeds/connection.ts';
import type { FeedRow } from '../../domain/feeds/fetched-feed.ts';
import type { KnownTransaction, Observation } from '../../domain/matching/known-account.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { oneLine } from '../../domain/statements/one-line.ts';
import type { FedAccount } from './feed-statement.ts';

/**
 * Leaves out the rows that are in another bank account since before the feed's account changed its currency: a provider
 * that gives a currency to the account alone shows its whole history in the new one.
 */
export async function withoutFormerRows(
  { accounts, observations }: Stores,
  { userId, provider }: Pick<FeedConnection, 'userId' | 'provider'>,
  hasTrustedIds: boolean,
  fed: readonly FedAccount[],
): Promise<readonly FedAccount[]> {
  const left = (await accounts.list(userId)).filter(({ isBalanceKnown }) => !isBalanceKnown);
  const kept: FedAccount[] = [];
  for (const one of fed) {
    const { fetched, linked, account } = one;
    const days = fetched.rows.map(({ day }) => day).toSorted();
    const window = { from: days[0] ?? EARLIEST_DATE, to: days.at(-1) ?? EARLIEST_DATE };
    const source = feedSource(provider, linked);
    const named = { source, sourceIds: hasTrustedIds ? fetched.rows.flatMap(({ sourceId }) => sourceId ?? []) : [] };
    let { rows } = fetched;
    for (const { id } of left.filter(({ currency }) => currency !== account.currency)) {
      const { transactions } = await observations.known(userId, id, window, named);
      const booked = transactions.filter(({ status }) => status === 'booked');
      rows = withoutThose(rows, booked, hasTrustedIds ? source : undefined, fetched.coverage !== null);
    }
    kept.push({ ...one, fetched: { ...fetched, rows } });
  }
  return kept;
}

/**
 * By the id under which `source` showed it, or else by day, amount and text, each once: as another source showed it,
 * or as this one did before the bank gave its rows new ids. The latter needs a fetch that lists all rows of its days:
 * of one that brings changes alone, an equal row under another id is another payment.
 */
function withoutThose(
  rows: readonly FeedRow[],
  former: readonly KnownTransaction[],
  source: string | undefined,
  listsAll: boolean,
): readonly FeedRow[] {
  const left = new Set(former);
  const take = (isWanted: (observation: Observation) => boolean, among = former) => {
    const found = among.find((one) => left.has(one) && one.observations.some(isWanted));
    return found !== undefined && left.delete(found);
  };
  const others = rows.filter(
    ({ sourceId }) => sourceId === null || !take((shown) => shown.source === source && shown.sourceId === sourceId),
  );
  const isShown = ({ observations }: KnownTransaction) => observations.some((shown) => shown.source === source);
  const possible = listsAll ? former : former.filter((one) => !isShown(one));
  return others.filter(({ day, amount, description }) => {
    const number = dayNumber(day);
    return !take((shown) => shown.day === number && isSame(shown, amount, description), possible);
  });
}

function isSame(shown: Observation, amount: MinorUnits, description: string): boolean {
  return shown.amount === amount && shown.text === oneLine(description);
}
