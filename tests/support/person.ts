/** A page, or the last answer of a chain of redirects. */
export interface VisitedPage {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * A person with a browser that runs no script: keeps cookies, follows redirects and refreshes as long as they stay on
 * the service, and sends the forms of pages.
 */
export interface Person {
  /** Cookies by name; tests may look at them and change them. */
  readonly cookies: Map<string, string>;
  visit(url: string): Promise<VisitedPage>;
  /** Fills in the page's form and sends it; fields that are not named keep the page's values. */
  submit(page: VisitedPage, fields: Readonly<Record<string, string>>): Promise<VisitedPage>;
}

const MAX_STEPS = 10;

/** `origin` is where the service listens; answers that lead elsewhere end the chain, with the address in `url`. */
export function newPerson(origin: string): Person {
  const cookies = new Map<string, string>();

  const request = async (url: string, body?: URLSearchParams): Promise<VisitedPage> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { Accept: 'text/html', ...(cookie !== '' && { Cookie: cookie }), ...(body && { Origin: origin }) };
    const method = body === undefined ? 'GET' : 'POST';
    const response = await fetch(url, { method, headers, redirect: 'manual', ...(body && { body }) });
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    return { url, status: response.status, headers: response.headers, text: await response.text() };
  };

  const follow = async (first: VisitedPage): Promise<VisitedPage> => {
    let page = first;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const next = nextUrl(page);
      if (next === undefined) return page;
      if (new URL(next).origin !== origin) return { ...page, url: next };
      page = await request(next);
    }
    throw new Error(`The service redirects for ever: ${page.url}`);
  };

  return {
    cookies,
    visit: async (url) => follow(await request(new URL(url, origin).href)),
    submit: async (page, fields) => {
      const { action, values } = formOf(page);
      return follow(await request(new URL(action, page.url).href, new URLSearchParams({ ...values, ...fields })));
    },
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const [name = '', ...value] = pair.split('=');
  const isGone = attributes.some((text) => /^\s*(?:max-age=0|expires=thu, 01 jan 1970.*)$/i.test(text));
  if (isGone) cookies.delete(name);
  else cookies.set(name, value.join('='));
}

function nextUrl({ url, status, headers }: VisitedPage): string | undefined {
  const location = status >= 300 && status < 400 ? headers.get('location') : undefined;
  const target = location ?? /url=(.*)$/.exec(headers.get('refresh') ?? '')?.[1];
  return target === undefined ? undefined : new URL(target, url).href;
}

function formOf({ text, url }: VisitedPage): { action: string; values: Record<string, string> } {
  const form = /<form\b[^>]*action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/.exec(text);
  if (form === null) throw new Error(`There is no form at ${url}: ${text}`);
  const inputs = [...(form[2] ?? '').matchAll(/<input\b[^>]*>/g)].map(([input]) => input);
  const values = inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]);
  return { action: unescaped(form[1] ?? ''), values: Object.fromEntries(values) };
}

function attribute(tag: string, name: string): string {
  return unescaped(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
