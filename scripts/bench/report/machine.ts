import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

export function machineText(): string {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 1e9);
  return `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${gigabytes} GB of memory, ${type()} ${release()}, Node ${process.versions.node}`;
}

/** A sentence for a machine on which others are at work too; `undefined` for a quiet one. */
export function busyText(): string | undefined {
  const [load = 0] = loadavg();
  if (load < BUSY_FROM) return undefined;
  return `The machine was busy: its load average was ${load.toFixed(1)} when the run began. Do not trust the figures.`;
}

const BUSY_FROM = 0.7;

/** The short hash of the commit; `undefined` outside of a repository. */
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
