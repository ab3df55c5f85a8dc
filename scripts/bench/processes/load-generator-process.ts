import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import autocannon from 'autocannon';
import type { LoadOrder, LoadResult } from './load.ts';
import { type PacedRun, runPaced } from './paced-load.ts';

/** The load generator: takes orders from its parent and sends back what it measured. */
process.on('message', (order: LoadOrder) => {
  run(order).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

const SAMPLE_MS = 100;

async function run(order: LoadOrder): Promise<LoadResult> {
  // autocannon's own histogram is in whole milliseconds.
  const micros = createHistogram();
  let begin = { at: performance.now(), cpu: process.cpuUsage() };
  const { responses, failures } =
    order.rate === undefined
      ? await runAutocannon(order, micros, () => {
          begin = { at: performance.now(), cpu: process.cpuUsage() };
        })
      : await runPaced(order, order.rate, micros);
  const elapsed = (performance.now() - begin.at) / 1000;
  const { user, system } = process.cpuUsage(begin.cpu);
  const at = (percentile: number) => micros.percentile(percentile) / 1000;
  return {
    responses,
    perSecond: responses / elapsed,
    latency: { p50: at(50), p95: at(95), p99: at(99), max: micros.max / 1000 },
    cpuShare: (user + system) / 1e6 / elapsed,
    failures,
  };
}

/** `onStart` is called when all requests are prepared and the first ones are sent. */
async function runAutocannon(
  { url, requests, connections, seconds, status }: LoadOrder,
  micros: RecordableHistogram,
  onStart: () => void,
): Promise<PacedRun> {
  let [client, responses, failures] = [0, 0, 0];
  const options: autocannon.Options = {
    url,
    connections,
    duration: seconds,
    sampleInt: SAMPLE_MS,
    setupClient: (each) => {
      const first = client++;
      each.setRequests(requests.filter((_, index) => index % connections === first).map(toAutocannon));
      each.on('response', (code: number, _bytes: number, millis: number) => {
        responses += 1;
        if (code !== status) failures += 1;
        micros.record(Math.max(1, Math.round(millis * 1000)));
      });
    },
  };
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(options, (error: unknown, result) => (error == null ? resolve(result) : reject(error)));
    instance.once('start', onStart);
  });
  return { responses, failures: failures + errors };
}

function toAutocannon({ method = 'GET', path, headers, body }: LoadOrder['requests'][number]): autocannon.Request {
  return { method, path, headers: { ...headers }, ...(body !== undefined && { body }) };
}
