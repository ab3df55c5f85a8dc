import { Agent, request as httpRequest } from 'node:http';
import type { RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { LoadOrder, LoadRequest } from './load.ts';

export interface PacedRun {
  readonly responses: number;
  readonly failures: number;
}

/**
 * Sends requests at even intervals, whether or not the earlier ones have been answered, and records for each how long
 * after the moment at which it was due its response was complete. autocannon sends the requests of a second at once.
 */
export async function runPaced(
  { url, requests, connections, seconds, status }: LoadOrder,
  rate: number,
  micros: RecordableHistogram,
): Promise<PacedRun> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begun = performance.now();
  const total = Math.floor(seconds * rate);
  const sent: Promise<boolean>[] = [];
  for (let nth = 0; nth < total; nth += 1) {
    const due = begun + (nth * 1000) / rate;
    await delay(Math.max(0, due - performance.now()));
    const request = requests[nth % requests.length];
    if (request === undefined) throw new RangeError('There are no requests.');
    sent.push(
      statusOf(agent, url, request).then((code) => {
        micros.record(Math.max(1, Math.round((performance.now() - due) * 1000)));
        return code === status;
      }),
    );
  }
  const isRight = await Promise.all(sent);
  agent.destroy();
  return { responses: total, failures: isRight.filter((right) => !right).length };
}

function statusOf(
  agent: Agent,
  url: string,
  { method, path, headers, body }: LoadRequest,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${url}${path}`, { agent, method, headers: { ...headers } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    request.once('error', reject).end(body);
  });
}
