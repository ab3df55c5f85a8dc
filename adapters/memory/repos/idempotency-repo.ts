import type { IdempotencyRepo } from '../../../domain/ports/idempotency-repo.ts';
import type { Session } from '../database.ts';
import { frozen } from '../frozen.ts';
import { requireLiveUser } from '../references.ts';

/** A claim needs no lock, because units of work run one after the other. */
export function createIdempotencyRepo(session: Session): IdempotencyRepo {
  return {
    claim: async (userId, key, notBefore) => {
      const record = session.rows('idempotency').get(place(userId, frozen(key)));
      return record !== undefined && record.createdAt >= notBefore ? record : undefined;
    },
    complete: (record) =>
      session.statement((writer) => {
        requireLiveUser(writer, record.userId);
        writer.change('idempotency').set(place(record.userId, record.key), frozen(record));
      }),
    forgetBefore: (at) =>
      session.statement((writer) => {
        const old = [...writer.rows('idempotency')].filter(([, { createdAt }]) => createdAt < at);
        const records = writer.change('idempotency');
        for (const [key] of old) records.delete(key);
        return old.length;
      }),
  };
}

function place(userId: number, key: string): string {
  return `${userId} ${key}`;
}
