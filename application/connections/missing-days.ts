import { fromDayNumber } from '../../domain/calendar.ts';
import { type ConnectedFeedAccount, feedSource } from '../../domain/feeds/connected-feed-account.ts';
import type { FeedConnection } from '../../domain/feeds/connection.ts';
import { stillMissing } from '../../domain/feeds/missing-days.ts';
import type { Ports } from '../ports.ts';

/** Leaves out the missing days that something else has shown since: a file that was imported, or another connection. */
export async function withDaysStillMissing(
  { observations }: Pick<Ports, 'observations'>,
  { provider }: Pick<FeedConnection, 'provider'>,
  accounts: readonly ConnectedFeedAccount[],
): Promise<readonly ConnectedFeedAccount[]> {
  const shown: ConnectedFeedAccount[] = [];
  for (const account of accounts) {
    const { userId, bankAccountId, missingDays } = account;
    if (bankAccountId === null || missingDays.length === 0) {
      shown.push(account);
      continue;
    }
    const coverage = await observations.coverage(userId, bankAccountId);
    const others = [...coverage].filter(([source]) => source !== feedSource(provider, account));
    const spans = others
      .flatMap(([, ranges]) => ranges)
      .map(({ from, to }) => {
        return { from: fromDayNumber(from), to: fromDayNumber(to) };
      });
    shown.push({ ...account, missingDays: stillMissing(missingDays, spans) });
  }
  return shown;
}
