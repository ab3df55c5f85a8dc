import { Command } from 'commander';
import { contentsText } from '../backup-text.ts';
import { type CommandLine, printResult } from '../command-line.ts';
import { jsonOption } from '../options.ts';
import { withProgressBar } from '../progress.ts';

const HELP = `
The file holds everything that the database held at one moment, compressed and with checksums. The
service may run meanwhile. The secret key is not in it: keep SECRETS_KEY, or the file secrets.key of
DATA_DIR, in another safe place. The file itself is not encrypted. “coffer restore” reads it.

Example:
  coffer backup --to /media/usb/coffer-2026-11-22.backup`;

const KEEP_THE_KEY =
  'The secret key is not in it. Keep SECRETS_KEY, or the file secrets.key of DATA_DIR, in another safe place: ' +
  'without it, connections to banks must be renewed and codes of authenticator apps no longer work.';

/** `backup --to FILE`. */
export function backupCommand(io: CommandLine): Command {
  return new Command('backup')
    .description('write everything to one file, while the service runs')
    .requiredOption('--to <file>', 'the file to write; it must not exist yet')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async ({ to, json }: { readonly to: string; readonly json?: boolean }) => {
      const { backups } = await io.open();
      const report = await withProgressBar((onProgress) => backups.makeBackup(to, onProgress), 'Writing');
      printResult(io, { ...(json && { json }) }, report, `Backed up ${contentsText(report.rows)} to “${to}”.`);
      io.err(KEEP_THE_KEY);
    });
}
