import type { ChildProcess } from 'node:child_process';

/** Kills the child process when this process ends, however many children there are. */
export function killAtExit(child: ChildProcess): void {
  if (children.size === 0) process.once('exit', killAll);
  children.add(child);
  child.once('exit', () => {
    children.delete(child);
    if (children.size === 0) process.off('exit', killAll);
  });
}

const children = new Set<ChildProcess>();

function killAll(): void {
  for (const child of children) child.kill('SIGKILL');
}
