import type { Decision } from './match-batch.ts';
import type { ObservedRow, Source } from './observed-row.ts';

/**
 * Whether the source has shown the row in these words before, so that storing it again would say nothing. Ids that the
 * source does not stand by may differ.
 */
export function isUnchanged(
  row: ObservedRow,
  { decision, transaction }: Decision,
  { name, hasTrustedIds }: Source,
): boolean {
  if (transaction === null || (decision !== 'matched' && decision !== 'deleted')) return false;
  const before = transaction.observations.find(({ source }) => source === name);
  return (
    before !== undefined &&
    before.day === row.day &&
    before.amount === row.amount &&
    before.currency === row.currency &&
    before.status === row.status &&
    before.text === row.text &&
    (!hasTrustedIds || before.sourceId === row.sourceId)
  );
}
