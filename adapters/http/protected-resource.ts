import type { Context, Middleware } from 'koa';
import type { Audience, Scope } from '../../domain/access/credential.ts';
import { answerPreflight } from './headers/cross-origin.ts';
import { stateOf } from './request-state.ts';

/** The addresses of a resource and of its description, below the public base URL (RFC 9728). */
export interface ResourcePlaces {
  /** The URL that people enter in their clients, and the audience of tokens (contract 4.2). */
  readonly resource: string;
  /** The URL of the description: the well-known part stands between host and path. */
  readonly metadataUrl: string;
  /** The path of the description, as it arrives. */
  readonly metadataPath: string;
}

export const RESOURCE_WELL_KNOWN = '/.well-known/oauth-protected-resource';

export function resourcePlaces(baseUrl: string, audience: Audience): ResourcePlaces {
  const base = new URL(baseUrl);
  const path = `${base.pathname.replace(/\/+$/, '')}/${audience}`;
  const metadataPath = RESOURCE_WELL_KNOWN + path;
  return { resource: base.origin + path, metadataUrl: base.origin + metadataPath, metadataPath };
}

export interface ProtectedResource {
  readonly places: ResourcePlaces;
  readonly scopes: readonly Scope[];
  /** Issuers of tokens for it. */
  readonly authorizationServers: readonly string[];
  /** Paths at which the description is given, besides its own. */
  readonly otherPaths?: readonly string[];
}

/**
 * Serves the description of a resource, which clients read to find out where tokens come from (RFC 9728, section 2).
 */
export function describeResource({
  places,
  scopes,
  authorizationServers,
  otherPaths = [],
}: ProtectedResource): Middleware {
  const paths = new Set([places.metadataPath, ...otherPaths]);
  const body = JSON.stringify({
    resource: places.resource,
    // Left out while only the command line issues tokens: RFC 9728 does not allow an empty list.
    ...(authorizationServers.length > 0 ? { authorization_servers: authorizationServers } : {}),
    scopes_supported: scopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Coffer',
  });
  return (ctx, next) => {
    if (!paths.has(ctx.path)) return next();
    stateOf(ctx).route = RESOURCE_WELL_KNOWN;
    serveDescription(ctx, body);
  };
}

function serveDescription(ctx: Context, body: string): void {
  // The document is public, and clients in browsers read it before they have a token.
  ctx.set('Access-Control-Allow-Origin', '*');
  if (ctx.method === 'OPTIONS') {
    answerPreflight(ctx, 'GET', 'Authorization, Content-Type, Accept, MCP-Protocol-Version');
  } else if (ctx.method === 'GET' || ctx.method === 'HEAD') {
    ctx.body = body;
    // JSON is UTF-8 without saying so.
    ctx.set('Content-Type', 'application/json');
  } else {
    ctx.set('Allow', 'GET, HEAD');
    ctx.status = 405;
  }
}
