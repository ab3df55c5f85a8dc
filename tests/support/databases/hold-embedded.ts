import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { EmbeddedPostgres } from '../../../adapters/embedded-postgres/supervisor.ts';
import { atExit } from '../at-exit.ts';

/** Another process that uses the embedded PostgreSQL. */
export type Holder = {
  readonly server: Omit<EmbeddedPostgres, 'close'>;
  readonly process: ChildProcess;
  /** Ends it in order. */
  readonly close: () => Promise<void>;
  /** Ends it by SIGKILL. */
  readonly kill: () => Promise<void>;
};

export type HolderOptions = {
  /** The account to run it as; ours by default. */
  readonly account?: { readonly uid: number; readonly gid: number };
  /** Another copy of embedded-holder.ts. */
  readonly script?: string;
};

/** Starts such a process and waits until it has the server. Rejects with what it says when it cannot. */
export async function holdEmbedded(dataDir: string, options: HolderOptions = {}): Promise<Holder> {
  const child = startHolder(dataDir, options);
  const ended = once(child, 'close');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  const answer: { server?: Holder['server']; error?: string } = typeof line === 'string' ? JSON.parse(line) : {};
  if (answer.server === undefined) {
    throw new Error(answer.error ?? 'The holder ended without a word.');
  }
  return {
    server: answer.server,
    process: child,
    close: async () => {
      child.stdin.end();
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Starts such a process, in a process group of its own, and does not wait. */
export function startHolder(dataDir: string, { account, script }: HolderOptions = {}) {
  const path = script ?? fileURLToPath(new URL('embedded-holder.ts', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path, dataDir], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  atExit(() => child.kill('SIGKILL'));
  return child;
}
