import { notFound } from '../../../../domain/error.ts';
import type { PasskeyRepo } from '../../../../domain/ports/access/second-factor-repos.ts';
import type { Session } from '../../connection/session.ts';
import { PASSKEYS } from '../../schema/access.ts';
import { addOwned, changeOwned } from '../owned-rows.ts';

export function createPasskeyRepo(session: Session): PasskeyRepo {
  return {
    add: (passkey) => addOwned(session, PASSKEYS, passkey),
    list: (userId) => PASSKEYS.list(session, { userId }),
    findByCredentialId: (credentialId) => PASSKEYS.find(session, { credentialId }),
    update: (userId, id, change) => changeOwned(session, PASSKEYS, { userId, id, noun: 'passkey' }, change),
    async remove(userId, id) {
      if ((await PASSKEYS.remove(session, { userId, id })) === 0) throw notFound('passkey');
    },
  };
}
