/**
 * Seconds after which a client may try again when the database is unavailable: the embedded one is usually back by then
 * (contract 1.11).
 */
export const UNAVAILABLE_RETRY_AFTER_SECONDS = 5;
