import type { ConnectedApp } from '../../domain/access/connected-app.ts';
import type { New } from '../../domain/new.ts';
import type { ConnectedAppRepo } from '../../domain/ports/access/connected-app-repo.ts';
import type { Clock } from '../../domain/ports/clock.ts';

export type ApprovedApp = Omit<New<ConnectedApp>, 'createdAt' | 'lastUsedAt' | 'revokedAt'>;

/** Notes that a person allowed a client to use their data, so that they can see and revoke it. */
export type ApproveApp = (app: ApprovedApp) => Promise<ConnectedApp>;

export function approveApp(ports: { connectedApps: ConnectedAppRepo; clock: Clock }): ApproveApp {
  return (app) => ports.connectedApps.add({ ...app, createdAt: ports.clock.now(), lastUsedAt: null, revokedAt: null });
}
