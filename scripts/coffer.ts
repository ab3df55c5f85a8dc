import type { AdminUseCases } from '../adapters/cli/admin-use-cases.ts';
import { runCommandLine } from '../adapters/cli/program.ts';
import { type AdminSession, openAdminSession } from '../config/admin.ts';
import { startupRefusal } from '../config/startup-refusal.ts';

/** The administrator's command line: `npm run -s coffer -- --help`. */
let session: Promise<AdminSession> | undefined;
const err = (text: string) => void process.stderr.write(`${text}\n`);
const open = async (): Promise<AdminUseCases> => (await (session ??= openAdminSession(process.env, err))).useCases;

try {
  const out = (text: string) => void process.stdout.write(`${text}\n`);
  process.exitCode = await runCommandLine({ open, out, err }, process.argv.slice(2));
} catch (error) {
  const refusal = startupRefusal(error);
  if (refusal === undefined) throw error;
  err(refusal);
  process.exitCode = 1;
} finally {
  await session?.then(
    (opened) => opened.close(),
    () => undefined,
  );
}
