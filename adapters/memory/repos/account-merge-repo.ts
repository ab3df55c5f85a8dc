import type { AccountMerge, RowRun } from '../../../domain/merging/account-merge.ts';
import type { AccountBelongings, AccountMergeRepo } from '../../../domain/ports/account-merge-repo.ts';
import type { Session, View } from '../database.ts';
import { frozen } from '../frozen.ts';
import { ledgerOf, storeLedger } from '../ledger.ts';
import { ownedTable } from '../owned-table.ts';
import { requireAccount } from '../references.ts';
import { changeRows, placedRows } from './observation-repo.ts';
import { PAIRS } from './possible-duplicate-repo.ts';
import { checkedRow } from './transaction-repo.ts';

export function createAccountMergeRepo(session: Session): AccountMergeRepo {
  return {
    belongings: async (userId, bankAccountId) => belongingsOf(session, userId, bankAccountId),
    move: (userId, { bankAccountId, transactionIds, statements, runs }) =>
      session.statement((writer) => {
        requireAccount(writer, userId, bankAccountId);
        const ids = new Set(transactionIds);
        const { byId } = ledgerOf(writer, userId);
        const moved = byId.map((one) => (ids.has(one.id) ? checkedRow(writer, { ...one, bankAccountId }) : one));
        storeLedger(writer, userId, moved);
        for (const { united, ...pair } of PAIRS.of(writer, userId).filter(({ id }) => ids.has(id))) {
          if (united === null) continue;
          const [kept, gone, after] = [united.kept, united.gone, united.after].map((one) => ({
            ...one,
            bankAccountId,
          }));
          PAIRS.put(writer, { ...pair, united: { ...united, kept: kept!, gone: gone!, after: after! } });
        }
        for (const { importId, number, statement } of statements) {
          const stored = writer.rows('imports').get(importId);
          if (stored?.userId !== userId) continue;
          const told = stored.statements.with(number, { ...statement, bankAccountId });
          writer.change('imports').set(importId, frozen({ ...stored, statements: told }));
        }
        const places = placedRows(writer, userId).filter(({ importId, position }) =>
          runs.some((run) => run.importId === importId && position >= run.from && position <= run.to),
        );
        changeRows(writer, userId, places, (row) => ({
          ...row,
          bankAccountId,
          before: row.before && { ...row.before, bankAccountId },
        }));
      }),
    add: (merge) => session.statement((writer) => ACCOUNT_MERGES.add(writer, merge)),
    get: async (userId, id) => ACCOUNT_MERGES.find(session, userId, id),
    list: async (userId) =>
      ACCOUNT_MERGES.of(session, userId)
        .map((merge) => {
          const { undoing: _, ...summary } = merge;
          return summary;
        })
        .toReversed(),
    remove: (userId, ids) =>
      session.statement((writer) => {
        ACCOUNT_MERGES.removeWhere(writer, (one) => one.userId === userId && ids.includes(one.id));
      }),
  };
}

function belongingsOf(view: View, userId: number, bankAccountId: number): AccountBelongings {
  const transactions = ledgerOf(view, userId).byId.filter((one) => one.bankAccountId === bankAccountId);
  const statements = [...view.rows('imports').values()]
    .filter((one) => one.userId === userId)
    .flatMap((one) => one.statements.map((statement, number) => ({ importId: one.id, number, statement })))
    .filter(({ statement }) => statement.bankAccountId === bankAccountId);
  const gone = PAIRS.of(view, userId).filter(({ united }) => united?.gone.bankAccountId === bankAccountId);
  const united = gone.map(({ id }) => id).sort((a, b) => a - b);
  return { transactions, statements, runs: runsOf(view, userId, bankAccountId), united };
}

function runsOf(view: View, userId: number, bankAccountId: number): readonly RowRun[] {
  const runs: RowRun[] = [];
  for (const { importId, position, ...row } of placedRows(view, userId)) {
    if (row.bankAccountId !== bankAccountId) continue;
    const last = runs.at(-1);
    const isNext = last?.importId === importId && last.to === position - 1;
    if (isNext) runs[runs.length - 1] = { ...last, to: position };
    else runs.push({ importId, from: position, to: position });
  }
  return runs;
}

const ACCOUNT_MERGES = ownedTable<AccountMerge>('accountMerges', {
  check: (writer, { userId, keptId, mergedId }) => {
    requireAccount(writer, userId, keptId);
    requireAccount(writer, userId, mergedId);
  },
});
