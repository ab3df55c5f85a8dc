/** Sends requests of one user. Rejects when no answer comes. */
export interface Client {
  post(path: string, body: object, key?: string): Promise<Reply>;
  put(path: string, body: object): Promise<Reply>;
  upload(path: string, text: string): Promise<Reply>;
  remove(path: string): Promise<Reply>;
  get(path: string): Promise<Reply>;
}

export interface Reply {
  readonly status: number;
  readonly body: any;
}

const ANSWERED_WITHIN_MS = 35_000;

export function clientOf(url: () => string, apiKey: string): Client {
  const send = async (method: string, path: string, headers: Record<string, string>, body?: string): Promise<Reply> => {
    const response = await fetch(url() + path, {
      method,
      headers: { accept: 'application/json', authorization: `Bearer ${apiKey}`, ...headers },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  const json = { 'content-type': 'application/json' };
  return {
    post: (path, body, key) =>
      send('POST', path, key === undefined ? json : { ...json, 'idempotency-key': key }, JSON.stringify(body)),
    put: (path, body) => send('PUT', path, json, JSON.stringify(body)),
    upload: (path, text) => send('POST', path, { 'content-type': 'application/octet-stream' }, text),
    remove: (path) => send('DELETE', path, {}),
    get: (path) => send('GET', path, {}),
  };
}
