import type { RecoveryCodeRepo } from '../../../../domain/ports/access/second-factor-repos.ts';
import { integer, listOf, text, timestamp } from '../../columns.ts';
import { ConstraintError } from '../../constraint-error.ts';
import type { Session } from '../../database.ts';
import { requireLiveUser } from '../../references.ts';

export function createRecoveryCodeRepo(session: Session): RecoveryCodeRepo {
  const hashesOf = (view: Pick<Session, 'rows'>, userId: number) => view.rows('recoveryCodes').get(userId) ?? [];
  return {
    replaceAll: (userId, hashes, at) =>
      session.statement((writer) => {
        timestamp(at);
        const row = listOf(text<string>)(hashes);
        requireLiveUser(writer, integer(userId));
        if (new Set(row).size < row.length) throw new ConstraintError('The user has this code already.');
        writer.change('recoveryCodes').set(userId, row);
      }),
    count: async (userId) => hashesOf(session, userId).length,
    spend: (userId, hash) =>
      session.statement((writer) => {
        const hashes = hashesOf(writer, userId);
        const rest = hashes.filter((each) => each !== text(hash));
        if (rest.length === hashes.length) return false;
        writer.change('recoveryCodes').set(userId, Object.freeze(rest));
        return true;
      }),
  };
}
