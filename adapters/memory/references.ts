import { CATEGORY_TREE } from '../../domain/category-tree.ts';
import { ConstraintError } from './constraint-error.ts';
import type { Writer } from './database.ts';

// The foreign keys. Deleted users and accounts are still rows, so they can be referred to, as in a database.

export function requireUser(writer: Writer, userId: number): void {
  if (!writer.rows('users').has(userId)) throw new ConstraintError('No such user.');
}

export function requireConnection(writer: Writer, userId: number, bankId: number, id: number): void {
  const connection = writer.rows('connections').get(id);
  if (connection?.userId !== userId || connection.bankId !== bankId) {
    throw new ConstraintError('The user has no such connection to the bank.');
  }
}

export function requireAccount(writer: Writer, userId: number, id: number): void {
  if (writer.rows('accounts').get(id)?.userId !== userId) throw new ConstraintError('The user has no such account.');
}

export function requireCategory(id: number): void {
  if (!CATEGORY_IDS.has(id)) throw new ConstraintError('No such category.');
}

const CATEGORY_IDS: ReadonlySet<number> = new Set(CATEGORY_TREE.map(({ id }) => id));
