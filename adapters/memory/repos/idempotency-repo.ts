import type { IdempotencyRecord, IdempotencyRepo } from '../../../domain/ports/idempotency-repo.ts';
import { integer, rowOf, text, timestamp } from '../columns.ts';
import type { Session } from '../database.ts';
import { requireLiveUser } from '../references.ts';

/** A claim needs no lock, because units of work run one after the other. */
export function createIdempotencyRepo(session: Session): IdempotencyRepo {
  return {
    claim: async (userId, key, notBefore) => {
      const record = session.rows('idempotency').get(place(userId, text(key)));
      return record !== undefined && record.createdAt >= notBefore ? record : undefined;
    },
    complete: (record) =>
      session.statement((writer) => {
        const row = recordRow(record);
        requireLiveUser(writer, row.userId);
        writer.change('idempotency').set(place(row.userId, row.key), row);
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

const recordRow = rowOf<IdempotencyRecord>({
  userId: integer,
  key: text,
  requestHash: text,
  resultId: integer,
  createdAt: timestamp,
});
