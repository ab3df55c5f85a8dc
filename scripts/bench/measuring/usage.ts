import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of `/proc/<pid>/stat` per second. */
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** The CPU time that a process has used in all its threads, in milliseconds. */
export function cpuMillis(pid: number): number {
  return ((statOf(pid)?.own ?? Number.NaN) * 1000) / TICKS_PER_SECOND;
}

/**
 * The CPU time that a PostgreSQL server has used, in milliseconds: the postmaster, its processes, and those of them
 * that have ended.
 */
export function serverCpuMillis(postmasterPid: number): number {
  const postmaster = statOf(postmasterPid);
  if (postmaster === undefined) return Number.NaN;
  const running = childrenOf(postmasterPid).reduce((sum, pid) => sum + (statOf(pid)?.own ?? 0), 0);
  return ((postmaster.own + postmaster.endedChildren + running) * 1000) / TICKS_PER_SECOND;
}

/** The most memory that a process has had resident, in megabytes (10^6 bytes); `undefined` when it has ended. */
export function peakMegabytes(pid: number): number | undefined {
  const peak = /VmHWM:\s+(\d+)/.exec(tryRead(`/proc/${pid}/status`) ?? '')?.[1];
  return peak === undefined ? undefined : (Number(peak) * 1024) / 1e6;
}

/** The processes that a process has started and that still run. */
export function childrenOf(parent: number): readonly number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => statOf(pid)?.parent === parent);
}

interface Stat {
  readonly parent: number;
  /** Ticks. */
  readonly own: number;
  /** Ticks of children that have ended. */
  readonly endedChildren: number;
}

function statOf(pid: number): Stat | undefined {
  const line = tryRead(`/proc/${pid}/stat`);
  return line === undefined ? undefined : parseStat(line);
}

/** Reads a line of `/proc/<pid>/stat`. The second field, the name, may contain spaces and parentheses. */
export function parseStat(line: string): Stat {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  // proc(5) counts from 1 with the process id; the fields here begin with the third one.
  const field = (number: number) => Number(fields[number - 3]);
  return { parent: field(4), own: field(14) + field(15), endedChildren: field(16) + field(17) };
}

/** `undefined` for a process that has ended. */
function tryRead(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
