import type { Holder, Plan } from '../../../domain/access/user.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { Revision } from '../../../domain/revision.ts';

/** Selects a holder from `users u`, as the last columns of a statement. */
export const HOLDER_COLUMNS = `u.id, u.currency, u.plan, u.revision, (select revision from shared_revision where one), u.deleted_at`;

export type HolderColumns = [
  id: string,
  currency: CurrencyCode,
  plan: Plan,
  own: Revision,
  shared: Revision,
  deletedAt: string | null,
];

/** `undefined` for a user who has been deleted. */
export function toHolder([id, currency, plan, own, shared, deletedAt]: HolderColumns): Holder | undefined {
  return deletedAt === null ? { id: Number(id), currency, plan, revisions: { own, shared } } : undefined;
}
