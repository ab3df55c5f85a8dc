import type { Holder } from '../../domain/access/user.ts';
import { userDeleted } from '../../domain/error.ts';
import { CATEGORY_TREE } from '../../domain/ledger/category-tree.ts';
import type { Session, Writer } from './database.ts';
import { refuseUnless } from './frozen.ts';

/** `undefined` for unknown and deleted users. One revision serves for the data of all users. */
export function holderOf(session: Session, userId: number): Holder | undefined {
  const user = session.rows('users').get(userId);
  if (user === undefined || user.deletedAt !== null) return undefined;
  const { id, currency, plan } = user;
  const revision = session.revision();
  return { id, currency, plan, revisions: { own: revision, shared: revision } };
}

// Checks that a database makes by foreign keys.

/** Nothing is stored for someone who has been erased. Throws `user_deleted`. */
export function requireLiveUser(writer: Writer, userId: number): void {
  if (writer.rows('users').get(userId)?.deletedAt !== null) throw userDeleted();
}

export function requireConnection(writer: Writer, userId: number, bankId: number, id: number): void {
  const connection = writer.rows('connections').get(id);
  const isTheirs = connection?.userId === userId && connection.bankId === bankId;
  refuseUnless(isTheirs, 'The user has no such connection to the bank.');
}

/** Accepts deleted accounts, which are still rows to which transactions refer. */
export function requireAccount(writer: Writer, userId: number, id: number): void {
  refuseUnless(writer.rows('accounts').get(id)?.userId === userId, 'The user has no such account.');
}

export function requireCategory(id: number): void {
  refuseUnless(CATEGORY_IDS.has(id), 'No such category.');
}

const CATEGORY_IDS: ReadonlySet<number> = new Set(CATEGORY_TREE.map(({ id }) => id));
