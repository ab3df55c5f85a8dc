import type { Clock } from '../../domain/ports/clock.ts';
import type { RecurringBillRepo } from '../../domain/ports/recurring-bill-repo.ts';
import type { UserRepo } from '../../domain/ports/user-repo.ts';
import { requireUser } from '../users/require-user.ts';

/**
 * A person's verdict that a bill is none of theirs, or no more: it survives every detection. `archived` false takes it back; a detected bill's
 * activity is then seen again at the next detection. Throws `not_found` for the user, and for a bill that is not theirs.
 */
export type ArchiveBill = (email: string, id: number, archived: boolean) => Promise<void>;

export interface ArchiveBillPorts {
  readonly users: UserRepo;
  readonly bills: RecurringBillRepo;
  readonly clock: Clock;
}

export function archiveBill({ users, bills, clock }: ArchiveBillPorts): ArchiveBill {
  return async (email, id, archived) => {
    const user = await requireUser(users, email);
    const status = archived ? 'archived' : 'active';
    await bills.update(user.id, id, (bill) => ({ ...bill, status, updatedAt: clock.now() }));
  };
}
