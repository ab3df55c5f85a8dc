import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { program } from 'commander';
import {
  containerEngine,
  type Engine,
  embeddedEngine,
  givenEngine,
  isAvailable,
  type MissingEngine,
} from './test/engines.ts';
import { type Filter, filterOf } from './test/filters.ts';
import { inParallel } from './test/in-parallel.ts';
import { checkJobs, type Job, testFileJob, testFileJobs } from './test/job.ts';
import { Report } from './test/report.ts';
import { killRunningJobs, runJob } from './test/run-job.ts';

/** `npm test`: the checks, then the test files, in a process for each file or for each folder. */

program
  .name('npm test --')
  .description('Runs the checks (tsc, biome, oxlint) and the tests.')
  .argument('[filter...]', 'only the test file of this path, or the checks and files with this word in their names')
  .option('--no-check', 'leave the checks out')
  .option('--concurrency <number>', 'processes at a time', positiveInteger, availableParallelism() + 1)
  .option('--limit <seconds>', 'time after which a process is killed and counts as failed', positiveInteger, 600)
  .addHelpText('after', enginesHelp())
  .parse();

const options = program.opts<{ check: boolean; concurrency: number; limit: number }>();
const report = new Report((text) => process.stdout.write(text));

/** What these test happens in front of the engine (a pooler, broken connections), or between two engines. */
const BEFORE_THE_ENGINE = /\/(pgbouncer|mikro-orm-connections|mikro-orm-outages|snapshots)\.postgres\.test\.ts$/;

process.once('exit', killRunningJobs);
const testFiles = globSync('tests/**/*.test.ts').sort();
const isWanted = wanted(program.args, [...testFiles, ...checkJobs().map(({ name }) => name)]);
await inParallel(allJobs(), options.concurrency, async (job) => {
  report.add(job.name, await runJob(job, options.limit));
});
process.exitCode = report.finish() ? 0 : 1;

function enginesHelp(): string {
  return `
Files named tests/adapters/*.postgres.test.ts run once for each PostgreSQL, but for those of PgBouncer, of broken
connections and of snapshots, which run on the first:
  embedded            the one that ships with Coffer
  TEST_DATABASE_URL   a server of your choice, whose role may create databases, if this is set
  Testcontainers      a container of TEST_POSTGRES_IMAGE (default postgres:18); needs a container engine
A PostgreSQL that is unavailable is reported and counted as skipped. With COFFER_REQUIRE_TESTCONTAINERS=1, missing
Testcontainers count as a failure.
Browser tests use CHROMIUM_PATH, or an installed Chromium or Chrome, and are skipped without one.
tests/browser/pages.test.ts keeps a picture of every page in the folder that COFFER_PICTURES_DIR names, or in var/pictures,
and compares it with the accepted one in tests/browser/pictures; with COFFER_ACCEPT_PICTURES=1, it accepts it instead.`;
}

/** In one queue, so that no processor waits for the last of some before the first of others. */
async function* allJobs(): AsyncGenerator<Job> {
  const files = testFiles.filter(isWanted);
  const contracts = files.filter((file) => /^tests\/adapters\/.*\.postgres\.test\.ts$/.test(file));
  const container = contracts.length > 0 ? containerEngine() : undefined; // may pull an image meanwhile

  if (options.check) yield* checkJobs().filter(({ name }) => isWanted(name));
  if (files.length > 0) yield* jobsOf(files, contracts);
  if (container !== undefined) {
    const given = givenEngine();
    const again = contracts.filter((file) => !BEFORE_THE_ENGINE.test(file));
    if (given !== undefined) yield* contractJobs(again, given, false);
    yield* contractJobs(again, await container, process.env['COFFER_REQUIRE_TESTCONTAINERS'] === '1');
  }
}

async function* jobsOf(files: readonly string[], contracts: readonly string[]): AsyncGenerator<Job> {
  const engine = await embeddedEngine();
  if (isAvailable(engine)) {
    const others = files.filter((file) => !contracts.includes(file));
    yield* contracts.map((file) => testFileJob(file, engine, engine.label));
    yield* testFileJobs(others, engine);
  } else {
    report.fail(engineName(engine), engine.reason);
  }
}

function contractJobs(files: readonly string[], engine: Engine | MissingEngine, isRequired: boolean): readonly Job[] {
  if (isAvailable(engine)) return files.map((file) => testFileJob(file, engine, engine.label));
  if (isRequired) report.fail(engineName(engine), engine.reason);
  else report.skip(engineName(engine), engine.reason, files.length);
  return [];
}

function engineName({ label }: MissingEngine): string {
  return `PostgreSQL (${label})`;
}

function wanted(words: readonly string[], names: readonly string[]): Filter {
  try {
    return filterOf(words, names);
  } catch (error) {
    return program.error(error instanceof Error ? error.message : String(error), { exitCode: 2 });
  }
}

function positiveInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) {
    program.error(`"${text}" is not a positive integer.`, { exitCode: 2 });
  }
  return value;
}
