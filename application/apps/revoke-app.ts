import type { Ports } from '../ports.ts';

/**
 * Ends an approval: none of its tokens works from the next request on, and none can be renewed. Throws `not_found`,
 * also for another user's app.
 */
export function revokeApp({ unitOfWork, clock }: Pick<Ports, 'unitOfWork' | 'clock'>) {
  return (userId: number, id: number): Promise<void> =>
    unitOfWork.run(async ({ connectedApps, accessTokens, oauthRecords }) => {
      const at = clock.now();
      const { grantId } = await connectedApps.revoke(userId, id, at);
      await accessTokens.revokeGrant(grantId, at);
      await oauthRecords.removeOfGrant(grantId, ['RefreshToken', 'AuthorizationCode', 'Grant']);
    });
}
