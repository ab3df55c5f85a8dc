import type { FeedFailure } from '../../../domain/feeds/feed-problem.ts';
import { idOf, type JsonObject, objectsOf, textOf, tokenOf } from '../json.ts';
import { ProviderRefusal } from '../problem.ts';
import type { AskPlaid } from './api.ts';

/** All that has changed since a cursor, over all pages. */
export interface SyncedChanges {
  /** Added and modified transactions, each as it was last shown, in the provider's order. */
  readonly transactions: readonly JsonObject[];
  readonly removed: readonly RemovedTransaction[];
  /** Accounts as the pages name them: only those with changes. */
  readonly accounts: readonly JsonObject[];
  /** `null` while Plaid has nothing yet. */
  readonly cursor: string | null;
  readonly updateStatus: string | null;
  /** Whether they were read from the beginning, so that what is not among them is there no more. */
  readonly isWhole: boolean;
}

export interface RemovedTransaction {
  readonly accountId: string | null;
  readonly transactionId: string;
}

const PER_PAGE = 500;
const PAGES_MAX = 400;
const RESTARTS_MAX = 4;

/**
 * Reads all pages, before anything of them is used: where the data changes meanwhile, Plaid wants them read again from
 * the first page's cursor. A cursor that Plaid does not know any more (it keeps them for a year) is dropped, and all is
 * read anew.
 */
export async function syncedChanges(
  ask: AskPlaid,
  accessToken: string,
  cursor: string | null,
  endless: () => FeedFailure,
): Promise<SyncedChanges> {
  let start = cursor;
  for (let restarts = 0; ; restarts += 1) {
    try {
      return { ...merged(await readPages(ask, accessToken, start, endless)), isWhole: start === null };
    } catch (error) {
      if (!(error instanceof ProviderRefusal) || restarts === RESTARTS_MAX) throw error;
      if (error.error === 'INVALID_FIELD' && start !== null) start = null;
      else if (error.error !== 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION') throw error;
    }
  }
}

async function readPages(
  ask: AskPlaid,
  accessToken: string,
  start: string | null,
  endless: () => FeedFailure,
): Promise<readonly JsonObject[]> {
  const pages: JsonObject[] = [];
  let cursor = start;
  for (;;) {
    const page = await ask('/transactions/sync', {
      access_token: accessToken,
      ...(cursor === null ? {} : { cursor }),
      count: PER_PAGE,
      options: { include_original_description: true },
    });
    pages.push(page);
    if (page['has_more'] !== true) return pages;
    const next = tokenOf(page, 'next_cursor');
    if (next === null || next === cursor || pages.length === PAGES_MAX) throw endless();
    cursor = next;
  }
}

function merged(pages: readonly JsonObject[]): Omit<SyncedChanges, 'isWhole'> {
  const shown = new Map<string, JsonObject>();
  const removed = new Map<string, RemovedTransaction>();
  for (const page of pages) {
    for (const transaction of [...objectsOf(page, 'added'), ...objectsOf(page, 'modified')]) {
      const id = idOf(transaction, 'transaction_id');
      if (id === null) continue;
      shown.set(id, transaction);
      removed.delete(id);
    }
    for (const transaction of objectsOf(page, 'removed')) {
      const id = idOf(transaction, 'transaction_id');
      if (id === null) continue;
      shown.delete(id);
      removed.set(id, { accountId: idOf(transaction, 'account_id'), transactionId: id });
    }
  }
  const last = pages.at(-1);
  return {
    transactions: [...shown.values()],
    removed: [...removed.values()],
    accounts: pages.flatMap((page) => objectsOf(page, 'accounts')),
    cursor: idOf(last, 'next_cursor'),
    updateStatus: textOf(last, 'transactions_update_status'),
  };
}
