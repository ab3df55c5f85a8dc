import type { ConnectedApp } from '../../domain/connected-app.ts';
import type { New } from '../../domain/new.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { ConnectedAppRepo } from '../../domain/ports/connected-app-repo.ts';

export type ApprovedApp = Omit<New<ConnectedApp>, 'createdAt' | 'lastUsedAt' | 'revokedAt'>;

/** Notes that a person allowed a client to use their data, so that they can see and revoke it. */
export type ApproveApp = (app: ApprovedApp) => Promise<ConnectedApp>;

export function approveApp(ports: { connectedApps: ConnectedAppRepo; clock: Clock }): ApproveApp {
  return (app) => ports.connectedApps.add({ ...app, createdAt: ports.clock.now(), lastUsedAt: null, revokedAt: null });
}
