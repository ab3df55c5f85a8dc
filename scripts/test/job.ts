import { delimiter, dirname, join } from 'node:path';

/** One process of a test run. A check counts as one test; a test file counts as the tests that it reports. */
export type Job = {
  readonly name: string;
  readonly kind: 'check' | 'test-file';
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
};

/** Where test files create their databases. */
export type TestServer = {
  readonly url: string;
  /** The name of a database that is migrated already, and nothing else. */
  readonly migrated?: string;
};

// These may be set for a service on this machine. No test may touch the data of that service.
const SERVICE_VARIABLES = new Set(['DATABASE_URL', 'DATA_DIR', 'STORE', 'PORT', 'HOST', 'BASE_URL']);

/** The compiler, the formatter and the linter. */
export function checkJobs(): Job[] {
  return [checkJob('tsc'), checkJob('biome', 'check', '.'), checkJob('oxlint')];
}

/** A test file that creates its databases in the PostgreSQL `server`. */
export function testFileJob(file: string, server: TestServer, label?: string): Job {
  return testJob(label === undefined ? file : `${file} [${label}]`, [file], server);
}

/** Their tests start processes, fill the machine, or need an engine of their own. */
const APART = /^tests\/(adapters|browser|rest|service)\//;

/**
 * One job for each of these test files or, where their tests get on with each other, for each folder: a process that
 * loads Coffer once for a whole folder saves most of what small files cost.
 */
export function testFileJobs(files: readonly string[], server: TestServer): Job[] {
  const folders = Map.groupBy(files, (file) => (APART.test(file) ? file : dirname(file)));
  return [...folders].map(([folder, [file = folder, ...others]]) =>
    others.length === 0
      ? testFileJob(file, server)
      : testJob(`${folder} (${others.length + 1} files)`, ['scripts/test/run-files.ts', file, ...others], server),
  );
}

function testJob(name: string, args: readonly string[], server: TestServer): Job {
  return {
    name,
    kind: 'test-file',
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', ...args],
    env: { ...environment(), COFFER_TEST_SERVER: server.url, COFFER_TEST_MIGRATED: server.migrated },
  };
}

function checkJob(tool: string, ...args: string[]): Job {
  return {
    name: `check ${tool}`,
    kind: 'check',
    command: join('node_modules', '.bin', tool),
    args,
    env: environment(),
  };
}

function environment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !SERVICE_VARIABLES.has(name));
  // The tools are scripts that look for `node` in the PATH: they find the one that runs this.
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  return { ...Object.fromEntries(entries), PATH: path, NO_COLOR: '1' };
}
