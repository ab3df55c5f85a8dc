import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const READY_WITHIN_MS = 60_000;

/** A server in its own process, as in production. */
export interface ServerProcess {
  readonly url: string;
  /** Resident memory of the process, in MiB. */
  residentMebibytes(): number;
  stop(): Promise<void>;
}

export async function startServer(
  file: string,
  port: number,
  readyPath: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...process.execArgv, file], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), BASE_URL: url, ...env },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  await untilReady(child, `${url}${readyPath}`);
  return { url, residentMebibytes: () => residentMebibytes(child), stop: () => stop(child) };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server for ${url} ended with exit code ${child.exitCode}.`);
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`There was no response from ${url} within ${READY_WITHIN_MS / 1000} s.`);
}

function residentMebibytes(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
