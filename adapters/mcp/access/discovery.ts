import type { Scope } from '../../../domain/access/credential.ts';

/** The only scope that the tools need, because they only read. */
export const TOOL_SCOPE: Scope = 'finance:read';

/**
 * The challenge of a 401. It gives the reason for a refused credential; a missing one is not an error (RFC 6750,
 * section 3).
 */
export function bearerChallenge(metadataUrl: string, refused?: string): string {
  const parts = [`resource_metadata="${metadataUrl}"`, `scope="${TOOL_SCOPE}"`];
  if (refused !== undefined) parts.push('error="invalid_token"', `error_description="${refused}"`);
  return `Bearer ${parts.join(', ')}`;
}
