import { startOfMinute, type Timestamp } from '../../domain/calendar.ts';
import type { ConnectedAppRepo } from '../../domain/ports/access/connected-app-repo.ts';
import type { Ports } from '../ports.ts';

/** Keeps the last use of an approval to the minute, so that a busy app costs one write a minute per process. */
export type NoteAppUse = (userId: number, grantId: string) => Promise<void>;

/** Approvals whose last use this process remembers; more than are used within a minute, few enough to keep. */
const REMEMBERED_MAX = 10_000;

export function noteAppUse({
  connectedApps,
  clock,
}: Pick<Ports, 'clock'> & { readonly connectedApps: Pick<ConnectedAppRepo, 'touch'> }): NoteAppUse {
  const noted = new Map<string, Timestamp>();
  return async (userId, grantId) => {
    const minute = startOfMinute(clock.now());
    if (noted.get(grantId) === minute) return;
    if (noted.size >= REMEMBERED_MAX) noted.clear();
    noted.set(grantId, minute);
    await connectedApps.touch(userId, grantId, minute);
  };
}
