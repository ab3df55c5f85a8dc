import type { ConnectedApp } from '../../domain/access/connected-app.ts';
import { startOfMinute, type Timestamp } from '../../domain/calendar.ts';
import type { New } from '../../domain/new.ts';
import type { ConnectedAppRepo } from '../../domain/ports/access/connected-app-repo.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import type { Ports } from '../ports.ts';

/** The clients that may use the user's data, newest first; revoked ones are left out. */
export function listApps({ connectedApps }: Pick<Ports, 'connectedApps'>) {
  return async (userId: number): Promise<readonly ConnectedApp[]> =>
    (await connectedApps.list(userId)).filter((app) => app.revokedAt === null).toReversed();
}

type ApprovedApp = Omit<New<ConnectedApp>, 'createdAt' | 'lastUsedAt' | 'revokedAt'>;

/** Notes that a person allowed a client to use their data, so that they can see and revoke it. */
export function approveApp(ports: Pick<Ports, 'connectedApps' | 'clock'>) {
  return (app: ApprovedApp): Promise<ConnectedApp> =>
    ports.connectedApps.add({ ...app, createdAt: ports.clock.now(), lastUsedAt: null, revokedAt: null });
}

/**
 * Ends an approval: none of its tokens works from the next request on, and none can be renewed. Throws `not_found`,
 * also for another user's app.
 */
export function revokeApp({ unitOfWork, clock }: Pick<Ports, 'unitOfWork' | 'clock'>) {
  return (userId: number, id: number): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const at = clock.now();
      const { grantId } = await stores.connectedApps.revoke(userId, id, at);
      await endTokens(stores, grantId, at);
    });
}

/** The same by the approval's name at the authorization server. Idempotent; does nothing for an unknown name. */
export function endApproval({ unitOfWork, clock }: Pick<Ports, 'unitOfWork' | 'clock'>) {
  return (grantId: string): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const at = clock.now();
      const app = await stores.connectedApps.findByGrant(grantId);
      // First the app: from here on no token is added to the approval, so the next statement reaches all of them.
      if (app !== undefined) await stores.connectedApps.revoke(app.userId, app.id, at);
      await endTokens(stores, grantId, at);
    });
}

async function endTokens({ accessTokens, oauthRecords }: Stores, grantId: string, at: Timestamp): Promise<void> {
  await accessTokens.revokeGrant(grantId, at);
  await oauthRecords.removeOfGrant(grantId, ['RefreshToken', 'AuthorizationCode', 'Grant']);
}

/** Keeps the last use of an approval to the minute, so that a busy app costs one write a minute per process. */
export type NoteAppUse = (userId: number, grantId: string) => Promise<void>;

/** Approvals whose last use this process remembers; more than are used within a minute, few enough to keep. */
const REMEMBERED_MAX = 10_000;

export function noteAppUse({
  connectedApps,
  clock,
}: Pick<Ports, 'clock'> & { readonly connectedApps: Pick<ConnectedAppRepo, 'touch'> }): NoteAppUse {
  const noted = new Map<string, Timestamp>();
  return async (userId, grantId) => {
    const minute = startOfMinute(clock.now());
    if (noted.get(grantId) === minute) return;
    if (noted.size >= REMEMBERED_MAX) noted.clear();
    noted.set(grantId, minute);
    await connectedApps.touch(userId, grantId, minute);
  };
}
