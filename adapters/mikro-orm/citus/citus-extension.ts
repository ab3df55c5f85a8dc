/** Finds a row in a database that has Citus, and with it several nodes, or may get them. */
export const CITUS_EXTENSION = `select from pg_extension where extname = 'citus'`;
