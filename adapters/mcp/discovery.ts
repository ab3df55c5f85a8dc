import type { Scope } from '../../domain/credential.ts';

/** The only scope that the tools need, because they only read. */
export const TOOL_SCOPE: Scope = 'finance:read';

/** The addresses of the endpoint and of its description, below the public base URL (RFC 9728). */
export interface ResourcePlaces {
  /** The URL that people enter in their clients, and the audience of tokens (contract 4.2). */
  readonly resource: string;
  /** Path of the endpoint. */
  readonly path: string;
  /** The URL of the description: the well-known part stands between host and path. */
  readonly metadataUrl: string;
  /** The two paths of the description. Some clients look only at the root. */
  readonly metadataPaths: readonly string[];
}

const WELL_KNOWN = '/.well-known/oauth-protected-resource';

export function resourcePlaces(baseUrl: string): ResourcePlaces {
  const base = new URL(baseUrl);
  const path = `${base.pathname.replace(/\/+$/, '')}/mcp`;
  return {
    resource: `${base.origin}${path}`,
    path,
    metadataUrl: `${base.origin}${WELL_KNOWN}${path}`,
    metadataPaths: [`${WELL_KNOWN}${path}`, WELL_KNOWN],
  };
}

/** The document of RFC 9728, section 2. */
export function resourceMetadata(resource: string, authorizationServers: readonly string[]): Record<string, unknown> {
  return {
    resource,
    // Left out while only the command line issues tokens: RFC 9728 does not allow an empty list.
    ...(authorizationServers.length > 0 ? { authorization_servers: authorizationServers } : {}),
    scopes_supported: [TOOL_SCOPE],
    bearer_methods_supported: ['header'],
    resource_name: 'Coffer',
  };
}

/**
 * The challenge of a 401. It gives the reason for a refused credential; a missing one is not an error (RFC 6750,
 * section 3).
 */
export function bearerChallenge(metadataUrl: string, refused?: string): string {
  const parts = [`resource_metadata="${metadataUrl}"`, `scope="${TOOL_SCOPE}"`];
  if (refused !== undefined) parts.push('error="invalid_token"', `error_description="${refused}"`);
  return `Bearer ${parts.join(', ')}`;
}
