import type { Timestamp } from '../../domain/calendar.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import type { Ports } from '../ports.ts';

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
