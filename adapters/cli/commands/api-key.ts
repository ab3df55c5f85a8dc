import { type ApiKey, SCOPES, type Scope } from '../../../domain/access/credential.ts';
import { command, group, optional, required, withDefault } from '../command.ts';
import { EMAIL, idArgument, valid } from '../options.ts';
import { listed, tableRow } from '../text.ts';

const create = command(
  'create a key, valid for one year, and show it; it cannot be shown again',
  {
    email: EMAIL,
    name: optional('<name>', 'what the key is for'),
    scope: withDefault(
      '<scope...>',
      `what the key allows: ${SCOPES.join(', ')}; reading is always allowed`,
      scopesArgument,
      SCOPES,
      SCOPES.join(' '),
    ),
  },
  async ({ email, name, scope }, io) => {
    const { apiKey, secret } = await (await io.open()).access.createApiKey({ email, name, scopes: scope });
    const { id, scopes, expiresAt } = apiKey;
    const facts = `Key ${id}: ${scopes.join(' ')}, valid until ${expiresAt.slice(0, 10)}. It is not shown again.`;
    return { json: { id, key: secret, scopes, expires_at: expiresAt }, text: `${secret}\n${facts}` };
  },
  `
Example:
  coffer api-key create --email ada@example.com --name 'Budget script' --scope finance:read`,
);

/** Scopes separated by spaces or commas. Each use of the option adds to the ones before. */
function scopesArgument(text: string, before: readonly Scope[]): readonly Scope[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const known = words.length > 0 && words.every((word) => SCOPES.some((scope) => scope === word));
  const added = SCOPES.filter((scope) => words.includes(scope));
  return valid(
    known ? [...(before === SCOPES ? [] : before), ...added] : undefined,
    `It must be one or more of ${SCOPES.join(', ')}.`,
  );
}

const list = command(
  'list the keys of a user, revoked and expired ones included',
  { email: EMAIL },
  async ({ email }, io) => {
    const keys = await (await io.open()).access.listApiKeys(email);
    return listed(keys, keyText, 'No keys yet. Create one: api-key create', (key) => ({
      id: key.id,
      name: key.name,
      key: shownKey(key),
      scopes: key.scopes,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
      last_used_at: key.lastUsedAt,
      revoked_at: key.revokedAt,
    }));
  },
);

function keyText(key: ApiKey): string {
  const state = key.revokedAt === null ? `until ${key.expiresAt.slice(0, 10)}` : 'revoked';
  return tableRow(key.id, shownKey(key), key.name, key.scopes.join(' '), state);
}

function shownKey({ prefix, lastFour }: ApiKey): string {
  return `${prefix}…${lastFour}`;
}

const revoke = command(
  'revoke a key; the next request with it is refused',
  { email: EMAIL, id: required('<id>', 'id of the key, from api-key list', idArgument) },
  async ({ email, id }, io) => {
    await (await io.open()).access.revokeApiKey(email, id);
    return { json: { id }, text: `Revoked key ${id}.` };
  },
);

export const apiKey = group('keys for programs that use the REST interface', { create, list, revoke });
