import type { Ports } from '../ports.ts';

/**
 * Ends an approval: none of its tokens works from the next request on, and none can be renewed. Throws `not_found`,
 * also for another user's app.
 */
export type RevokeApp = (userId: number, id: number) => Promise<void>;

export function revokeApp({ unitOfWork, clock }: Pick<Ports, 'unitOfWork' | 'clock'>): RevokeApp {
  return (userId, id) =>
    unitOfWork.run(async ({ connectedApps, accessTokens, oauthRecords }) => {
      const at = clock.now();
      const { grantId } = await connectedApps.revoke(userId, id, at);
      await accessTokens.revokeGrant(grantId, at);
      await oauthRecords.removeOfGrant(grantId, ['RefreshToken', 'AuthorizationCode', 'Grant']);
    });
}
