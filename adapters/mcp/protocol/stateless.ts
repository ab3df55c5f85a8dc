import { isObject } from '../../http/bodies/json-text.ts';
import { HEADER_MISMATCH, UNSUPPORTED_VERSION } from './error-codes.ts';
import { INVALID_PARAMS, type JsonRpcFailure, type JsonRpcRequest } from './json-rpc.ts';
import { type MirroredHeaders, mirrorProblem } from './mirrored-headers.ts';
import { STATELESS_VERSION } from './protocol-version.ts';
import type { StatelessMode } from './stateless-mode.ts';

/** Methods that older versions do not have. */
const DISCOVER = 'server/discover';

const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const CAPABILITIES_KEY = 'io.modelcontextprotocol/clientCapabilities';

/**
 * Whether the body asks to be served without a handshake. The headers do not matter here: clients are known that send a
 * version of the one kind around a body of the other (contract 5.3).
 */
export function isStateless(message: unknown): boolean {
  if (!isObject(message)) return false;
  return message['method'] === DISCOVER || VERSION_KEY in metaOf(message['params']);
}

/**
 * What a stateless request says about its client in place of a handshake, or why it is refused: an incomplete
 * description, headers that contradict the body, or a version that is not served. All of them are 400 (specification
 * 7.2).
 */
export function readSelfDescription(
  request: JsonRpcRequest,
  headers: MirroredHeaders,
  mode: StatelessMode,
): { readonly clientCapabilities: unknown } | JsonRpcFailure {
  const { [VERSION_KEY]: version, [CAPABILITIES_KEY]: clientCapabilities } = metaOf(request.params);
  if (typeof version !== 'string') return incomplete(`${VERSION_KEY} as a string`);
  if (!isObject(clientCapabilities)) return incomplete(`${CAPABILITIES_KEY} as an object`);
  const mismatch = mirrorProblem(headers, request, version, mode);
  if (mismatch !== undefined) return { code: HEADER_MISMATCH, message: mismatch };
  if (version !== STATELESS_VERSION) return unsupported(version);
  return { clientCapabilities };
}

function incomplete(what: string): JsonRpcFailure {
  return { code: INVALID_PARAMS, message: `The member _meta of the parameters must contain ${what}.` };
}

function unsupported(requested: string): JsonRpcFailure {
  return {
    code: UNSUPPORTED_VERSION,
    message: `Without initialize, the version must be ${STATELESS_VERSION}.`,
    data: { supported: [STATELESS_VERSION], requested },
  };
}

function metaOf(params: unknown): Readonly<Record<string, unknown>> {
  const meta = isObject(params) ? params['_meta'] : undefined;
  return isObject(meta) ? meta : {};
}

/** How long a client may keep a list or a view. A new release of the service changes them. */
const FRESH_MS = 300_000;

/** Results that say how long they hold. Those of the tools do not: they rest on data that changes at any time. */
const CACHEABLE: ReadonlySet<string> = new Set([
  'server/discover',
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'skills/list',
  'skills/get',
]);

/**
 * JSON text of a result with the members that version 2026-07-28 adds to every one (specification 4.10).
 *
 * @param result JSON text of an object with at least one member
 */
export function statelessResult(method: string, result: string, serverInfo: object): string {
  const added = JSON.stringify({
    resultType: 'complete',
    _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo },
    // Lists depend on what the client can show, so no cache may share them between clients.
    ...(CACHEABLE.has(method) ? { ttlMs: FRESH_MS, cacheScope: 'private' } : {}),
  });
  return `${added.slice(0, -1)},${result.slice(1)}`;
}
