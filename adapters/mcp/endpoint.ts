import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import type { AdmitToTools } from '../../application/access/admit-to-tools.ts';
import { FinanceError } from '../../domain/error.ts';
import { parseJson } from '../http/bodies/json-text.ts';
import { readBody } from '../http/bodies/request-body.ts';
import { loggableError } from '../http/errors/loggable-error.ts';
import { answerPreflight } from '../http/headers/cross-origin.ts';
import { describeResource, RESOURCE_WELL_KNOWN, resourcePlaces } from '../http/protected-resource.ts';
import { stateOf } from '../http/request-state.ts';
import { hasRateHeaders, setRateHeaders, TOOL_SCOPE } from './access/admission.ts';
import { admitted, type CheckDeps } from './access/checks.ts';
import { isAllowedOrigin } from './access/origins.ts';
import { type Refusal, requestRefusalOf } from './protocol/error-codes.ts';
import { failure, INTERNAL_ERROR, idOf, PARSE_ERROR } from './protocol/json-rpc.ts';
import { countMessages, type Delivery, type HttpResponse, respondTo, versionOf } from './protocol/messages.ts';
import { createMethods, type MethodDeps, type Methods } from './protocol/methods.ts';
import { mirroredHeadersOf } from './protocol/mirrored-headers.ts';
import type { StatelessMode } from './protocol/stateless-mode.ts';

export interface McpEndpointDeps extends MethodDeps {
  /** When false, every request gets a 404 (contract 5.1). */
  readonly enabled: boolean;
  /** The public address of the service, with its base path. */
  readonly baseUrl: string;
  /** Origins whose pages may call, in addition to the service's own and loopback ones. */
  readonly allowedOrigins: readonly string[];
  /** URLs of the servers that issue access tokens; empty while only the command line issues them. */
  readonly authorizationServers: readonly string[];
  readonly admit: AdmitToTools;
  /** Requests per minute and user, for responses to callers who are not known yet. */
  readonly rateLimit: number;
  readonly statelessMode: StatelessMode;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/**
 * Serves `/mcp`, and the two descriptions of it below `/.well-known` (RFC 9728). Expects paths without the base path,
 * and passes on every path that is not its own. Reports all errors of `/mcp` as JSON-RPC (specification 7.2).
 */
export function mcpEndpoint(deps: McpEndpointDeps): Middleware {
  const places = resourcePlaces(deps.baseUrl, 'mcp');
  const { authorizationServers } = deps;
  // Some clients look only at the root.
  const otherPaths = [RESOURCE_WELL_KNOWN];
  const describe = describeResource({ places, scopes: [TOOL_SCOPE], authorizationServers, otherPaths });
  const checkDeps = { ...deps, baseUrl: new URL(deps.baseUrl), metadataUrl: places.metadataUrl };
  const methods = createMethods(deps);
  return async (ctx, next) => {
    if (ctx.path !== ENDPOINT_PATH) return deps.enabled ? describe(ctx, next) : next();
    stateOf(ctx).route = ENDPOINT_PATH;
    try {
      await serveEndpoint(ctx, checkDeps, deps, methods);
    } finally {
      // Every response has these headers (contract 5.5). Until the user is known, the request has not counted.
      if (!hasRateHeaders(ctx)) setRateHeaders(ctx, { limit: deps.rateLimit, remaining: deps.rateLimit });
    }
  };
}

const ENDPOINT_PATH = '/mcp';

/** Newer clients repeat the method and the tool's name in headers, and those that show views send a session id. */
const REQUEST_HEADERS =
  'Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id';
const RESPONSE_HEADERS =
  'WWW-Authenticate, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-Request-Id, Mcp-Session-Id';

/** A longer batch would delay the requests of others (contract 5.4). */
const BATCH_MAX = 50;

async function serveEndpoint(
  ctx: Context,
  checkDeps: CheckDeps,
  { rateLimit, statelessMode, logger }: McpEndpointDeps,
  methods: Methods,
): Promise<void> {
  const { origin } = ctx.req.headers;
  if (origin !== undefined && isAllowedOrigin(origin, checkDeps.baseUrl, checkDeps.allowedOrigins)) {
    ctx.vary('Origin');
    ctx.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': RESPONSE_HEADERS });
    if (checkDeps.enabled && ctx.method === 'OPTIONS') return answerPreflight(ctx, 'POST', REQUEST_HEADERS);
  }
  const body = await readBody(ctx);
  const json = body.kind === 'bytes' ? parseJson(body.bytes) : undefined;
  const value = json?.kind === 'parsed' ? json.value : undefined;
  const headers = mirroredHeadersOf(ctx.req.headers);
  const version = versionOf(value, headers.version);
  const delivery: Delivery = {
    value,
    version,
    maxBatch: Math.min(BATCH_MAX, rateLimit),
    headers,
    session: ctx.req.headers['mcp-session-id']?.toString(),
    statelessMode,
  };
  try {
    const caller = await admitted({ ctx, body, messages: countMessages(delivery) }, checkDeps);
    if ('status' in caller) return refuse(ctx, caller, value);
    if (json?.kind !== 'parsed') return refuse(ctx, unreadable(json?.why), value);
    const state = stateOf(ctx);
    state.userId = caller.id;
    send(ctx, await respondTo(delivery, { caller, requestId: state.requestId }, methods));
  } catch (error) {
    refuse(ctx, refusalFor(error, ctx, logger), value);
  }
}

/**
 * The one catch-all of this edge: an unforeseen error is logged, and the response says nothing about it (contract 1.5).
 */
function refusalFor(error: unknown, ctx: Context, logger: McpEndpointDeps['logger']): Refusal {
  const refusal = error instanceof FinanceError ? requestRefusalOf(error) : undefined;
  if (refusal !== undefined) return refusal;
  logger.error({ requestId: stateOf(ctx).requestId, error: loggableError(error) }, 'unexpected error');
  return { status: 500, code: INTERNAL_ERROR, message: 'Something went wrong here. Try again later.' };
}

function unreadable(why = 'The body ended too early.'): Refusal {
  return { status: 400, code: PARSE_ERROR, message: why };
}

/** Repeats the request's id wherever it can be read (contract 5.1). */
function refuse(ctx: Context, { status, code, message, headers = {} }: Refusal, value: unknown): void {
  send(ctx, { status, body: failure(idOf(value), { code, message }), headers });
}

function send(ctx: Context, { status, body, headers = {} }: HttpResponse): void {
  ctx.set(headers);
  if (body !== undefined) ctx.res.setHeader('Content-Type', 'application/json');
  // Koa needs the body first: a null body after the status would make it 204, and a status without a body gets a text.
  ctx.body = body ?? null;
  ctx.status = status;
}
