import type { User } from '../../../../domain/access/user.ts';
import { FinanceError, notFound } from '../../../../domain/error.ts';
import type { UserRepo } from '../../../../domain/ports/access/user-repo.ts';
import { eraseOwned, type Session, type Writer } from '../../database.ts';
import { frozen, refuseUnless } from '../../frozen.ts';

export function createUserRepo(session: Session): UserRepo {
  const live = () => [...session.rows('users').values()].filter(isLive);
  return {
    add: (user) =>
      session.statement((writer) => {
        const row = frozen({ ...user, id: writer.nextId() });
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
        const row = frozen({ ...change(requireLive(writer, id)), id });
        requireFreeEmail(writer, row);
        writer.change('users').set(id, row);
        return row;
      }),
    // There is one writer at a time.
    hold: async () => {},
    erase: (id, at) =>
      session.statement((writer) => {
        const user = requireLive(writer, id);
        eraseOwned(writer, id);
        const row = frozen<User>({ ...user, email: null, passwordHash: null, plan: 'free', deletedAt: at });
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
  refuseUnless((email === null) === (deletedAt !== null), 'Tombstones have no e-mail, others have one.');
  const isOthers = (other: User) => other.email === email && other.id !== id;
  if (email !== null && [...writer.rows('users').values()].some(isOthers)) {
    throw new FinanceError('conflict', 'This e-mail address is taken.');
  }
}
