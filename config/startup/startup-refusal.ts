import { EmbeddedPostgresError } from '../../adapters/embedded-postgres/embedded-postgres-error.ts';
import { ListenError } from '../../adapters/http/server/serve.ts';
import { UnusableDatabase } from '../../adapters/mikro-orm/schema/unusable-database.ts';
import { FinanceError } from '../../domain/error.ts';
import { SealBroken } from '../../domain/ports/access/sealer.ts';
import { ConfigError } from '../settings/config-error.ts';

/** What a person needs to know about a start that failed for a known reason; `undefined` for any other error. */
export function startupRefusal(error: unknown): string | undefined {
  if (error instanceof ConfigError) return `${error.message}\ndocs/settings.md has a table of all settings.`;
  if (error instanceof SealBroken) return `${error.message} Start with the key that this database was used with.`;
  if (error instanceof EmbeddedPostgresError || error instanceof ListenError || error instanceof UnusableDatabase) {
    return error.message;
  }
  if (error instanceof FinanceError && error.code === 'unavailable') return databaseRefusal(codeOf(error.cause));
  return undefined;
}

function databaseRefusal(code: string | undefined): string {
  switch (code) {
    case '28P01':
    case '28000':
      return 'The database of DATABASE_URL refuses the user or the password.';
    case '3D000':
      return 'The database that DATABASE_URL names does not exist. Create it first.';
    case '57P03':
      return 'The database of DATABASE_URL is still starting. Start this program again in a moment.';
    case '53300':
      return 'The database of DATABASE_URL has no connection left. Allow more there, or lower DATABASE_POOL_SIZE.';
    default:
      return 'The database does not respond. Is it running, and is the address in DATABASE_URL right?';
  }
}

/** SQLSTATE, or the code of the system. */
function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}
