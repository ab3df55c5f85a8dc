import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BackgroundTask, Limit, MeasuredRequest, Metrics, MetricsSnapshot } from './metrics.ts';

/** Seconds. A list takes less than a millisecond where its answer is remembered. */
const REQUEST_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const DETECTION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of this process by `prom-client`, and those that it collects about any process of Node. */
export function prometheusMetrics(version: string): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = gaugesOf(registry);
  gauge('coffer_info', 'The release; the value is the number of processes.', () => 1, { version });
  return {
    request: requestObserver(registry),
    ...counters(registry),
    detection: detectionTimer(registry),
    watchPool(pool) {
      gauge('coffer_database_connections', 'Open connections to the database.', () => pool.totalCount);
      gauge('coffer_database_connections_in_use', 'Connections in use.', () => pool.totalCount - pool.idleCount);
      gauge('coffer_database_waiting', 'Statements that wait for a connection.', () => pool.waitingCount);
    },
    watchAnswers(answers) {
      const kept = 'Reads whose answer was remembered.';
      totalOf(registry, 'coffer_answers_hits_total', kept, () => answers.hits);
      totalOf(registry, 'coffer_answers_misses_total', 'Reads whose answer was made.', () => answers.misses);
      gauge('coffer_answers_bytes', 'Size of the remembered answers.', () => answers.bytes);
    },
    snapshot: () => registry.getMetricsAsJSON(),
  };
}

/** Adds up the series of several processes, and prints them. */
export function printMetrics(snapshots: readonly MetricsSnapshot[]): Promise<string> {
  return AggregatorRegistry.aggregate([...snapshots]).metrics();
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The label of an address without a route. */
const NO_ROUTE = 'other';

type RequestLabels = Readonly<Record<'method' | 'route' | 'status', string>>;

function requestObserver(registry: Registry): (request: MeasuredRequest) => void {
  const seconds = new Histogram({
    name: 'coffer_http_request_duration_seconds',
    help: 'Time to make a response, by route, method and class of the status.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers: [registry],
  });
  return ({ method, route = NO_ROUTE, status, ms }) => {
    const labels: RequestLabels = {
      method: METHODS.has(method) ? method : 'other',
      route,
      status: CLASSES[Math.floor(status / 100)] ?? 'other',
    };
    seconds.observe(labels, ms / 1_000);
  };
}

const CLASSES = [undefined, '1xx', '2xx', '3xx', '4xx', '5xx'];

function counters(registry: Registry): Pick<Metrics, 'admission' | 'backgroundRun'> {
  const admissions = new Counter({
    name: 'coffer_rate_limit_total',
    help: 'Requests that a limit let through or refused.',
    labelNames: ['limit', 'outcome'],
    registers: [registry],
  });
  const runs = new Counter({
    name: 'coffer_background_runs_total',
    help: 'Ends of background work.',
    labelNames: ['task', 'outcome'],
    registers: [registry],
  });
  const successes = new Gauge({
    name: 'coffer_background_last_success_timestamp_seconds',
    help: 'When background work last succeeded.',
    labelNames: ['task'],
    aggregator: 'max',
    registers: [registry],
  });
  return {
    admission: (limit: Limit, isAllowed) => admissions.inc({ limit, outcome: isAllowed ? 'allowed' : 'refused' }),
    backgroundRun(task: BackgroundTask, isSuccess) {
      runs.inc({ task, outcome: isSuccess ? 'success' : 'failure' });
      if (isSuccess) successes.setToCurrentTime({ task });
    },
  };
}

function detectionTimer(registry: Registry): Metrics['detection'] {
  const seconds = new Histogram({
    name: 'coffer_bill_detection_duration_seconds',
    help: 'Time to detect the bills of one user, with the wait for a turn.',
    buckets: DETECTION_BUCKETS,
    registers: [registry],
  });
  const running = new Gauge({
    name: 'coffer_bill_detection_in_progress',
    help: 'Detections that run or wait for their turn.',
    registers: [registry],
  });
  return async (work) => {
    const end = seconds.startTimer();
    running.inc();
    try {
      return await work();
    } finally {
      running.dec();
      end();
    }
  };
}

function gaugesOf(registry: Registry) {
  return (name: string, help: string, read: () => number, labels: Readonly<Record<string, string>> = {}): void => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: Object.keys(labels),
      registers: [registry],
      collect: () => gauge.set(labels, read()),
    });
  };
}

/** A counter that is kept elsewhere. */
function totalOf(registry: Registry, name: string, help: string, read: () => number): void {
  const counter: Counter = new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      counter.reset();
      counter.inc(read());
    },
  });
}
