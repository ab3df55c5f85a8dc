import type { Session } from '../connection/session.ts';

/**
 * Before a unit of work holds a user on Citus. The node of the user releases the row a moment before the coordinator
 * commits, so the next unit would not see yet what this one changed in the tables there. This lock ends with the
 * commit.
 */
export async function holdOnCoordinator(session: Session, userId: number): Promise<void> {
  await session.change(HOLD, [userId]);
}

const HOLD = {
  name: 'hold_on_coordinator',
  text: `select pg_advisory_xact_lock(hashtextextended('user ' || $1::text, 0))`,
};
