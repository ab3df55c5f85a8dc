import { declaresViews, VIEWS_EXTENSION } from '../views/declaration.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { INVALID_PARAMS, isObject, JsonRpcError, type JsonRpcParams } from './json-rpc.ts';
import { hasStructuredContent, negotiateVersion, STATELESS_VERSION } from './protocol-version.ts';

/** The method `initialize`, as JSON text. Throws `JsonRpcError` -32602 without a version. */
export function initialize(params: JsonRpcParams | undefined, serverInfo: object): string {
  const wanted = isObject(params) ? params['protocolVersion'] : undefined;
  if (typeof wanted !== 'string') {
    throw new JsonRpcError(INVALID_PARAMS, 'The parameter protocolVersion must be a string.');
  }
  return JSON.stringify({
    protocolVersion: negotiateVersion(wanted),
    capabilities: capabilitiesFor(initializesWithViews(params)),
    serverInfo,
    instructions: INSTRUCTIONS,
  });
}

/** The method `server/discover`, as JSON text: what `initialize` says, for clients that need no handshake. */
export function discover(showsViews: boolean): string {
  return JSON.stringify({
    supportedVersions: [STATELESS_VERSION],
    capabilities: capabilitiesFor(showsViews),
    instructions: INSTRUCTIONS,
  });
}

function capabilitiesFor(showsViews: boolean): Record<string, unknown> {
  const tools = { listChanged: false };
  return showsViews ? { tools, resources: {}, extensions: { [VIEWS_EXTENSION]: {} } } : { tools };
}

/** Whether these parameters of `initialize` lead to a session with views, which draw structured content. */
export function initializesWithViews(params: JsonRpcParams | undefined): boolean {
  if (!isObject(params) || typeof params['protocolVersion'] !== 'string') return false;
  return hasStructuredContent(negotiateVersion(params['protocolVersion'])) && declaresViews(params['capabilities']);
}
