import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { atExit } from '../at-exit.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

type Environment = Readonly<Record<string, string>>;

/** The service as its users run it: a process of its own. */
export interface ServiceProcess {
  readonly url: string;
  /** Standard output until it was ready. */
  readonly greeting: string;
  readonly child: ChildProcess;
  kill(signal: NodeJS.Signals): Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

/**
 * Starts `config/main.ts` on a free port, without internet; resolves when it says that it is ready, rejects when it
 * ends before. With options of Node, there is a channel for messages too.
 */
export async function startService(env: Environment, nodeOptions: readonly string[] = []): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [...nodeOptions, 'config/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', RATES_REFRESH: 'false', LOG_LEVEL: 'warn', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(nodeOptions.length > 0 ? (['ipc'] as const) : [])],
  });
  atExit(() => child.kill('SIGKILL'));
  const greeting = await untilReady(child);
  const url = /ready at (\S+)/.exec(greeting)?.[1] ?? '';
  const kill = async (signal: NodeJS.Signals) => {
    const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    child.kill(signal);
    const [code, by] = await exit;
    return { code, signal: by };
  };
  return { url, greeting, child, kill };
}

function untilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let out = '';
    let err = '';
    child.stderr?.on('data', (chunk) => {
      err += String(chunk);
    });
    child.stdout?.on('data', (chunk) => {
      out += String(chunk);
      if (/ready at \S+[\s\S]*\n\n$/.test(out)) resolve(out);
    });
    child.once('exit', (code) => reject(new Error(`The service ended with exit code ${code}.\n${err}`)));
  });
}

export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the administrator's command line as a process of its own. */
export async function coffer(env: Environment, ...args: readonly string[]): Promise<CommandResult> {
  const child = spawn(process.execPath, ['scripts/coffer.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    err += String(chunk);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

/** Ids of the living processes that have `text` in their command line. */
export function processesWith(text: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => commandLine(pid).includes(text))
    .map(Number);
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // It ended meanwhile.
    return '';
  }
}
