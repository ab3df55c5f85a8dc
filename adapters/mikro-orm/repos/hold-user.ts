import type { Session } from '../connection/session.ts';

/**
 * Makes every unit of work wait that changes transactions of the user, or moves their revision, until this one ends.
 * Units of work lock connections first, then their accounts, bank accounts, the user, and transactions, so that they
 * never wait for each other.
 */
export async function holdUser(session: Session, userId: number): Promise<void> {
  await session.change(HOLD_USER, [userId]);
}

const HOLD_USER = { name: 'hold_user', text: 'select from users where id = $1 for no key update' };
