import { LockMode } from '@mikro-orm/core';
import type { Plan, User } from '../../../domain/access/user.ts';
import type { Timestamp } from '../../../domain/calendar.ts';
import { notFound } from '../../../domain/error.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { UserRepo } from '../../../domain/ports/access/user-repo.ts';
import { putEmail, userWithEmail } from '../citus/user-emails.ts';
import { holdUser } from '../hold-user.ts';
import { OWNED_TABLES } from '../owned-tables.ts';
import { BankAccountRow } from '../rows/bank-account-row.ts';
import { toUser, UserRow, userColumns } from '../rows/user-row.ts';
import type { Session, Unit } from '../session.ts';
import { timestampFromPostgres } from '../timestamp-text.ts';

export function createUserRepo(session: Session): UserRepo {
  return {
    async add(user) {
      const columns = userColumns(user);
      const insert = (on: Session) => on.orm((em) => em.insert(UserRow, columns));
      if (!session.isDistributed) return { id: await insert(session), ...columns };
      return session.atomically(async (unit) => {
        const id = await insert(unit);
        await putEmail(unit, id, columns.email);
        return { id, ...columns };
      });
    },
    async get(id) {
      const { rows } = await session.query<UserColumns>(USER_BY_ID, [id]);
      return rows.map(toListedUser)[0];
    },
    async findByEmail(email) {
      const where = session.isDistributed ? { id: (await userWithEmail(session, email)) ?? NOBODY, email } : { email };
      const row = await session.orm((em) => em.findOne(UserRow, where, { disableIdentityMap: true }));
      return row === null ? undefined : toUser(row);
    },
    async list() {
      const options = { orderBy: { id: 'asc' }, disableIdentityMap: true } as const;
      return (await session.orm((em) => em.find(UserRow, { deletedAt: null }, options))).map(toUser);
    },
    count: () => session.orm((em) => em.count(UserRow, { deletedAt: null })),
    update: (id, change) =>
      session.atomically(async (unit) => {
        const options = { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true } as const;
        const row = await unit.orm((em) => em.findOne(UserRow, { id, deletedAt: null }, options));
        if (row === null) throw notFound('user');
        const columns = userColumns(change(toUser(row)));
        await unit.orm((em) => em.nativeUpdate(UserRow, { id }, columns));
        if (unit.isDistributed && columns.email !== row.email) await putEmail(unit, id, columns.email);
        unit.changed.dataOf(id);
        return { id, ...columns };
      }),
    hold: (id) => holdUser(session, id),
    erase: (id, at) => session.atomically((unit) => erase(unit, id, at)),
    async transactionRevision(id) {
      const { rows } = await session.query<[revision: string]>(REVISION, [id]);
      return Number(rows[0]?.[0] ?? 0);
    },
  };
}

/** No id. */
const NOBODY = 0;

type UserColumns = [
  id: string,
  email: string | null,
  passwordHash: string | null,
  currency: CurrencyCode,
  plan: Plan,
  createdAt: string,
  deletedAt: string | null,
];

const USER_BY_ID = {
  name: 'user_by_id',
  text: 'select id, email, password_hash, currency, plan, created_at, deleted_at from users where id = $1',
};

function toListedUser([id, email, passwordHash, currency, plan, createdAt, deletedAt]: UserColumns): User {
  return {
    id: Number(id),
    email,
    passwordHash,
    currency,
    plan,
    createdAt: timestampFromPostgres(createdAt),
    deletedAt: deletedAt === null ? null : timestampFromPostgres(deletedAt),
  };
}

const REVISION = {
  name: 'transaction_revision',
  text: 'select transaction_revision from users where id = $1 and deleted_at is null',
};

const HOLD_CONNECTIONS = { text: 'select from feed_connections where user_id = $1 order by id for update' };

/** Locks the connections before the accounts before the user, in the order of every unit of work. */
async function erase(unit: Unit, id: number, at: Timestamp): Promise<void> {
  // A user may have so many rows that this takes longer than a request may.
  await unit.waitPatiently();
  await unit.query(HOLD_CONNECTIONS, [id]);
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true } as const;
  await unit.orm((em) => em.find(BankAccountRow, { userId: id }, { ...locked, orderBy: { id: 'asc' } }));
  const user = await unit.orm((em) => em.findOne(UserRow, { id, deletedAt: null }, locked));
  if (user === null) throw notFound('user');
  for (const table of OWNED_TABLES) await unit.query({ text: `delete from ${table} where user_id = $1` }, [id]);
  const tombstone = { email: null, passwordHash: null, plan: 'free', deletedAt: at } as const;
  await unit.orm((em) => em.nativeUpdate(UserRow, { id }, tombstone));
  if (unit.isDistributed) await putEmail(unit, id, null);
}
