import type { Ports } from '../ports.ts';

/**
 * Ends an approval by its name at the authorization server: the app counts as revoked, none of its tokens works from
 * the next request on, and none can be renewed. Idempotent; does nothing for an unknown name.
 */
export function endApproval({ unitOfWork, clock }: Pick<Ports, 'unitOfWork' | 'clock'>) {
  return (grantId: string): Promise<void> =>
    unitOfWork.run(async ({ connectedApps, accessTokens, oauthRecords }) => {
      const at = clock.now();
      const app = await connectedApps.findByGrant(grantId);
      // First the app: from here on no token is added to the approval, so the next statement reaches all of them.
      if (app !== undefined) await connectedApps.revoke(app.userId, app.id, at);
      await accessTokens.revokeGrant(grantId, at);
      await oauthRecords.removeOfGrant(grantId, ['RefreshToken', 'AuthorizationCode', 'Grant']);
    });
}
