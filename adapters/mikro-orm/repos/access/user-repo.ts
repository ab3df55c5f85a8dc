import type { User } from '../../../../domain/access/user.ts';
import type { Timestamp } from '../../../../domain/calendar.ts';
import { notFound } from '../../../../domain/error.ts';
import type { UserRepo } from '../../../../domain/ports/access/user-repo.ts';
import { holdOnCoordinator } from '../../citus/hold-on-coordinator.ts';
import { putEmail, userWithEmail } from '../../citus/user-emails.ts';
import type { Session, Unit } from '../../connection/session.ts';
import { USERS } from '../../schema/access.ts';
import { OWNED_TABLES } from '../../schema/owned-tables.ts';
import { holdUser } from '../hold-user.ts';

export function createUserRepo(session: Session): UserRepo {
  return {
    async add(user) {
      if (!session.isDistributed) return USERS.insert(session, user);
      return session.atomically(async (unit) => {
        const added = await USERS.insert(unit, user);
        await putEmail(unit, added.id, added.email);
        return added;
      });
    },
    async get(id) {
      return (await session.rows<User>(USER_BY_ID, [id]))[0];
    },
    async findByEmail(email) {
      const where = session.isDistributed ? { id: (await userWithEmail(session, email)) ?? NOBODY, email } : { email };
      return USERS.find(session, where);
    },
    list: () => USERS.list(session, { deletedAt: null }),
    count: () => session.orm((em) => em.count(USERS.entity, { deletedAt: null })),
    update: (id, change) =>
      session.atomically(async (unit) => {
        const user = await USERS.lock(unit, { id, deletedAt: null });
        if (user === undefined) throw notFound('user');
        const changed = USERS.pick({ ...change(user), id });
        await USERS.overwrite(unit, { id }, changed);
        if (unit.isDistributed && changed.email !== user.email) await putEmail(unit, id, changed.email);
        unit.changed.dataOf(id);
        return changed;
      }),
    async hold(id) {
      if (session.isDistributed) await holdOnCoordinator(session, id);
      await holdUser(session, id);
    },
    erase: (id, at) => session.atomically((unit) => erase(unit, id, at)),
    async transactionRevision(id) {
      return (await session.rows<{ revision: number }>(REVISION, [id]))[0]?.revision ?? 0;
    },
  };
}

/** No id. */
const NOBODY = 0;

const USER_BY_ID = { name: 'user_by_id', text: `select ${USERS.select()} from users where id = $1` };

const REVISION = {
  name: 'transaction_revision',
  text: 'select transaction_revision as revision from users where id = $1 and deleted_at is null',
};

const HOLD: readonly string[] = [
  'select from feed_connections where user_id = $1 order by id for update',
  'select from bank_accounts where user_id = $1 order by id for update',
];

/** Locks the connections before the accounts before the user, in the order of every unit of work. */
async function erase(unit: Unit, id: number, at: Timestamp): Promise<void> {
  // A user may have so many rows that this takes longer than a request may.
  await unit.waitPatiently();
  for (const text of HOLD) await unit.change({ text }, [id]);
  const user = await USERS.lock(unit, { id, deletedAt: null });
  if (user === undefined) throw notFound('user');
  for (const table of OWNED_TABLES) await unit.change({ text: `delete from ${table} where user_id = $1` }, [id]);
  await USERS.overwrite(unit, { id }, { ...user, email: null, passwordHash: null, plan: 'free', deletedAt: at });
  if (unit.isDistributed) await putEmail(unit, id, null);
}
