/**
 * Removes a connection and ends it at the provider. Its accounts, transactions and imports stay. Returns whether the
 * provider confirmed the end; where it did not, the person ends the consent there. Throws `not_found`.
 */
export type RemoveConnection = (userId: number, id: number) => Promise<boolean>;
