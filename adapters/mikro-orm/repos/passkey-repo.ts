import { LockMode } from '@mikro-orm/core';
import { notFound } from '../../../domain/error.ts';
import type { PasskeyRepo } from '../../../domain/ports/access/passkey-repo.ts';
import { requireLiveUser } from '../live-user.ts';
import { PasskeyRow, passkeyColumns, toPasskey } from '../rows/second-factor-rows.ts';
import type { Session } from '../session.ts';

export function createPasskeyRepo(session: Session): PasskeyRepo {
  return {
    add: (passkey) =>
      session.atomically(async (unit) => {
        await requireLiveUser(unit, passkey.userId);
        const columns = passkeyColumns(passkey);
        const id = await unit.orm((em) => em.insert(PasskeyRow, columns));
        return { id, ...columns };
      }),
    async list(userId) {
      const options = { orderBy: { id: 'asc' }, disableIdentityMap: true } as const;
      return (await session.orm((em) => em.find(PasskeyRow, { userId }, options))).map(toPasskey);
    },
    async findByCredentialId(credentialId) {
      const row = await session.orm((em) => em.findOne(PasskeyRow, { credentialId }, { disableIdentityMap: true }));
      return row === null ? undefined : toPasskey(row);
    },
    update: (userId, id, change) =>
      session.atomically(async (unit) => {
        const options = { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true } as const;
        const row = await unit.orm((em) => em.findOne(PasskeyRow, { userId, id }, options));
        if (row === null) throw notFound('passkey');
        const columns = passkeyColumns({ ...change(toPasskey(row)), userId });
        await unit.orm((em) => em.nativeUpdate(PasskeyRow, { userId, id }, columns));
        return { id, ...columns };
      }),
    async remove(userId, id) {
      const removed = await session.orm((em) => em.nativeDelete(PasskeyRow, { userId, id }));
      if (removed === 0) throw notFound('passkey');
    },
  };
}
