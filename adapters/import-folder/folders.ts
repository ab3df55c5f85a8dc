import { access, constants, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of the watched one. */
export interface Folder {
  readonly path: string;
  /** Of the folders on the way to it. */
  readonly names: readonly string[];
  /** Names of its plain files, in order. */
  readonly files: readonly string[];
  /** Names of the folders in it that only Coffer writes. */
  readonly others: readonly string[];
}

/** What of a look could not be looked at. */
export interface LookProblems {
  /** Folders that cannot be read or written, and files that cannot be read. */
  unreadable: number;
  links: number;
}

/** One for the user, one for the account. */
const MOST_LEVELS = 2;
/** More entries of a folder are not looked at. */
const MOST_ENTRIES = 2_000;
const OWN = new Set(['done', 'asked']);

/** The folder at `path`, and those in it down to the account. What cannot be read, and links, are counted. */
export async function* foldersBelow(
  path: string,
  problems: LookProblems,
  levels = MOST_LEVELS,
  names: readonly string[] = [],
): AsyncGenerator<Folder> {
  const entries = await entriesOf(path);
  if (entries === undefined) {
    problems.unreadable += 1;
    return;
  }
  problems.links += entries.filter((entry) => entry.isSymbolicLink()).length;
  const below = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  yield { path, names, files, others: below.filter((name) => OWN.has(name)) };
  if (levels === 0) return;
  for (const name of below.filter((one) => !OWN.has(one)))
    yield* foldersBelow(join(path, name), problems, levels - 1, [...names, name]);
}

/** A file that could not be moved away would be imported again and again, so a folder must be writable, too. */
async function entriesOf(path: string) {
  try {
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    const entries = await readdir(path, { withFileTypes: true });
    return entries.toSorted((one, other) => (one.name < other.name ? -1 : 1)).slice(0, MOST_ENTRIES);
  } catch {
    return undefined;
  }
}
