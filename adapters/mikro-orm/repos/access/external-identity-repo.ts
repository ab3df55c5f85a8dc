import { notFound } from '../../../../domain/error.ts';
import type { ExternalIdentityRepo } from '../../../../domain/ports/access/external-identity-repo.ts';
import type { Session } from '../../connection/session.ts';
import { EXTERNAL_IDENTITIES } from '../../schema/access.ts';
import { addOwned } from '../owned-rows.ts';
import { findHeld, heldRows, toHolder } from './held-rows.ts';

export function createExternalIdentityRepo(session: Session): ExternalIdentityRepo {
  return {
    add: (identity) => addOwned(session, EXTERNAL_IDENTITIES, identity),
    find: (issuer, subject) => EXTERNAL_IDENTITIES.find(session, { issuer, subject }),
    async findHolder(issuer, subject) {
      const found = await findHeld(session, BY_SUBJECT, [issuer, subject]);
      return found && toHolder(found.holder);
    },
    list: (userId) => EXTERNAL_IDENTITIES.list(session, { userId }),
    async remove(userId, id) {
      if ((await EXTERNAL_IDENTITIES.remove(session, { userId, id })) === 0) throw notFound('identity');
    },
  };
}

const BY_SUBJECT = heldRows('holder_of_subject', EXTERNAL_IDENTITIES, 'where held.issuer = $1 and held.subject = $2');
