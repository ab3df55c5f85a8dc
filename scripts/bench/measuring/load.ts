import autocannon from 'autocannon';
import type { Effort } from '../effort.ts';
import type { LoadRequest } from '../requests.ts';
import type { Server } from '../servers.ts';
import { quantile } from './statistics.ts';
import { cpuMillis, serverCpuMillis } from './usage.ts';

/** A server and what it is asked for. */
export interface Contender {
  readonly server: Server;
  /** They are dealt to the connections in turn, so that no two connections send the same request. */
  readonly requests: readonly LoadRequest[];
  /** The status of every response; 200 if left out. Any other one is a failure. */
  readonly status?: number;
}

/** What one server did in one round. */
export interface Measurement {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** CPU milliseconds per request, of the server’s process and of PostgreSQL together. */
  readonly cpuMs: number;
}

const CONNECTIONS = 16;

/** How often autocannon looks whether the time is over. */
const SAMPLE_MS = 50;

/** Each connection sends its next request as soon as the response is there. Throws when any of them fails. */
export async function measureLoad(
  { server: { program, url }, requests, status = 200 }: Contender,
  load: Effort['load'],
  postmasterPid: number,
): Promise<Measurement> {
  const cpu = () => cpuMillis(program.pid()) + serverCpuMillis(postmasterPid);
  const millis: number[] = []; // autocannon's own histogram is in whole milliseconds.
  let [client, failures] = [0, 0];
  let begin = { at: performance.now(), cpu: cpu() };
  const connections = Math.min(CONNECTIONS, requests.length);
  const options: autocannon.Options = {
    url,
    connections,
    ...load,
    sampleInt: SAMPLE_MS,
    setupClient: (each) => {
      const first = client++;
      each.setRequests(requests.filter((_, index) => index % connections === first).map(toAutocannon));
    },
  };
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const done = (error: unknown, result: autocannon.Result) => (error == null ? resolve(result) : reject(error));
    autocannon(options, done)
      .on('start', () => {
        begin = { at: performance.now(), cpu: cpu() }; // The requests are prepared by now.
      })
      .on('response', (_client, code, _bytes, latency) => {
        if (code !== status) failures += 1;
        millis.push(latency);
      });
  });
  const elapsed = (performance.now() - begin.at) / 1000;
  if (millis.length === 0) throw new Error(`${url} gave no answer.`);
  if (failures + errors > 0) {
    throw new Error(`${failures + errors} of ${millis.length} requests to ${url} did not return ${status}.`);
  }
  return {
    perSecond: millis.length / elapsed,
    p99Ms: quantile(millis, 0.99),
    cpuMs: (cpu() - begin.cpu) / millis.length,
  };
}

function toAutocannon({ method = 'GET', path, headers, body }: LoadRequest): autocannon.Request {
  return { method, path, headers: { ...headers }, ...(body !== undefined && { body }) };
}
