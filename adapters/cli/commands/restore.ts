import { Command } from 'commander';
import { contentsText } from '../backup-text.ts';
import { type CommandLine, printResult } from '../command-line.ts';
import { jsonOption } from '../options.ts';
import { withProgressBar } from '../progress.ts';

const HELP = `
Restores into the database of the settings: that of DATABASE_URL, or the embedded one in DATA_DIR. It
must be empty, and no service may use it meanwhile. The file is checked as a whole before anything
changes, and is restored whole or not at all. The release may be later than the one that made the
file, and PostgreSQL may be another version. The secret key of the old installation must be there
first: in SECRETS_KEY, or as secrets.key in DATA_DIR.

Example, from the embedded database to a server:
  coffer backup --to house.backup
  DATABASE_URL=postgres://coffer@db/coffer coffer restore --from house.backup`;

const WITHOUT_KEY =
  'The key that sealed the backup’s secrets is missing. Connections to banks must be renewed, codes of authenticator ' +
  'apps do not work (recovery codes and passkeys do), everybody signs in again, and AI clients are connected again.';

interface RestoreOptions {
  readonly from: string;
  readonly withoutKey?: boolean;
  readonly json?: boolean;
}

/** `restore --from FILE`. */
export function restoreCommand(io: CommandLine): Command {
  return new Command('restore')
    .description('load a backup into an empty database')
    .requiredOption('--from <file>', 'a file of “coffer backup”')
    .option('--without-key', 'restore although the secret key is lost')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async ({ from, withoutKey = false, json }: RestoreOptions) => {
      const { manifest, rows, isKeyMissing } = await withProgressBar(
        (onProgress) => io.restore({ path: from, withoutKey, onProgress }),
        'Restoring',
      );
      const { release, madeAt } = manifest;
      const text = `Restored ${contentsText(rows)} from “${from}”, made ${madeAt} by Coffer ${release}.`;
      printResult(io, { ...(json && { json }) }, { path: from, release, madeAt, rows, isKeyMissing }, text);
      if (isKeyMissing) io.err(WITHOUT_KEY);
    });
}
