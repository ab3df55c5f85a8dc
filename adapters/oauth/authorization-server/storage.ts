import { createHash } from 'node:crypto';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Ports } from '../../../application/ports.ts';
import type { UseCases } from '../../../application/use-cases.ts';
import { mayBeRepeated } from '../../../domain/access/redemption.ts';
import { addSeconds } from '../../../domain/calendar.ts';
import {
  OAUTH_RECORD_KINDS,
  type OAuthRecord,
  type OAuthRecordKind,
} from '../../../domain/ports/access/oauth-record-repo.ts';
import { type AccessTokenStoragePorts, accessTokenStorage } from './access-token-storage.ts';
import { asker } from './asker.ts';

export interface StoragePorts extends AccessTokenStoragePorts, Pick<Ports, 'oauthRecords'> {
  readonly apps: Pick<UseCases['apps'], 'endApproval'>;
}

/**
 * Keeps what the authorization server remembers in the service's own stores. Access tokens are kept as the service's
 * own; every other model is a record under the hash of its name, so that a copy of the database opens nothing.
 */
export function createStorage(ports: StoragePorts): AdapterFactory {
  return (model) => {
    if (model === 'AccessToken') return accessTokenStorage(ports);
    if (!isRecordKind(model)) throw new TypeError(`The authorization server has no storage for ${model}.`);
    return recordStorage(model, ports);
  };
}

function isRecordKind(model: string): model is OAuthRecordKind {
  return OAUTH_RECORD_KINDS.some((kind) => kind === model);
}

function recordStorage(kind: OAuthRecordKind, ports: StoragePorts): Adapter {
  const { oauthRecords, clock, apps, issued } = ports;
  const load = (id: string | undefined, record: OAuthRecord | undefined): AdapterPayload | undefined => {
    if (record === undefined || (record.expiresAt !== null && record.expiresAt <= clock.now())) return undefined;
    // Whoever asks by a second name knows the first one from the record's own text; whoever asks by the first gets it
    // back.
    const payload = JSON.parse(record.payload) as AdapterPayload;
    return { ...payload, ...(id !== undefined && withName(kind, id, payload)), ...consumed(record) };
  };
  return {
    async upsert(idOfLibrary, payload, expiresIn) {
      // Anybody can begin one, as often as they like; `interactions.url` keeps it in the address of the sign-in page.
      if (kind === 'Interaction' && asker.getStore()?.isNobody) return;
      const now = clock.now();
      const id = kind === 'RefreshToken' ? issued.refreshToken(idOfLibrary) : idOfLibrary;
      await oauthRecords.put({
        kind,
        keyHash: keyHashOf(kind, id),
        userId: payload.accountId === undefined ? null : Number(payload.accountId),
        grantId: kind === 'Grant' ? id : (payload.grantId ?? null),
        uid: kind === 'Client' ? id : (payload.uid ?? null),
        payload: JSON.stringify(withoutSecrets(kind, payload)),
        createdAt: now,
        expiresAt: expiresIn === undefined || expiresIn === 0 ? null : addSeconds(now, expiresIn),
        consumedAt: null,
      });
    },
    async find(id) {
      const record = await oauthRecords.find(kind, keyHashOf(kind, id));
      const isFree = record !== undefined && (await isRepeat(id, record, ports));
      return load(id, isFree ? { ...record, consumedAt: null } : record);
    },
    findByUid: async (uid) => load(undefined, await oauthRecords.findByUid(kind, uid)),
    findByUserCode: async () => undefined,
    async consume(id) {
      // The library has looked already, but so may have others: the store decides who redeems (RFC 6749, 4.1.2 and
      // 10.5).
      const [keyHash, now] = [keyHashOf(kind, id), clock.now()];
      const isFirst = await oauthRecords.consume(kind, keyHash, now);
      const isRenewal = kind === 'RefreshToken';
      if (isRenewal) issued.renew(id);
      if (isFirst) return;
      const redeemedAt = isRenewal ? (await oauthRecords.find(kind, keyHash))?.consumedAt : undefined;
      if (!mayBeRepeated(redeemedAt ?? null, now)) {
        throw new errors.InvalidGrant('grant request is invalid: already used');
      }
    },
    // The library destroys a grant when a code or refresh token comes back, or when its client gives it up.
    destroy: (id) => (kind === 'Grant' ? apps.endApproval(id) : oauthRecords.remove(kind, keyHashOf(kind, id))),
    revokeByGrantId: (grantId) => oauthRecords.removeOfGrant(grantId, [kind]),
  };
}

/**
 * Whether the library shall take a redeemed record for a free one, so that it does not end the approval: `consume` then
 * decides who gets what. Not where the client has gone on with the tokens of the first use.
 */
async function isRepeat(
  id: string,
  { kind, consumedAt }: OAuthRecord,
  { oauthRecords, clock, issued }: StoragePorts,
): Promise<boolean> {
  if (!mayBeRepeated(consumedAt, clock.now())) return false;
  if (kind !== 'RefreshToken') return true;
  const successor = await oauthRecords.find(kind, keyHashOf(kind, issued.successorOf(id)));
  return successor === undefined || successor.consumedAt === null;
}

/** The name under which a record is stored: the name that the client or browser holds is its secret. */
function keyHashOf(kind: OAuthRecordKind, id: string): string {
  return createHash('sha256').update(`${kind}:${id}`, 'utf8').digest('hex');
}

/**
 * Secrets are the record's own name, which ends an interaction's address too, and an interaction's copy of the session
 * cookie.
 */
function withoutSecrets(kind: OAuthRecordKind, { jti, ...payload }: AdapterPayload): AdapterPayload {
  if (kind !== 'Interaction') return payload;
  const { cookie: _, ...session } = payload.session ?? {};
  const returnTo = payload.returnTo?.slice(0, -(jti ?? '').length);
  return { ...payload, returnTo, ...(payload.session && { session }) };
}

/** What `withoutSecrets` took away, for whoever knows the name. */
function withName(kind: OAuthRecordKind, name: string, { returnTo }: AdapterPayload): AdapterPayload {
  return { jti: name, ...(kind === 'Interaction' && { returnTo: `${returnTo}${name}` }) };
}

function consumed({ consumedAt }: OAuthRecord): AdapterPayload {
  return consumedAt === null ? {} : { consumed: Math.floor(Date.parse(consumedAt) / 1000) };
}
