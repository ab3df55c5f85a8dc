import { readdirSync, readFileSync } from 'node:fs';

/**
 * Stops a process and everything that it has started, as a stalled machine would; gives the function that lets them go
 * on.
 */
export function freeze(pid: number): () => void {
  const frozen = new Set<number>();
  // A process that was started while we looked is found by the next look.
  for (let family = familyOf(pid); family.some((member) => !frozen.has(member)); family = familyOf(pid)) {
    for (const member of family) {
      signal(member, 'SIGSTOP');
      frozen.add(member);
    }
  }
  return () => {
    for (const member of frozen) signal(member, 'SIGCONT');
  };
}

function familyOf(pid: number): readonly number[] {
  const children = allProcesses().filter((other) => parentOf(other) === pid);
  return [pid, ...children.flatMap(familyOf)];
}

function allProcesses(): readonly number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may hold anything.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // It has ended.
    return undefined;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}
