import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of `/proc/<pid>/stat` per second. */
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** The CPU time that a process has used in all its threads, in milliseconds. */
export function cpuMillis(pid: number): number {
  const { own } = statOf(pid);
  return (own * 1000) / TICKS_PER_SECOND;
}

/**
 * The CPU time that a PostgreSQL server has used, in milliseconds: the postmaster, its processes, and those of them
 * that have ended.
 */
export function serverCpuMillis(postmasterPid: number): number {
  const postmaster = statOf(postmasterPid);
  const children = processIds().flatMap((pid) => {
    const stat = tryStatOf(pid);
    return stat?.parent === postmasterPid ? [stat.own] : [];
  });
  const ticks = children.reduce((sum, own) => sum + own, postmaster.own + postmaster.endedChildren);
  return (ticks * 1000) / TICKS_PER_SECOND;
}

/** The resident memory of a process, in megabytes (10^6 bytes). */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) * 1024) / 1e6;
}

interface Stat {
  readonly parent: number;
  /** Ticks. */
  readonly own: number;
  /** Ticks of children that have ended. */
  readonly endedChildren: number;
}

function statOf(pid: number): Stat {
  return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

function tryStatOf(pid: number): Stat | undefined {
  try {
    return statOf(pid);
  } catch {
    return undefined; // It has ended since the directory was read.
  }
}

/** Reads a line of `/proc/<pid>/stat`. The second field, the name, may contain spaces and parentheses. */
export function parseStat(line: string): Stat {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  // proc(5) counts from 1 with the process id; the fields here begin with the third one.
  const field = (number: number) => Number(fields[number - 3]);
  return { parent: field(4), own: field(14) + field(15), endedChildren: field(16) + field(17) };
}

function processIds(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}
