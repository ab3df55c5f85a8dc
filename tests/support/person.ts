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
  /** `headers` are those of the first request of the chain. */
  visit(url: string, headers?: Readonly<Record<string, string>>): Promise<VisitedPage>;
  /**
   * Fills in the page's first form, or the one that leads to `action`, and sends it; fields that are not named keep the
   * page's values. With files, the form is sent as `multipart/form-data`.
   */
  submit(
    page: VisitedPage,
    fields: Readonly<Record<string, string | File | readonly File[]>>,
    action?: string,
  ): Promise<VisitedPage>;
}

const MAX_STEPS = 10;

/** `origin` is where the service listens; answers that lead elsewhere end the chain, with the address in `url`. */
export function newPerson(origin: string): Person {
  const cookies = new Map<string, string>();

  const request = async (
    url: string,
    body?: URLSearchParams | FormData,
    more: Readonly<Record<string, string>> = {},
  ): Promise<VisitedPage> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = { Accept: 'text/html', ...(cookie !== '' && { Cookie: cookie }), ...(body && { Origin: origin }) };
    const headers = { ...own, ...more };
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
    visit: async (url, headers) => follow(await request(new URL(url, origin).href, undefined, headers)),
    submit: async (page, fields, wanted) => {
      const { action, values } = formOf(page, wanted);
      return follow(await request(new URL(action, page.url).href, bodyOf({ ...values, ...fields })));
    },
  };
}

function bodyOf(fields: Readonly<Record<string, string | File | readonly File[]>>): URLSearchParams | FormData {
  const isFile = Object.values(fields).some((value) => typeof value !== 'string');
  const body = isFile ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) body.append(name, one as string);
  }
  return body;
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

function formOf({ text, url }: VisitedPage, wanted?: string): { action: string; values: Record<string, string> } {
  const forms = [...text.matchAll(/<form\b[^>]*action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/g)];
  const form = forms.find(([, action = '']) => wanted === undefined || unescaped(action).endsWith(wanted));
  if (form === undefined) throw new Error(`There is no such form at ${url}: ${text}`);
  const [, action = '', body = ''] = form;
  return { action: unescaped(action), values: Object.fromEntries([...inputsOf(body), ...selectsOf(body)]) };
}

/** What a browser would send: a box that is not ticked sends nothing. */
function inputsOf(form: string): readonly (readonly [name: string, value: string])[] {
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)].map(([input]) => input);
  const sent = inputs.filter((input) => !/type="(?:checkbox|radio)"/.test(input) || / checked\b/.test(input));
  return sent.map((input) => [attribute(input, 'name'), attribute(input, 'value')]);
}

function selectsOf(form: string): readonly (readonly [name: string, value: string])[] {
  const selects = [...form.matchAll(/<select\b[^>]*>([\s\S]*?)<\/select>/g)];
  return selects.map(([select, options = '']) => {
    const chosen = /<option\b[^>]* selected\b[^>]*>/.exec(options) ?? /<option\b[^>]*>/.exec(options);
    return [attribute(select, 'name'), attribute(chosen?.[0] ?? '', 'value')];
  });
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

/** What a person reads on a page: text without tags, spaces joined. */
export function textOf(page: string): string {
  return page
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}
