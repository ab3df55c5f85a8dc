import { readFileSync } from 'node:fs';
import semver from 'semver';

/**
 * The parts of `package-lock.json` (version 3) that the tests read: an entry per installed folder, '' for the project
 * itself.
 */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface LockedPackage {
  /** Set only where the folder's name is an alias. */
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Ranges;
  readonly devDependencies?: Ranges;
  readonly optionalDependencies?: Ranges;
  readonly peerDependencies?: Ranges;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

type Ranges = Readonly<Record<string, string>>;

export function readLockFile(): LockFile {
  return JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
}

/**
 * What the locked packages ask for and the lock file does not have in a fitting version. `npm ci` refuses such a lock
 * file. Packages for other platforms count too: npm skips them when it installs, not when it locks.
 */
export function unmetDependencies(lock: LockFile): readonly string[] {
  return Object.entries(lock.packages).flatMap(([path, locked]) =>
    Object.entries(wantedBy(locked)).flatMap(([name, range]) => {
      const found = resolve(lock, path, name);
      if (found?.version !== undefined && fits(found.version, range)) return [];
      return [`${path || 'package.json'} wants ${name}@${range}, locked is ${found?.version ?? 'nothing'}`];
    }),
  );
}

function wantedBy(locked: LockedPackage): Ranges {
  const peers = Object.entries(locked.peerDependencies ?? {}).filter(
    ([name]) => locked.peerDependenciesMeta?.[name]?.optional !== true,
  );
  return {
    ...Object.fromEntries(peers),
    ...locked.devDependencies,
    ...locked.dependencies,
    ...locked.optionalDependencies,
  };
}

/** Looks where Node looks: in the package's own `node_modules`, then in that of each folder above it. */
function resolve(lock: LockFile, from: string, name: string): LockedPackage | undefined {
  const found = lock.packages[`${from}${from === '' ? '' : '/'}node_modules/${name}`];
  if (found !== undefined || from === '') return found;
  return resolve(lock, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
}

/** A range of another registry name (`npm:name@range`) is judged by its last part. */
function fits(version: string, range: string): boolean {
  const plain = range.startsWith('npm:') ? range.slice(range.lastIndexOf('@') + 1) : range;
  return semver.satisfies(version, plain, { includePrerelease: true });
}
