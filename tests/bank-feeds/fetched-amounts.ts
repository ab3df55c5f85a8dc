import type { FetchedAccount, FetchedFeed } from '../../domain/feeds/fetched-feed.ts';

/** The only account of a fetch. */
export function onlyAccount({ accounts }: FetchedFeed): FetchedAccount {
  const [only, ...others] = accounts;
  if (only === undefined || others.length > 0) throw new Error(`${accounts.length} accounts came, not one.`);
  return only;
}

export function amounts({ rows }: FetchedAccount): readonly number[] {
  return rows.map(({ amount }) => amount);
}

export function rowsOf({ accounts }: FetchedFeed): readonly number[] {
  return accounts.flatMap(amounts);
}
