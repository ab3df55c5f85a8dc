import { type ChildProcess, spawn } from 'node:child_process';
import type { Job } from './job.ts';
import type { Outcome } from './outcome.ts';
import { readUvuCounts } from './uvu-counts.ts';

/**
 * Runs a job until it ends. After `limitSeconds` it is killed with the processes that it started, and counts as failed.
 */
export async function runJob(job: Job, limitSeconds: number): Promise<Outcome> {
  const started = performance.now();
  const { output, status } = await runProcess(job, limitSeconds);
  const counts = job.kind === 'check' ? countCheck(status) : countTests(output, status);
  const hookThrew = status === 0 && counts.failed > 0 && job.kind === 'test-file';
  return {
    ...counts,
    output: hookThrew
      ? `${output}Some tests did not run: a "before" hook has thrown. uvu does not show its error.`
      : output,
    seconds: (performance.now() - started) / 1000,
  };
}

/** Kills all running jobs, at the end of the test run. */
export function killRunningJobs(): void {
  for (const child of running) {
    killGroup(child);
  }
}

type Counts = Pick<Outcome, 'passed' | 'failed' | 'skipped'>;

const running = new Set<ChildProcess>();

async function runProcess(job: Job, limitSeconds: number): Promise<{ output: string; status: number | undefined }> {
  // In its own process group, so that killing the job also kills the processes that it started.
  const child = spawn(job.command, job.args, { env: job.env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  const collect = (text: string) => (output += text);
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  const limit = setTimeout(() => {
    collect(`\nKilled: still running after ${limitSeconds} s.\n`);
    killGroup(child);
  }, limitSeconds * 1000);
  const status = await new Promise<number | undefined>((resolve) => {
    child.once('error', (error) => {
      collect(error.message);
      resolve(undefined);
    });
    child.once('close', (code) => resolve(code ?? undefined));
  });
  clearTimeout(limit);
  running.delete(child);
  return { output, status };
}

function killGroup(child: ChildProcess): void {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    process.kill(-child.pid, 'SIGKILL');
  }
}

function countCheck(status: number | undefined): Counts {
  return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

function countTests(output: string, status: number | undefined): Counts {
  const counts = readUvuCounts(output);
  if (counts === undefined) {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const { total, passed, skipped } = counts;
  // When a "before" hook throws, uvu runs no test and still ends with status 0. Those tests count as failed.
  const unsuccessful = total - passed;
  const brokenOtherwise = unsuccessful === 0 && (status !== 0 || total + skipped === 0);
  return { passed, failed: brokenOtherwise ? 1 : unsuccessful, skipped };
}
