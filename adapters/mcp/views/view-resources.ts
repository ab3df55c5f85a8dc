import { isObject } from '../../http/bodies/json-text.ts';
import { INVALID_PARAMS, JsonRpcError, type JsonRpcParams } from '../protocol/json-rpc.ts';
import { VIEW_MEDIA_TYPE } from './declaration.ts';
import { allViews, type View, viewNameIn } from './views.ts';

/** What a client may let the page reach: nothing. The client draws the border. */
const META = {
  ui: {
    csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
    prefersBorder: true,
  },
};

/** The member that leads clients from a tool to its view. Older ones know the second spelling alone. */
export function viewMetaOf({ uri }: View): Record<string, unknown> {
  return { ui: { resourceUri: uri }, 'ui/resourceUri': uri };
}

/** The method `resources/list`, as JSON text. All views fit on one page, so no cursor is valid. */
export function listViews(params: JsonRpcParams | undefined): string {
  if (isObject(params) && params['cursor'] !== undefined) {
    throw new JsonRpcError(INVALID_PARAMS, 'The parameter cursor is unknown.');
  }
  return JSON.stringify({
    resources: allViews().map(({ uri, name, title, description }) => {
      return { uri, name, title, description, mimeType: VIEW_MEDIA_TYPE, _meta: META };
    }),
  });
}

/**
 * The method `resources/read`, as JSON text. An address from an older list opens the page of today. Throws
 * `JsonRpcError` -32602 for an address that is not a view's.
 */
export function readViewResource(params: JsonRpcParams | undefined): string {
  const uri = isObject(params) ? params['uri'] : undefined;
  if (typeof uri !== 'string') throw new JsonRpcError(INVALID_PARAMS, 'The parameter uri must be a string.');
  const name = viewNameIn(uri);
  const view = allViews().find((one) => one.name === name);
  if (view === undefined) throw new JsonRpcError(INVALID_PARAMS, 'There is no such resource.', { data: { uri } });
  return JSON.stringify({ contents: [{ uri, mimeType: VIEW_MEDIA_TYPE, text: view.html, _meta: META }] });
}
