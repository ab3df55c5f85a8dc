import { Command, InvalidArgumentError, Option } from 'commander';
import { SCOPES, type Scope } from '../../../domain/credential.ts';
import { answer, type CommandLine } from '../command-line.ts';
import { emailOption, idArgument, jsonOption } from '../options.ts';

/** `api-key create | list | revoke`. */
export function apiKeyCommand(io: CommandLine): Command {
  return new Command('api-key')
    .description('credentials of programs that use the REST interface')
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

function createCommand(io: CommandLine): Command {
  return new Command('create')
    .description('make a key and show it, this once; it lives one year')
    .addOption(emailOption())
    .option('--name <name>', 'what the key is for')
    .addOption(
      new Option('--scope <scope...>', `what the key allows: ${SCOPES.join(', ')}; reading is always part of it`)
        .argParser(scopesArgument)
        .default(SCOPES, SCOPES.join(' ')),
    )
    .addOption(jsonOption())
    .action(async ({ email, name, scope, ...options }: CreateOptions) => {
      const { apiKey, secret } = await (await io.open()).createApiKey({ email, name, scopes: scope });
      const text = `${secret}\nKey ${apiKey.id}, ${apiKey.scopes.join(' ')}, until ${apiKey.expiresAt.slice(0, 10)}. It is not shown again.`;
      answer(io, options, { id: apiKey.id, key: secret }, text);
    });
}

/** One or more in an argument, with spaces or commas between, as OAuth and people write them; each argument adds to those before. */
function scopesArgument(text: string, before: readonly Scope[]): readonly Scope[] {
  const scopes = text.split(/[\s,]+/).filter((word) => word !== '');
  const unknown = scopes.find((word) => !SCOPES.some((scope) => scope === word));
  if (unknown !== undefined || scopes.length === 0)
    throw new InvalidArgumentError(`It must be of ${SCOPES.join(', ')}.`);
  const added = SCOPES.filter((scope) => scopes.includes(scope));
  return before === SCOPES ? added : [...before, ...added];
}

function listCommand(io: CommandLine): Command {
  return new Command('list')
    .description('list the keys of a user, revoked and expired ones too')
    .addOption(emailOption())
    .addOption(jsonOption())
    .action(async (options: { readonly email: string; readonly json?: boolean }) => {
      const keys = await (await io.open()).listApiKeys(options.email);
      const json = keys.map((key) => ({
        id: key.id,
        name: key.name,
        key: `${key.prefix}…${key.lastFour}`,
        scopes: key.scopes,
        created_at: key.createdAt,
        expires_at: key.expiresAt,
        last_used_at: key.lastUsedAt,
        revoked_at: key.revokedAt,
      }));
      const lines = json.map((key) => {
        const state = key.revoked_at === null ? `until ${key.expires_at.slice(0, 10)}` : 'revoked';
        return [key.id, key.key, key.name, key.scopes.join(' '), state].join('\t');
      });
      answer(io, options, json, lines.length > 0 ? lines.join('\n') : 'No keys yet. Make one with: api-key create');
    });
}

function revokeCommand(io: CommandLine): Command {
  return new Command('revoke')
    .description('end a key; it is dead on the next request')
    .addOption(emailOption())
    .requiredOption('--id <id>', 'id of the key, as listed', idArgument)
    .addOption(jsonOption())
    .action(async (options: { readonly email: string; readonly id: number; readonly json?: boolean }) => {
      await (await io.open()).revokeApiKey(options.email, options.id);
      answer(io, options, { id: options.id }, `Revoked key ${options.id}.`);
    });
}
