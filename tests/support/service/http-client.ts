/** A request as a test writes it. */
export interface HttpRequest {
  readonly bearer?: string | undefined;
  /** `application/json` by default; `null` for a request without the header. */
  readonly accept?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is, as `application/json` unless a header says otherwise. */
  readonly text?: string | Uint8Array<ArrayBuffer>;
}

export interface HttpAnswer {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body parsed; throws for what is no JSON. */
  readonly json: () => any;
}

/** Sends one request over HTTP. */
export async function send(url: string, method: string, path: string, request: HttpRequest = {}): Promise<HttpAnswer> {
  const body = request.json === undefined ? request.text : JSON.stringify(request.json);
  const response = await fetch(url + path, { method, headers: headersOf(request, body !== undefined), body });
  const text = await response.text();
  return {
    method,
    path,
    status: response.status,
    headers: response.headers,
    text,
    json: () => JSON.parse(text),
  };
}

function headersOf({ bearer, accept, headers }: HttpRequest, hasBody: boolean): Record<string, string> {
  return {
    // The platform's client sends one in any case; this says the same as none.
    Accept: accept === null ? '*/*' : (accept ?? 'application/json'),
    ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
    ...(hasBody && { 'Content-Type': 'application/json' }),
    ...headers,
  };
}
