import type { ConnectedApp } from '../../domain/access/connected-app.ts';
import type { ConnectedAppRepo } from '../../domain/ports/access/connected-app-repo.ts';

/** The clients that may use the user's data, newest first; revoked ones are left out. */
export type ListApps = (userId: number) => Promise<readonly ConnectedApp[]>;

export function listApps({ connectedApps }: { connectedApps: ConnectedAppRepo }): ListApps {
  return async (userId) => (await connectedApps.list(userId)).filter((app) => app.revokedAt === null).toReversed();
}
