import { Command, InvalidArgumentError, Option } from 'commander';
import { type ApiKey, SCOPES, type Scope } from '../../../domain/access/credential.ts';
import { type CommandLine, printResult } from '../command-line.ts';
import { emailOption, idArgument, jsonOption } from '../options.ts';
import { tableRow } from '../table-row.ts';

/** `api-key create | list | revoke`. */
export function apiKeyCommand(io: CommandLine): Command {
  return new Command('api-key')
    .description('keys for programs that use the REST interface')
    .addCommand(createCommand(io))
    .addCommand(listCommand(io))
    .addCommand(revokeCommand(io));
}

interface CreateOptions {
  readonly email: string;
  readonly name?: string;
  readonly scope: readonly Scope[];
  readonly json?: boolean;
}

const CREATE_EXAMPLE = `
Example:
  coffer api-key create --email ada@example.com --name 'Budget script' --scope finance:read`;

function createCommand(io: CommandLine): Command {
  return new Command('create')
    .description('create a key, valid for one year, and show it; it cannot be shown again')
    .addOption(emailOption())
    .option('--name <name>', 'what the key is for')
    .addOption(
      new Option('--scope <scope...>', `what the key allows: ${SCOPES.join(', ')}; reading is always allowed`)
        .argParser(scopesArgument)
        .default(SCOPES, SCOPES.join(' ')),
    )
    .addOption(jsonOption())
    .addHelpText('after', CREATE_EXAMPLE)
    .action(async ({ email, name, scope, ...options }: CreateOptions) => {
      const { apiKey, secret } = await (await io.open()).access.createApiKey({ email, name, scopes: scope });
      const { id, scopes, expiresAt } = apiKey;
      const facts = `Key ${id}: ${scopes.join(' ')}, valid until ${expiresAt.slice(0, 10)}. It is not shown again.`;
      printResult(io, options, { id, key: secret, scopes, expires_at: expiresAt }, `${secret}\n${facts}`);
    });
}

/** Scopes separated by spaces or commas. Each use of the option adds to the ones before. */
function scopesArgument(text: string, before: readonly Scope[]): readonly Scope[] {
  const scopes = text.split(/[\s,]+/).filter((word) => word !== '');
  const unknown = scopes.find((word) => !SCOPES.some((scope) => scope === word));
  if (unknown !== undefined || scopes.length === 0) {
    throw new InvalidArgumentError(`It must be one or more of ${SCOPES.join(', ')}.`);
  }
  const added = SCOPES.filter((scope) => scopes.includes(scope));
  return before === SCOPES ? added : [...before, ...added];
}

function listCommand(io: CommandLine): Command {
  return new Command('list')
    .description('list the keys of a user, revoked and expired ones included')
    .addOption(emailOption())
    .addOption(jsonOption())
    .action(async (options: { readonly email: string; readonly json?: boolean }) => {
      const rows = (await (await io.open()).access.listApiKeys(options.email)).map(rowOf);
      const lines = rows.map((row) => {
        const state = row.revoked_at === null ? `until ${row.expires_at.slice(0, 10)}` : 'revoked';
        return tableRow(row.id, row.key, row.name, row.scopes.join(' '), state);
      });
      printResult(io, options, rows, lines.length > 0 ? lines.join('\n') : 'No keys yet. Create one: api-key create');
    });
}

function rowOf(key: ApiKey) {
  return {
    id: key.id,
    name: key.name,
    key: `${key.prefix}…${key.lastFour}`,
    scopes: key.scopes,
    created_at: key.createdAt,
    expires_at: key.expiresAt,
    last_used_at: key.lastUsedAt,
    revoked_at: key.revokedAt,
  };
}

function revokeCommand(io: CommandLine): Command {
  return new Command('revoke')
    .description('revoke a key; the next request with it is refused')
    .addOption(emailOption())
    .requiredOption('--id <id>', 'id of the key, from api-key list', idArgument)
    .addOption(jsonOption())
    .action(async (options: { readonly email: string; readonly id: number; readonly json?: boolean }) => {
      await (await io.open()).access.revokeApiKey(options.email, options.id);
      printResult(io, options, { id: options.id }, `Revoked key ${options.id}.`);
    });
}
