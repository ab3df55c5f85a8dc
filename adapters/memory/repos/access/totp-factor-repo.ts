import { requireUnconfirmed, type TotpFactor } from '../../../../domain/access/second-factor/totp-factor.ts';
import { notFound } from '../../../../domain/error.ts';
import type { TotpFactorRepo } from '../../../../domain/ports/access/second-factor-repos.ts';
import { integer, nullable, rowOf, text, timestamp } from '../../columns.ts';
import type { Session } from '../../database.ts';
import { requireLiveUser } from '../../references.ts';

export function createTotpFactorRepo(session: Session): TotpFactorRepo {
  return {
    get: async (userId) => session.rows('totpFactors').get(userId),
    put: (factor) =>
      session.statement((writer) => {
        const row = factorRow(factor);
        requireLiveUser(writer, row.userId);
        requireUnconfirmed(writer.rows('totpFactors').get(row.userId));
        writer.change('totpFactors').set(row.userId, row);
      }),
    update: (userId, change) =>
      session.statement((writer) => {
        const factor = writer.rows('totpFactors').get(userId);
        if (factor === undefined) throw notFound('authenticator app');
        const row = factorRow({ ...change(factor), userId });
        writer.change('totpFactors').set(userId, row);
        return row;
      }),
    remove: (userId) =>
      session.statement((writer) => {
        writer.change('totpFactors').delete(userId);
      }),
  };
}

const factorRow = rowOf<TotpFactor>({
  userId: integer,
  sealedSecret: text,
  createdAt: timestamp,
  confirmedAt: nullable(timestamp),
  lastStep: integer,
});
