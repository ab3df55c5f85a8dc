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
  if (error instanceof FinanceError && error.code === 'unavailable') {
    const otherwise = 'The database does not respond. Is it running, and is the address in DATABASE_URL right?';
    return DATABASE_REFUSALS[codeOf(error.cause)] ?? otherwise;
  }
  return undefined;
}

const REFUSED = 'The database of DATABASE_URL refuses the user or the password.';

/** By SQLSTATE. */
const DATABASE_REFUSALS: Readonly<Record<string, string>> = {
  '28P01': REFUSED,
  '28000': REFUSED,
  '3D000': 'The database that DATABASE_URL names does not exist. Create it first.',
  '57P03': 'The database of DATABASE_URL is still starting. Start this program again in a moment.',
  '53300': 'The database of DATABASE_URL has no connection left. Allow more there, or lower DATABASE_POOL_SIZE.',
};

/** SQLSTATE, or the code of the system. */
function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
