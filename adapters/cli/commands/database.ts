import { command, flag, required } from '../command.ts';
import { withProgressBar } from '../progress.ts';
import { counted } from '../text.ts';

const KEEP_THE_KEY =
  'The secret key is not in it. Keep SECRETS_KEY, or the file secrets.key of DATA_DIR, in another safe place: ' +
  'without it, connections to banks must be renewed and codes of authenticator apps no longer work.';

export const backup = command(
  'write everything to one file, while the service runs',
  { to: required('<file>', 'the file to write; it must not exist yet') },
  async ({ to }, io) => {
    const { backups } = await io.open();
    const report = await withProgressBar((onProgress) => backups.makeBackup(to, onProgress), 'Writing');
    const text = `Backed up ${contentsText(report.rows)} to “${to}”.`;
    return { json: report, text, remark: KEEP_THE_KEY };
  },
  `
The file holds everything that the database held at one moment, compressed and with checksums. The
service may run meanwhile. The secret key is not in it: keep SECRETS_KEY, or the file secrets.key of
DATA_DIR, in another safe place. The file itself is not encrypted. “coffer restore” reads it.

Example:
  coffer backup --to /media/usb/coffer-2026-11-22.backup`,
);

const WITHOUT_KEY =
  'The key that sealed the backup’s secrets is missing. Connections to banks must be renewed, codes of authenticator ' +
  'apps do not work (recovery codes and passkeys do), everybody signs in again, and AI clients are connected again.';

export const restore = command(
  'load a backup into an empty database',
  {
    from: required('<file>', 'a file of “coffer backup”'),
    withoutKey: flag('restore although the secret key is lost'),
  },
  async ({ from: path, withoutKey = false }, io) => {
    const { manifest, rows, isKeyMissing } = await withProgressBar(
      (onProgress) => io.restore({ path, withoutKey, onProgress }),
      'Restoring',
    );
    const { release, madeAt } = manifest;
    const text = `Restored ${contentsText(rows)} from “${path}”, made ${madeAt} by Coffer ${release}.`;
    const remark = isKeyMissing ? WITHOUT_KEY : undefined;
    return { json: { path, release, madeAt, rows, isKeyMissing }, text, remark };
  },
  `
Restores into the database of the settings: that of DATABASE_URL, or the embedded one in DATA_DIR. It
must be empty, and no service may use it meanwhile. The file is checked as a whole before anything
changes, and is restored whole or not at all. The release may be later than the one that made the
file, and PostgreSQL may be another version. The secret key of the old installation must be there
first: in SECRETS_KEY, or as secrets.key in DATA_DIR.

Example, from the embedded database to a server:
  coffer backup --to house.backup
  DATABASE_URL=postgres://coffer@db/coffer coffer restore --from house.backup`,
);

/** For those who migrate before they start the service, which migrates too. */
export const migrate = command(
  'bring the database up to this version; the service does the same when it starts',
  {},
  async (_, io) => {
    const applied = await (await io.open()).migrate();
    const text = applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.';
    return { json: { applied }, text };
  },
);

/** What a backup holds, in the words of a person. */
function contentsText(rows: Readonly<Record<string, number>>): string {
  const count = (table: string, noun: string) => counted(rows[table] ?? 0, noun);
  return [count('users', 'user'), count('bank_accounts', 'account'), count('transactions', 'transaction')].join(', ');
}
