import type { Holder, Plan } from '../../../../domain/access/user.ts';
import type { Timestamp } from '../../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { Revision } from '../../../../domain/revision.ts';

/** Selects a holder from `users u`. */
export const HOLDER_COLUMNS = `u.id as "holderId", u.currency as "holderCurrency", u.plan as "holderPlan",
  u.revision as own,
  (select revision from shared_revision where one) as shared, u.deleted_at as "holderDeletedAt"`;

export interface HolderColumns {
  readonly holderId: number;
  readonly holderCurrency: CurrencyCode;
  readonly holderPlan: Plan;
  readonly own: Revision;
  readonly shared: Revision;
  readonly holderDeletedAt: Timestamp | null;
}

/** `undefined` for a user who has been deleted. */
export function toHolder(row: HolderColumns): Holder | undefined {
  const { holderId: id, holderCurrency: currency, holderPlan: plan, own, shared, holderDeletedAt } = row;
  return holderDeletedAt === null ? { id, currency, plan, revisions: { own, shared } } : undefined;
}
