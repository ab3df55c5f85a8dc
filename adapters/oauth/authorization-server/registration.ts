import { readableName } from '../../../domain/access/app-name.ts';
import { isObject } from '../../http/bodies/json-text.ts';
import { redirectTarget } from './redirect-uris.ts';
import { AUDIENCE_SCOPES } from './resources.ts';

const REDIRECT_URIS_MAX = 10;
const REDIRECT_URI_MAX_CHARACTERS = 500;

/** Scopes that a client may register for; `offline_access` asks for a refresh token, which every client gets anyway. */
export const CLIENT_SCOPES: readonly string[] = [...AUDIENCE_SCOPES.v1, 'offline_access'];

/** What a client may say of itself; everything else, logos and policies included, is left out and never shown. */
const KEPT = ['client_name', 'redirect_uris', 'grant_types', 'response_types', 'scope', 'application_type'] as const;

export type Registration =
  | { readonly kind: 'accepted'; readonly metadata: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly code: string; readonly why: string };

/**
 * Makes of a registration request what this server registers (RFC 7591, section 3.2.1 lets it replace what was asked
 * for): a public client with the code flow and known scopes. Real clients ask for scopes and authentication methods
 * that they do not need.
 */
export function normaliseRegistration(asked: unknown): Registration {
  if (!isObject(asked)) return refuse('invalid_client_metadata', 'The registration must be a JSON object.');
  const metadata: Record<string, unknown> = Object.fromEntries(
    KEPT.flatMap((name) => (name in asked ? [[name, asked[name]]] : [])),
  );
  const uris = metadata['redirect_uris'];
  const areUris = Array.isArray(uris) && uris.length > 0 && uris.every((uri) => typeof uri === 'string');
  if (!areUris) return refuse('invalid_redirect_uri', 'redirect_uris must be a list of one or more URIs.');
  if (uris.length > REDIRECT_URIS_MAX) {
    return refuse('invalid_redirect_uri', `redirect_uris must have at most ${REDIRECT_URIS_MAX} entries.`);
  }
  if (uris.some((uri: string) => uri.length > REDIRECT_URI_MAX_CHARACTERS)) {
    const rule = `A redirect URI must have at most ${REDIRECT_URI_MAX_CHARACTERS} characters.`;
    return refuse('invalid_redirect_uri', rule);
  }
  const targets = uris.map(redirectTarget);
  const unsafe = targets.find((target) => typeof target === 'string');
  if (unsafe !== undefined) return refuse('invalid_redirect_uri', unsafe);
  return {
    kind: 'accepted',
    metadata: {
      ...metadata,
      client_name: readableName(metadata['client_name']),
      scope: scopeOf(metadata['scope']),
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      // Some desktop clients have an https address too, which forwards to them; it must match exactly either way.
      application_type: uris.some(isForNativeApps) ? 'native' : 'web',
    },
  };
}

/**
 * A client that receives its code on the person's own machine: its port changes from run to run (RFC 8252, section
 * 7.3).
 */
function isForNativeApps(uri: string): boolean {
  return URL.parse(uri)?.protocol !== 'https:';
}

function scopeOf(asked: unknown): string {
  const names = typeof asked === 'string' ? asked.split(' ') : [];
  const known = CLIENT_SCOPES.filter((scope) => names.includes(scope));
  return (known.some((scope) => scope.startsWith('finance:')) ? known : CLIENT_SCOPES).join(' ');
}

function refuse(code: string, why: string): Registration {
  return { kind: 'refused', code, why };
}
