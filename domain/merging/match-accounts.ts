import type { KnownAccount, KnownTransaction, Observation } from '../matching/known-account.ts';
import { matchBatch } from '../matching/match-batch.ts';
import { type Coverage, type ObservedRow, withRange } from '../matching/observed-row.ts';

/** What a person entered by hand is a source of its own, which may speak of any day. */
const BY_HAND = 'hand';
const ALWAYS: Coverage = { from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER };

/**
 * Which live transactions of two accounts are the same payment, as if what showed those of `merged` were imported into
 * `kept`, one source after the other. By the id of the merged one; each is in one pair at most. What a person deleted
 * takes no part: a payment that is there in one of the accounts stays.
 */
export function matchAccounts(kept: KnownAccount, merged: KnownAccount): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const open = new Map(live(merged).map((one) => [Number(one.id), one]));
  const free = new Map(live(kept).map((one) => [Number(one.id), one]));
  const sources = new Set([...open.values()].flatMap(({ observations }) => observations.map(({ source }) => source)));
  for (const name of sources) {
    const shown = [...open].flatMap(([id, { observations }]) => {
      const observation = observations.find(({ source }) => source === name);
      return observation === undefined ? [] : [{ id, row: rowOf(observation) }];
    });
    const coverage = new Map(kept.coverage).set(BY_HAND, [ALWAYS]).set(name, coverageOf(name, kept, merged));
    const source = { name, hasTrustedIds: false };
    const batch = { source, coverage: null, listsAllPending: false, rows: shown.map(({ row }) => row) };
    const { decisions } = matchBatch(batch, { transactions: [...free.values()], coverage }, 0);
    for (const [nth, { transaction }] of decisions.entries()) {
      if (transaction === null) continue;
      const [mergedId, keptId] = [shown[nth]!.id, Number(transaction.id)];
      pairs.set(mergedId, keptId);
      open.delete(mergedId);
      free.delete(keptId);
    }
  }
  return pairs;
}

function live({ transactions }: KnownAccount): readonly KnownTransaction[] {
  return transactions.filter(({ state }) => state === 'live').map(withEntryShown);
}

function withEntryShown(transaction: KnownTransaction): KnownTransaction {
  const { entry, status, observations } = transaction;
  if (entry === null) return transaction;
  return {
    ...transaction,
    entry: null,
    observations: [...observations, { ...entry, status, source: BY_HAND, sourceId: null }],
  };
}

function coverageOf(source: string, ...accounts: readonly KnownAccount[]): readonly Coverage[] {
  if (source === BY_HAND) return [ALWAYS];
  return accounts.flatMap(({ coverage }) => coverage.get(source) ?? []).reduce<readonly Coverage[]>(withRange, []);
}

function rowOf({ sourceId, day, amount, currency, status, text }: Observation): ObservedRow {
  const said = { sourceId, day, amount, currency, status, text };
  const rest = { line: null, replacesPendingId: null, counterpartyHash: null, payee: null, hints: null, entry: null };
  return { ...said, ...rest, description: text };
}
