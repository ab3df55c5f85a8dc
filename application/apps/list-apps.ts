import type { ConnectedApp } from '../../domain/access/connected-app.ts';
import type { Ports } from '../ports.ts';

/** The clients that may use the user's data, newest first; revoked ones are left out. */
export type ListApps = (userId: number) => Promise<readonly ConnectedApp[]>;

export function listApps({ connectedApps }: Pick<Ports, 'connectedApps'>): ListApps {
  return async (userId) => (await connectedApps.list(userId)).filter((app) => app.revokedAt === null).toReversed();
}
