import type { Passkey } from '../../../../domain/access/second-factor/passkey.ts';
import type { PasskeyRepo } from '../../../../domain/ports/access/second-factor-repos.ts';
import { integer, listOf, nullable, text, textOf, timestamp } from '../../columns.ts';
import type { Session } from '../../database.ts';
import { ownedTable } from '../../owned-table.ts';

export function createPasskeyRepo(session: Session): PasskeyRepo {
  return {
    add: (passkey) => session.statement((writer) => PASSKEYS.add(writer, passkey)),
    list: async (userId) => PASSKEYS.of(session, userId),
    findByCredentialId: async (credentialId) =>
      PASSKEYS.all(session).find((passkey) => passkey.credentialId === credentialId),
    update: (userId, id, change) =>
      session.statement((writer) => PASSKEYS.update(writer, { userId, id, noun: 'passkey' }, change)),
    remove: (userId, id) =>
      session.statement((writer) => void PASSKEYS.remove(writer, { userId, id, noun: 'passkey' })),
  };
}

const PASSKEYS = ownedTable<Passkey>(
  'passkeys',
  {
    id: integer,
    userId: integer,
    name: textOf(1, 60),
    credentialId: text,
    publicKey: text,
    counter: integer,
    transports: listOf(text<string>),
    createdAt: timestamp,
    lastUsedAt: nullable(timestamp),
  },
  { unique: ({ credentialId }) => credentialId },
);
