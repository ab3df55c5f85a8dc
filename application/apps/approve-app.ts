import type { ConnectedApp } from '../../domain/access/connected-app.ts';
import type { New } from '../../domain/new.ts';
import type { Ports } from '../ports.ts';

export type ApprovedApp = Omit<New<ConnectedApp>, 'createdAt' | 'lastUsedAt' | 'revokedAt'>;

/** Notes that a person allowed a client to use their data, so that they can see and revoke it. */
export function approveApp(ports: Pick<Ports, 'connectedApps' | 'clock'>) {
  return (app: ApprovedApp): Promise<ConnectedApp> =>
    ports.connectedApps.add({ ...app, createdAt: ports.clock.now(), lastUsedAt: null, revokedAt: null });
}
