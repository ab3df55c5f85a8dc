import { text } from 'node:stream/consumers';
import type { AdminUseCases, CommandLine } from '../adapters/cli/command-line.ts';
import { OutputClosedError, OutputFailedError, RefusedError } from '../adapters/cli/failures.ts';
import { createOutput } from '../adapters/cli/output.ts';
import { runCommandLine } from '../adapters/cli/program.ts';
import { createTerminal } from '../adapters/cli/terminal.ts';
import type { AdminSession } from '../config/admin.ts';

/** The administrator's command line: `npm run -s coffer -- --help`. */
const output = createOutput(process.stdout);
const remarks = createOutput(process.stderr);
let session: Promise<AdminSession> | undefined;

/**
 * Loads the service and opens the database, for the commands that need them. A failure that has a name is refused with
 * its sentence.
 */
async function openSession(): Promise<AdminSession> {
  const { openAdminSession } = await import('../config/admin.ts');
  return openAdminSession(process.env, (sentence) => io.err(sentence)).catch(refusedIfNamed);
}

async function refusedIfNamed(error: unknown): Promise<never> {
  const { startupRefusal } = await import('../config/startup/startup-refusal.ts');
  const sentence = startupRefusal(error);
  throw sentence === undefined ? error : new RefusedError(sentence);
}

const io: CommandLine = {
  open: async (): Promise<AdminUseCases> => (await (session ??= openSession())).useCases,
  out: (line) => output.line(line),
  err: (line) => {
    try {
      remarks.line(line);
    } catch {
      // Nobody reads the remarks; the work goes on.
    }
  },
  terminal: process.stdin.isTTY && process.stderr.isTTY ? createTerminal(process.stdin, process.stderr) : undefined,
  restore: async (request) => {
    const { restoreFrom } = await import('../config/restore.ts');
    return restoreFrom(process.env, request, (sentence) => io.err(sentence)).catch(refusedIfNamed);
  },
  playDemoFeed: async (say) => (await import('../config/demo-feed.ts')).playDemoFeed(say),
  readInput: () => text(process.stdin),
};

try {
  process.exitCode = await runCommandLine(io, process.argv.slice(2));
  await output.finish();
} catch (error) {
  process.exitCode = exitCodeOf(error);
} finally {
  await session?.then(
    (opened) => opened.close(),
    () => undefined,
  );
}

/** Reports an output that failed. Any other error is a defect and comes with its stack. */
function exitCodeOf(error: unknown): number {
  if (error instanceof OutputClosedError) return Number(process.exitCode ?? 0);
  if (!(error instanceof OutputFailedError)) throw error;
  io.err(error.message);
  return 1;
}
