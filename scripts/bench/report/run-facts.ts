import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** Where and when the bench ran. */
export interface RunFacts {
  readonly day: string;
  /** The short hash of the commit; `undefined` outside of a repository. */
  readonly commit: string | undefined;
  /** The options of the command. */
  readonly command: string;
  readonly machine: string;
  /** How many processes wanted a core in the minute before the run. */
  readonly loadBefore: number;
  readonly software: string;
  readonly loadingSeconds: number;
  readonly measuringSeconds: number;
}

export function machineText(): string {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 1e9);
  return `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${gigabytes} GB of memory, ${type()} ${release()}`;
}

/** Processes that wanted a core in the last minute, on average. */
export function currentLoad(): number {
  return loadavg()[0] ?? Number.NaN;
}

/** A sentence for a machine on which others are at work too; `undefined` for a quiet one. */
export function busyText(load: number): string | undefined {
  if (load < BUSY_FROM) return undefined;
  return `The machine was busy: its load average was ${load.toFixed(1)} when the run began. Do not trust the figures.`;
}

const BUSY_FROM = 0.7;

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
