/** The embedded PostgreSQL cannot run. The message is for the person at the terminal and says why and what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
