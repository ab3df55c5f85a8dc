import { hash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AskedFile, FolderFile, ImportFolder } from '../../domain/ports/imports/import-folder.ts';
import { STATEMENT_FILE_MAX_BYTES } from '../../domain/ports/imports/statement-file-reader.ts';
import { type Folder, foldersBelow, type LookProblems } from './folders.ts';

/** Nobody writes on at a file that has not changed for so long. */
const STILL_MS = 5_000;
const DONE = 'done';
const ASKED = 'asked';
const MOST_ASKED = 100;
const TEXT_MAX_BYTES = 10_000;

interface Needs {
  /** Milliseconds of any clock. */
  readonly now: () => number;
  /** Told after each look. */
  readonly onLook: (problems: LookProblems) => void;
}

/** The folder at `root` of this machine. */
export function watchedFolder(root: string, { now, onLook }: Needs): ImportFolder {
  /** Since when a file has stood still, by its path. */
  let seen = new Map<string, { readonly version: string; readonly since: number }>();
  /** By the version of a file, so that no large one is read at each look at the list. */
  const digests = new Map<string, string>();

  async function* waiting(): AsyncGenerator<FolderFile> {
    const still = new Map<string, { readonly version: string; readonly since: number }>();
    const problems = { unreadable: 0, links: 0 };
    for await (const folder of foldersBelow(root, problems)) {
      for (const name of folder.files.filter(isFinished)) {
        const path = join(folder.path, name);
        const version = await versionOf(path);
        if (version === undefined && !(await isReadable(path))) problems.unreadable += 1;
        if (version === undefined) continue;
        const before = seen.get(path);
        const since = before?.version === version ? before.since : now();
        still.set(path, { version, since });
        if (now() - since < STILL_MS) continue;
        const bytes = await contentOf(path, version);
        if (bytes === undefined && !(await isReadable(path))) problems.unreadable += 1;
        if (bytes !== undefined) yield { folders: folder.names, name, version, bytes };
      }
    }
    seen = still;
    onLook(problems);
  }

  return {
    waiting,
    async settle({ folders, name, version }, text) {
      const folder = join(root, ...folders);
      const path = join(folder, name);
      if ((await versionOf(path)) !== version) return;
      const target = await freeName(join(folder, text === null ? DONE : ASKED), name);
      // Another process may have moved it in this moment.
      if (!(await isMoved(path, target))) return;
      if (text !== null) await writeFile(`${target}.txt`, `${text}\n`, { flag: 'wx' });
    },
    async asked() {
      const found: AskedFile[] = [];
      for await (const folder of foldersBelow(root, { unreadable: 0, links: 0 }))
        found.push(...(await askedIn(folder, digests)), ...(await unreadableIn(folder)));
      return found.slice(0, MOST_ASKED);
    },
  };
}

/** Programs write under such names until a file is whole. */
const UNFINISHED = /^[.~]|~$|\.(?:part|partial|crdownload|download|tmp|temp|swp|lock)$/i;

function isFinished(name: string): boolean {
  return !UNFINISHED.test(name);
}

/** `undefined` for what is no plain file with content. */
async function versionOf(path: string): Promise<string | undefined> {
  const facts = await lstat(path, { bigint: true }).catch(() => undefined);
  if (!facts?.isFile() || facts.size === 0n) return undefined;
  return `${facts.dev}-${facts.ino}-${facts.size}-${facts.mtimeNs}`;
}

/** `null` for a file that is too large; `undefined` if it cannot be read, or is another one by now. */
async function contentOf(path: string, version: string): Promise<Uint8Array | null | undefined> {
  try {
    await using file = await openPlain(path);
    const { size } = await file.stat();
    if (size > STATEMENT_FILE_MAX_BYTES) return null;
    const bytes = await file.readFile();
    return (await versionOf(path)) === version ? bytes : undefined;
  } catch {
    return undefined;
  }
}

const MOST_OF_ONE_NAME = 1_000;
/** A name has 255 bytes: these, a count, and `.txt` for the text beside it. */
const START_MAX_BYTES = 200;
const END_MAX_BYTES = 40;

/** A path in the folder, which is made if it is missing, where neither a file nor a text lies. */
async function freeName(folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  if (!(await lstat(folder)).isDirectory()) throw new Error('The folder for files that were read is a link.');
  const dot = name.lastIndexOf('.');
  const end = dot > 0 ? firstBytes(name.slice(dot), END_MAX_BYTES) : '';
  const start = firstBytes(dot > 0 ? name.slice(0, dot) : name, START_MAX_BYTES);
  for (let count = 1; count <= MOST_OF_ONE_NAME; count += 1) {
    const path = join(folder, count === 1 ? `${start}${end}` : `${start} (${count})${end}`);
    if (!(await isThere(path)) && !(await isThere(`${path}.txt`))) return path;
  }
  throw new Error('The folder for files that were read has too many of one name.');
}

/** The last character may be cut. */
function firstBytes(text: string, most: number): string {
  const start = Buffer.from(text).toString('utf8', 0, most);
  return text.startsWith(start) ? start : start.replace(/\ufffd+$/, '');
}

async function isMoved(path: string, target: string): Promise<boolean> {
  try {
    await rename(path, target);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

async function askedIn({ path, names, others }: Folder, digests: Map<string, string>): Promise<readonly AskedFile[]> {
  if (!others.includes(ASKED)) return [];
  const found: AskedFile[] = [];
  for await (const { files } of foldersBelow(join(path, ASKED), { unreadable: 0, links: 0 }, 0)) {
    const texts = new Set(files.filter((name) => files.includes(name.slice(0, -'.txt'.length))));
    for (const name of files.filter((one) => !texts.has(one)).slice(0, MOST_ASKED)) {
      const text = texts.has(`${name}.txt`) ? await readFile(join(path, ASKED, `${name}.txt`)) : Buffer.alloc(0);
      const sha256 = await digestOf(join(path, ASKED, name), digests);
      found.push({ folders: names, name, text: text.subarray(0, TEXT_MAX_BYTES).toString('utf8').trim(), sha256 });
    }
  }
  return found;
}

const NOT_READABLE = 'Coffer is not allowed to read this file. Let it be read by the user as whom the service runs.';
const NOT_NAMED = 'The name of this file is not in Unicode (UTF-8), so that Coffer cannot open it. Rename it.';
const NO_CHARACTER = '\ufffd'; // Node puts it for bytes of a name that are none.

async function unreadableIn({ path, names, files }: Folder): Promise<AskedFile[]> {
  const found: AskedFile[] = [];
  for (const name of files.filter(isFinished)) {
    const text = name.includes(NO_CHARACTER) ? NOT_NAMED : NOT_READABLE;
    if (!(await isReadable(join(path, name)))) found.push({ folders: names, name, text, sha256: null });
  }
  return found;
}

/** Whether the file can be read, or has gone. */
async function isReadable(path: string): Promise<boolean> {
  try {
    await (await openPlain(path)).close();
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code !== 'EACCES' && code !== 'EPERM' && !(code === 'ENOENT' && path.includes(NO_CHARACTER));
  }
}

async function openPlain(path: string) {
  return open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
}

async function digestOf(path: string, digests: Map<string, string>): Promise<string | null> {
  const version = await versionOf(path);
  if (version === undefined) return null;
  const bytes = digests.has(version) ? undefined : await contentOf(path, version);
  if (bytes && digests.size >= MOST_DIGESTS) digests.clear();
  if (bytes) digests.set(version, hash('sha256', bytes));
  return digests.get(version) ?? null;
}

const MOST_DIGESTS = 1_000;
