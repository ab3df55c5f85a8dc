import type { ShownConnection } from './shown-connection.ts';

/**
 * Makes a sync due at once; the service does it in the background. Throws `not_found`, `not_configured`, `conflict`
 * where no sync can help because the person has to do something first, and `too_many_attempts` before the provider's
 * limit bites.
 */
export type RequestSync = (userId: number, id: number) => Promise<ShownConnection>;
