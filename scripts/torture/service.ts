import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { killAtExit } from '../kill-at-exit.ts';
import { BANK_VARIABLE, type Bank } from './bank.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Service {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything that it said on standard error. */
  readonly complaints: () => string;
  /** Resolves when the process is gone. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Starts the service on the embedded database in `dataDir`. Rejects with what it says when it ends before it is ready.
 */
export async function startService(dataDir: string, bank: Pick<Bank, 'origin'>): Promise<Service> {
  const child = spawn(process.execPath, ['scripts/torture/service-process.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...environment(dataDir),
      [BANK_VARIABLE]: bank.origin,
      PORT: '0',
      RATES_REFRESH: 'false',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  killAtExit(child);
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += String(chunk)));
  const url = await readyUrl(child, () => complaints);
  const kill = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return { url, child, complaints: () => complaints, kill };
}

/** Runs a command of the administrator's command line, and returns its JSON. */
export async function coffer(dataDir: string, ...args: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const env = { ...process.env, ...environment(dataDir) };
  const run = promisify(execFile)(process.execPath, ['scripts/coffer.ts', ...args, '--json'], { cwd: ROOT, env });
  return JSON.parse((await run).stdout) as Readonly<Record<string, unknown>>;
}

function environment(dataDir: string): Readonly<Record<string, string>> {
  return { DATA_DIR: dataDir, DATABASE_URL: '' };
}

function readyUrl(child: ChildProcess, complaints: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    let out = '';
    child.stdout?.on('data', (chunk) => {
      out += String(chunk);
      const url = /ready at (\S+)\s/.exec(out)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}. It says:\n${complaints()}`)));
  });
}
