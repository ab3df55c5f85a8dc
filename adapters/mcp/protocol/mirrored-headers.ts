import type { IncomingHttpHeaders } from 'node:http';
import type { JsonRpcRequest } from './json-rpc.ts';
import { publishedVersionIn, STATELESS_VERSION } from './protocol-version.ts';
import type { StatelessMode } from './stateless-mode.ts';

export type MirroredHeaders = ReturnType<typeof mirroredHeadersOf>;

/** The headers that repeat a part of the body, as they were received. */
export function mirroredHeadersOf(headers: IncomingHttpHeaders) {
  return {
    version: headers['mcp-protocol-version']?.toString(),
    method: headers['mcp-method']?.toString(),
    name: headers['mcp-name']?.toString(),
  };
}

/**
 * Why the headers of a request of version 2026-07-28 do not fit its body (contract 5.3); `undefined` when they do. Only
 * the body decides what is done, so an older version in the header is harmless in itself.
 *
 * @param version the one that the body names
 */
export function mirrorProblem(
  headers: MirroredHeaders,
  request: JsonRpcRequest,
  version: string,
  mode: StatelessMode,
): string | undefined {
  const named = headers.version === undefined ? undefined : (publishedVersionIn(headers.version) ?? headers.version);
  if (named === version) return methodProblem(headers, request) ?? nameProblem(headers, request);
  if (mode === 'strict' || (named !== undefined && !isOlder(named))) {
    return named === undefined
      ? 'The header MCP-Protocol-Version is missing.'
      : 'The header MCP-Protocol-Version names another version than the body.';
  }
  // Whatever wrote the version for another one may not know the headers that came with the newest one.
  return (
    (headers.method === undefined ? undefined : methodProblem(headers, request)) ??
    (headers.name === undefined ? undefined : nameProblem(headers, request))
  );
}

function isOlder(version: string): boolean {
  return version !== STATELESS_VERSION && publishedVersionIn(version) !== undefined;
}

function methodProblem({ method }: MirroredHeaders, request: JsonRpcRequest): string | undefined {
  if (method === undefined) return 'The header Mcp-Method is missing.';
  return method === request.method ? undefined : 'The header Mcp-Method names another method than the body.';
}

/** The member of the params that the header `Mcp-Name` repeats. */
const NAMING_MEMBERS: ReadonlyMap<string, string> = new Map([
  ['tools/call', 'name'],
  ['resources/read', 'uri'],
]);

function nameProblem(headers: MirroredHeaders, { method, params }: JsonRpcRequest): string | undefined {
  const member = NAMING_MEMBERS.get(method);
  const expected = member === undefined ? undefined : (Reflect.get(params ?? {}, member) as unknown);
  if (typeof expected !== 'string') return undefined;
  if (headers.name === undefined) return 'The header Mcp-Name is missing.';
  return decoded(headers.name) === expected ? undefined : `The header Mcp-Name differs from the body's ${member}.`;
}

/** Text that a header cannot carry is sent as Base64 between two marks. Returns `undefined` for broken Base64. */
function decoded(value: string): string | undefined {
  const [, base64] = /^=\?base64\?(.*)\?=$/.exec(value) ?? [];
  if (base64 === undefined) return value;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 ? bytes.toString() : undefined;
}
