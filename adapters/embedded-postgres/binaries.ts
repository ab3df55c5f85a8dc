import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { ServerAccount } from './server-account.ts';

/** The paths of PostgreSQL's programs, and their major version. */
export type Binaries = { readonly initdb: string; readonly postgres: string; readonly major: string };

/**
 * The environment of every PostgreSQL process. It holds nothing of ours, so that the user's PG* variables cannot change
 * the server.
 */
export const SERVER_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C' };

/**
 * Finds the PostgreSQL that ships as an npm package for this platform and makes it ready to run as `account`. Uses the
 * installed package if it works. Otherwise makes a copy below `cacheDir`, once: the library links may be missing (npm
 * ran no install scripts and node_modules is read-only), or `account` may not be allowed to enter node_modules.
 */
export function findBinaries(cacheDir: string, account: ServerAccount | undefined): Binaries {
  const { native, version } = locatePackage();
  linkLibraries(native);
  if (problemOf(native, account) === undefined) return binariesOf(native, version);
  const copy = copyOnce(native, join(cacheDir, `postgres-${version}-${process.platform}-${process.arch}`));
  const problem = problemOf(copy, account);
  if (problem !== undefined) {
    throw new EmbeddedPostgresError(
      `The PostgreSQL that comes with Coffer does not run on this machine (${problem}). Set DATABASE_URL to a ` +
        'PostgreSQL 15 or newer instead.',
    );
  }
  return binariesOf(copy, version);
}

function locatePackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(fileURLToPath(import.meta.resolve(name))));
    const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return { native: join(root, 'native'), version };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `There is no PostgreSQL for ${process.platform}-${process.arch} in node_modules (package ${name}). Run npm ` +
        'install, or set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause },
    );
  }
}

function binariesOf(native: string, version: string): Binaries {
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    major: version.slice(0, version.indexOf('.')),
  };
}

/**
 * Makes the symbolic links to libraries, which an npm package cannot contain. The package's own install script may not
 * have run.
 */
function linkLibraries(native: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      // The link exists, or node_modules is read-only. Running the server will show whether that matters.
      if (!isErrno(error, 'EEXIST', 'EACCES', 'EPERM', 'EROFS')) throw error;
    }
  }
}

/** Runs the server as `account` and returns why that fails, or `undefined` if it works. */
function problemOf(native: string, account: ServerAccount | undefined): string | undefined {
  const run = spawnSync(join(native, 'bin', 'postgres'), ['--version'], {
    ...account,
    cwd: '/',
    env: SERVER_ENVIRONMENT,
    encoding: 'utf8',
    timeout: 30_000,
  });
  if (run.status === 0) return undefined;
  return run.error?.message ?? (run.stderr.trim() || `it ended with ${run.signal ?? run.status}`);
}

/**
 * Copies the package to `target`, readable for everybody. The copy appears complete or not at all, also if two
 * processes make it.
 */
function copyOnce(native: string, target: string): string {
  if (existsSync(target)) return target;
  if (mkdirSync(dirname(target), { recursive: true }) !== undefined) {
    chmodSync(dirname(target), 0o755); // the umask may forbid it, but another account must get in
  }
  const unfinished = mkdtempSync(`${target}.`);
  try {
    const copy = join(unfinished, 'native');
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    linkLibraries(copy);
    openToAll(copy);
    renameSync(copy, target);
  } catch (error) {
    if (!isErrno(error, 'EEXIST', 'ENOTEMPTY')) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return target;
}

function openToAll(directory: string): void {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const isProgram = basename(entry.parentPath) === 'bin';
    // The mode of a link is that of what it leads to.
    if (!entry.isSymbolicLink())
      chmodSync(join(entry.parentPath, entry.name), entry.isFile() && !isProgram ? 0o644 : 0o755);
  }
}

function isErrno(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
