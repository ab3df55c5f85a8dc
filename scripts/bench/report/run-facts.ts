import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';

/** Where and when the bench ran. */
export interface RunFacts {
  readonly day: string;
  /** The short hash of the commit; `undefined` outside of a repository. */
  readonly commit: string | undefined;
  /** The options of the command. */
  readonly command: string;
  readonly machine: string;
  readonly software: string;
  readonly loadingSeconds: number;
  readonly measuringSeconds: number;
}

export function machineText(): string {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 1e9);
  return `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${gigabytes} GB of memory, ${type()} ${release()}`;
}

export function commitText(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
