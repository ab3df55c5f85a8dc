import type { ShownConnection } from './shown-connection.ts';

/** All connections of the user with their accounts, by id. */
export type ListConnections = (userId: number) => Promise<readonly ShownConnection[]>;

/** One connection with its accounts. Throws `not_found`. */
export type ShowConnection = (userId: number, id: number) => Promise<ShownConnection>;
