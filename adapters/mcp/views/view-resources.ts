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

/** The views, as entries of `resources/list`. */
export function viewResources(): readonly object[] {
  return allViews().map(({ uri, name, title, description }) => {
    return { uri, name, title, description, mimeType: VIEW_MEDIA_TYPE, _meta: META };
  });
}

/**
 * The result of `resources/read` for a view, `undefined` for any other address. An address from an older list opens
 * the page of today.
 */
export function viewContents(uri: string): object | undefined {
  const name = viewNameIn(uri);
  const view = allViews().find((one) => one.name === name);
  return view && { contents: [{ uri, mimeType: VIEW_MEDIA_TYPE, text: view.html, _meta: META }] };
}
