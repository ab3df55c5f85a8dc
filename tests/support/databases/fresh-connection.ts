import { Agent, request } from 'node:http';

export interface FreshAnswer {
  readonly status: number;
  readonly text: string;
}

export interface FreshRequest {
  readonly method?: string;
  readonly bearer?: string;
  readonly json?: unknown;
  /** Keeps the connection of this agent; without it, every request opens a connection of its own. */
  readonly agent?: Agent;
}

/** In milliseconds; no response of the tests takes as long. */
const LIMIT = 20_000;

/** Sends a request on a connection of its own, so that the next process of a service gets it. */
export function sendAnew(
  url: string,
  { method = 'GET', bearer, json, agent }: FreshRequest = {},
): Promise<FreshAnswer> {
  const headers = {
    accept: 'application/json',
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers, agent: agent ?? new Agent({ keepAlive: false }) }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    call.setTimeout(LIMIT, () => call.destroy(new Error('No response in time.')));
    call.on('error', reject);
    call.end(json === undefined ? undefined : JSON.stringify(json));
  });
}
