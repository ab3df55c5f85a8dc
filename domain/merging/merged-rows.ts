import type { Changed } from '../changed.ts';
import type { ImportedStatement } from '../imports/import.ts';
import type { RowLink, ShownLink } from '../imports/undo-import.ts';
import type { UnitedPair } from '../ledger/united-transaction.ts';
import type { PlacedStatement } from './account-merge.ts';
import type { MergedBeginning } from './merged-balance.ts';

/** Two transactions that are one, with what decides whose rows are the reason for it. */
export interface LinkedPair extends UnitedPair {
  readonly isByHand: boolean;
  /** Whether day, text and status are those of the one that goes. */
  readonly takesFacts: boolean;
  readonly links: readonly ShownLink[];
}

/**
 * The rows of two transactions as rows of the one that they are: as if those of the one that goes had been imported
 * behind the others. So each import can be undone as before. What a person entered exists without any import.
 */
export function linksOfPair({ kept, gone, after, isByHand, takesFacts, links }: LinkedPair): readonly RowLink[] {
  const theirs = links.filter(({ transactionId }) => transactionId === gone.id);
  const booking =
    theirs.findLast(({ before, isShown }) => isShown && before !== null) ?? theirs.find(({ isShown }) => isShown);
  return links.map((row) => {
    const { isShown: _, source: __, ...link } = row;
    const isOwn = link.transactionId === kept.id;
    const isOrigin = link.isOrigin && isOwn && !isByHand;
    if (isOwn) return { ...link, isOrigin, before: takesFacts && isByHand ? null : link.before };
    return { ...link, transactionId: after.id, isOrigin, before: takesFacts && row === booking ? kept : null };
  });
}

/**
 * The statements of both accounts that say something else on the kept one. Undoing an import moves the initial balance
 * back only where it is the one of its account, and no import opened the kept account for the merged one.
 */
export function movedStatements(
  statements: readonly PlacedStatement[],
  keptId: number,
  { other }: MergedBeginning,
): readonly Changed<PlacedStatement>[] {
  return statements.flatMap((before) => {
    const { opened, initialBalanceMoved: moved, ...facts } = before.statement;
    const isKept = facts.bankAccountId === keptId;
    const isOther = facts.bankAccountId === other.account.id;
    if (isKept && (!isOther || moved === undefined)) return [];
    const statement: ImportedStatement = {
      ...facts,
      bankAccountId: keptId,
      ...(isKept && opened !== undefined && { opened }),
      ...(!isOther && moved !== undefined && { initialBalanceMoved: moved }),
    };
    return [{ before, after: { ...before, statement } }];
  });
}
