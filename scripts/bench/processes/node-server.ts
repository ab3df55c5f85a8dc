import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { killAtExit } from '../../kill-at-exit.ts';

const READY_WITHIN_MS = 60_000;
const POLL_MS = 20;

/** A server in a process of its own, as in production. */
export interface NodeServer {
  readonly pid: number;
  /** The address that it listens on. */
  readonly url: string;
  stop(): Promise<void>;
}

export interface NodeServerOptions {
  /** Absolute path of the program, which reads `PORT` and `BASE_URL`. */
  readonly file: string;
  /** A path that returns a response when the server is ready. */
  readonly readyPath: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a server on a free port, with the flags of this process, and waits until it responds. */
export async function startNodeServer({ file, readyPath, env: own }: NodeServerOptions): Promise<NodeServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = [...process.execArgv, file];
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), BASE_URL: url, ...own };
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' });
  const stop = () => stopProcess(child);
  killAtExit(child);
  try {
    await untilReady(child, `${url}${readyPath}`);
  } catch (error) {
    await stop();
    throw new Error(`${file} did not start. ${complaintsOf(args, env)}`, { cause: error });
  }
  return { pid: child.pid ?? Number.NaN, url, stop };
}

/** Starts a server once more to hear what it complains about: its log is not read while it is measured. */
function complaintsOf(args: readonly string[], env: NodeJS.ProcessEnv): string {
  const { stderr } = spawnSync(process.execPath, args, { env, timeout: 10_000, encoding: 'utf8' });
  return `It says:\n${stderr.trimEnd().split('\n').slice(-10).join('\n')}`;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new TypeError('A listening server has an address.');
  return address.port;
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server of ${url} ended with exit code ${child.exitCode}.`);
    if (await responds(url)) return;
    await delay(POLL_MS);
  }
  throw new Error(`${url} did not respond within ${READY_WITHIN_MS / 1000} s.`);
}

async function responds(url: string): Promise<boolean> {
  try {
    await (await fetch(url)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
