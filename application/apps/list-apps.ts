import type { ConnectedApp } from '../../domain/access/connected-app.ts';
import type { Ports } from '../ports.ts';

/** The clients that may use the user's data, newest first; revoked ones are left out. */
export function listApps({ connectedApps }: Pick<Ports, 'connectedApps'>) {
  return async (userId: number): Promise<readonly ConnectedApp[]> =>
    (await connectedApps.list(userId)).filter((app) => app.revokedAt === null).toReversed();
}
