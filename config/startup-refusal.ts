import { EmbeddedPostgresError } from '../adapters/embedded-postgres/embedded-postgres-error.ts';
import { ListenError } from '../adapters/http/serve.ts';
import { ConfigError } from './env.ts';

/** What to tell a person about a start that failed for a reason with a name; `undefined` for any other error. */
export function startupRefusal(error: unknown): string | undefined {
  if (error instanceof ConfigError) return `${error.message}\nThe README has a table of all settings.`;
  if (error instanceof EmbeddedPostgresError || error instanceof ListenError) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  switch (error.code) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return 'The database of DATABASE_URL does not answer. Is it running, and is the address right?';
    case '28P01':
    case '28000':
      return 'The database of DATABASE_URL refuses the user or the password.';
    case '3D000':
      return 'The database that DATABASE_URL names does not exist. Create it first.';
    default:
      return undefined;
  }
}
