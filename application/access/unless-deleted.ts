import { FinanceError, type FinanceErrorCode, userDeleted } from '../../domain/error.ts';
import type { UserRepo } from '../../domain/ports/access/user-repo.ts';

/** What the disappearance of a user's belongings looks like. */
const MISSING: ReadonlySet<FinanceErrorCode> = new Set(['invalid', 'not_found']);

/**
 * Runs `work` for a user who may be deleted at the same time. What such a user owned is missing then, so a refusal for
 * something missing becomes `user_deleted`.
 */
export async function unlessDeleted<Result>(
  users: UserRepo,
  userId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FinanceError) || !MISSING.has(error.code)) throw error;
    const isDeleted = (await users.get(userId))?.deletedAt !== null;
    throw isDeleted ? userDeleted() : error;
  }
}
