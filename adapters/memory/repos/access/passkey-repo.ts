import type { Passkey } from '../../../../domain/access/second-factor/passkey.ts';
import { FinanceError, notFound } from '../../../../domain/error.ts';
import type { PasskeyRepo } from '../../../../domain/ports/access/second-factor-repos.ts';
import { integer, listOf, orNull, text, textOf, timestamp } from '../../columns.ts';
import type { Session, Writer } from '../../database.ts';
import { requireLiveUser } from '../../references.ts';

export function createPasskeyRepo(session: Session): PasskeyRepo {
  const byCredentialId = (view: Pick<Session, 'rows'>, credentialId: string) =>
    [...view.rows('passkeys').values()].find((row) => row.credentialId === credentialId);
  return {
    add: (passkey) =>
      session.statement((writer) => {
        const row = passkeyRow({ ...passkey, id: writer.nextId() });
        requireLiveUser(writer, row.userId);
        if (byCredentialId(writer, row.credentialId) !== undefined) {
          throw new FinanceError('conflict', 'This passkey exists already.');
        }
        writer.change('passkeys').set(row.id, row);
        return row;
      }),
    list: async (userId) => [...session.rows('passkeys').values()].filter((row) => row.userId === userId),
    findByCredentialId: async (credentialId) => byCredentialId(session, credentialId),
    update: (userId, id, change) =>
      session.statement((writer) => {
        const row = passkeyRow({ ...change(requirePasskey(writer, userId, id)), id, userId });
        writer.change('passkeys').set(id, row);
        return row;
      }),
    remove: (userId, id) =>
      session.statement((writer) => {
        requirePasskey(writer, userId, id);
        writer.change('passkeys').delete(id);
      }),
  };
}

function requirePasskey(writer: Writer, userId: number, id: number): Passkey {
  const passkey = writer.rows('passkeys').get(id);
  if (passkey?.userId !== userId) throw notFound('passkey');
  return passkey;
}

function passkeyRow(passkey: Passkey): Passkey {
  return Object.freeze({
    id: integer(passkey.id),
    userId: integer(passkey.userId),
    name: textOf(1, 60)(passkey.name),
    credentialId: text(passkey.credentialId),
    publicKey: text(passkey.publicKey),
    counter: integer(passkey.counter),
    transports: listOf(text<string>, passkey.transports),
    createdAt: timestamp(passkey.createdAt),
    lastUsedAt: orNull(timestamp, passkey.lastUsedAt),
  });
}
