import type { BankConnection } from '../../../domain/ledger/bank.ts';
import type { BankRepo } from '../../../domain/ports/bank-repo.ts';
import type { Session } from '../database.ts';
import { frozen, refuseUnless } from '../frozen.ts';
import { requireLiveUser } from '../references.ts';

export function createBankRepo(session: Session): BankRepo {
  return {
    ensure: (bank) =>
      session.statement((writer) => {
        const known = [...writer.rows('banks').values()].find(({ slug }) => slug === bank.slug);
        if (known !== undefined) return known;
        const row = frozen({ ...bank, id: writer.nextId() });
        writer.change('banks').set(row.id, row);
        return row;
      }),
    ensureConnection: (userId, bankId) =>
      session.statement((writer) => {
        const known = [...writer.rows('connections').values()].find(
          (connection) => connection.userId === userId && connection.bankId === bankId,
        );
        if (known !== undefined) return known;
        requireLiveUser(writer, userId);
        refuseUnless(writer.rows('banks').has(bankId), 'No such bank.');
        const row: BankConnection = Object.freeze({ id: writer.nextId(), userId, bankId });
        writer.change('connections').set(row.id, row);
        return row;
      }),
    listOf: async (userId) => {
      const connections = [...session.rows('connections').values()].filter((link) => link.userId === userId);
      const ids = new Set(connections.map(({ bankId }) => bankId));
      return [...session.rows('banks').values()].filter(({ id }) => ids.has(id));
    },
  };
}
