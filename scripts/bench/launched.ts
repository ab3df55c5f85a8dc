import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { childrenOf, peakMegabytes } from './measuring/usage.ts';

const LAUNCHER = fileURLToPath(import.meta.resolve('../launch.mjs'));
const READY_WITHIN_MS = 120_000;
const POLL_MS = 20;

/** A program of this project, run by the launcher, as in production. */
export interface LaunchedProgram {
  /** Of the program, not of its launcher. Throws before it has started. */
  readonly pid: () => number;
  /** The most memory that the program has had resident while somebody called this, in megabytes. */
  readonly peakMegabytes: () => number;
  /** Resolves when the program has ended well; rejects otherwise, with the end of what it wrote. */
  readonly ended: Promise<void>;
  /** Ends it as a supervisor does, and waits for that. */
  stop(): Promise<void>;
}

/**
 * `stderr`: a server logs each request; whoever read that would take the processor from what is measured. It goes
 * nowhere, unless it is kept for the sentence with which a program failed.
 */
export function launch(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  stderr: 'ignore' | 'pipe' = 'ignore',
): LaunchedProgram {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [LAUNCHER, file, ...args], {
    env: { ...inherited, NODE_ENV: 'production', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'ignore', stderr],
  });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-KEPT_CHARACTERS);
  });
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  const untilEnded = async () => {
    const [code] = (await once(child, 'close')) as [number | null];
    process.off('exit', end);
    if (code !== 0 && !isStopping) throw new Error(`${file} ended with ${code}. ${output}`);
  };
  let isStopping = false;
  const ended = untilEnded();
  ended.catch(() => undefined); // Whoever waits for it hears of it.
  let [pid, peak] = [undefined as number | undefined, 0];
  const pidOf = () => {
    pid ??= childrenOf(child.pid ?? Number.NaN)[0];
    return pid;
  };
  return {
    pid: () => pidOf() ?? fail(`${file} does not run.`),
    peakMegabytes: () => (peak = Math.max(peak, peakMegabytes(pidOf() ?? Number.NaN) ?? 0)),
    ended,
    async stop() {
      isStopping = true;
      end();
      await ended;
    },
  };
}

const KEPT_CHARACTERS = 2_000;

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new TypeError('A listening server has an address.');
  return address.port;
}

/** Waits until a server gives the answer 200 to GET. Rejects when the program ends before. */
export async function untilAnswered(
  program: LaunchedProgram,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  const early = program.ended.then(() => fail(`The server of ${url} has ended.`));
  early.catch(() => undefined);
  while (performance.now() < deadline) {
    const response = await fetch(url, { headers }).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status === 200) return;
    await Promise.race([delay(POLL_MS), early]);
  }
  fail(`${url} did not answer within ${READY_WITHIN_MS / 1000} s.`);
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
