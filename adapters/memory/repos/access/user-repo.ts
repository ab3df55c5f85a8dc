import { PLANS, type User } from '../../../../domain/access/user.ts';
import { FinanceError, notFound } from '../../../../domain/error.ts';
import type { UserRepo } from '../../../../domain/ports/access/user-repo.ts';
import { currencyCode, integer, nullable, oneOf, rowOf, text, timestamp } from '../../columns.ts';
import { ConstraintError } from '../../constraint-error.ts';
import { eraseOwned, type Session, type Writer } from '../../database.ts';

export function createUserRepo(session: Session): UserRepo {
  const live = () => [...session.rows('users').values()].filter(isLive);
  return {
    add: (user) =>
      session.statement((writer) => {
        const row = userRow({ ...user, id: writer.nextId() });
        requireFreeEmail(writer, row);
        writer.change('users').set(row.id, row);
        return row;
      }),
    get: async (id) => session.rows('users').get(id),
    findByEmail: async (email) => live().find((user) => user.email === email),
    list: async () => live(),
    count: async () => live().length,
    update: (id, change) =>
      session.statement((writer) => {
        const row = userRow({ ...change(requireLive(writer, id)), id });
        requireFreeEmail(writer, row);
        writer.change('users').set(id, row);
        return row;
      }),
    // There is one writer at a time.
    hold: async () => {},
    erase: (id, at) =>
      session.statement((writer) => {
        const { createdAt, currency } = requireLive(writer, id);
        const tombstone = {
          email: null,
          passwordHash: null,
          currency,
          plan: 'free',
          createdAt,
          deletedAt: at,
        } as const;
        const row = userRow({ id, ...tombstone });
        eraseOwned(writer, id);
        writer.change('users').set(id, row);
      }),
    transactionRevision: async (id) => session.rows('revisions').get(id) ?? 0,
  };
}

function isLive(user: User): boolean {
  return user.deletedAt === null;
}

function requireLive(writer: Writer, id: number): User {
  const user = writer.rows('users').get(id);
  if (user === undefined || !isLive(user)) throw notFound('user');
  return user;
}

function requireFreeEmail(writer: Writer, { id, email, deletedAt }: User): void {
  if ((email === null) !== (deletedAt !== null))
    throw new ConstraintError('Tombstones have no e-mail, others have one.');
  if (email === null) return;
  for (const other of writer.rows('users').values()) {
    if (other.email === email && other.id !== id) throw new FinanceError('conflict', 'This e-mail address is taken.');
  }
}

const userRow = rowOf<User>({
  id: integer,
  email: nullable(text),
  passwordHash: nullable(text),
  currency: currencyCode,
  plan: oneOf(PLANS),
  createdAt: timestamp,
  deletedAt: nullable(timestamp),
});
