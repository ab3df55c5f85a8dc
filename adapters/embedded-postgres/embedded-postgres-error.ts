/** What kept the embedded PostgreSQL from running. The message is a sentence for the person at the terminal and says what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
