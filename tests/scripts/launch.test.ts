import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import { pluck } from '../support/assertions.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/** The launcher in a small project, with an npm that only records its arguments and writes the list of packages. */

const LOCK = {
  '': {},
  'node_modules/koa': { version: '3.3.0' },
  'node_modules/uvu': { version: '0.5.6', dev: true },
  'node_modules/for-another-platform': { version: '1.0.0', optional: true },
};
const NPM = `
  const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
  appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n');
  if (process.env.BROKEN_NPM) { console.error('npm error E500'); process.exit(1); }
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const wanted = ([, { dev, optional }]) => !optional && !(dev && process.argv.includes('--omit=dev'));
  mkdirSync('node_modules', { recursive: true });
  const installed = Object.fromEntries(Object.entries(packages).filter(wanted));
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));`;
const SERVICE = 'config/main.ts';
const TEST = 'scripts/test.ts';
const COMMAND_LINE = 'scripts/coffer.ts';

const launcher = suite('launcher');

launcher('installs what a service needs once, reports it in one line on stderr, and is silent afterwards', async () => {
  const project = newProject();
  const first = await launch(project, SERVICE);
  const second = await launch(project, SERVICE);
  assert.equal(first.stderr.trim().split('\n').length, 1);
  assert.match(first.stderr, /^Installing packages with npm/);
  assert.deepEqual([first.stdout, second.stdout, second.stderr], ['[]\n', '[]\n', '']);
  assert.deepEqual(npmCalls(project).map(scope), ['--omit=dev']);
});

launcher("adds the developers' packages for a test, and keeps them at a later start", async () => {
  const project = newProject();
  await launch(project, SERVICE);
  await launch(project, TEST);
  await launch(project, SERVICE);
  assert.deepEqual(npmCalls(project).map(scope), ['--omit=dev', '--include=dev']);
});

launcher('installs again when the lock file asks for another version, and keeps the developers’ packages', async () => {
  const project = newProject();
  await launch(project, TEST);
  writeLock(project, { ...LOCK, 'node_modules/koa': { version: '3.4.0' } });
  await launch(project, SERVICE);
  assert.deepEqual(npmCalls(project).map(scope), ['--include=dev', '--include=dev']);
});

launcher(
  'bounds the heap of the service and of its command line, unless somebody has chosen other options',
  async () => {
    const project = newProject('console.log(process.env.NODE_OPTIONS);');
    const optionsOf = async (file: string, env = {}) => (await launch(project, file, [], env)).stdout.trim();
    const bounds = await optionsOf(SERVICE);
    assert.match(bounds, /--max-old-space-size=\d+/);
    assert.equal(await optionsOf(COMMAND_LINE), bounds);
    assert.equal(await optionsOf(SERVICE, { NODE_OPTIONS: '--no-warnings' }), '--no-warnings');
  },
);

launcher('never runs install scripts and never rewrites the lock file', async () => {
  const project = newProject();
  await launch(project, TEST);
  const [call = ''] = npmCalls(project);
  assert.ok(call.includes('--ignore-scripts') && call.includes('--no-save'), call);
});

launcher('installs once when several launchers start at the same moment', async () => {
  const project = newProject();
  const runs = await Promise.all([launch(project, SERVICE), launch(project, SERVICE), launch(project, SERVICE)]);
  assert.deepEqual(pluck(runs, 'status'), [0, 0, 0]);
  assert.equal(npmCalls(project).length, 1);
  assert.ok(!existsSync(join(project, '.install.lock')));
});

launcher('does not wait for an installation whose process has ended', async () => {
  const project = newProject();
  const lock = join(project, '.install.lock');
  const then = new Date(Date.now() - 60_000);
  mkdirSync(lock);
  utimesSync(lock, then, then);
  assert.equal((await launch(project, SERVICE)).status, 0);
});

launcher('shows the output of an npm that fails, and does not start the program', async () => {
  const project = newProject();
  const run = await launch(project, SERVICE, [], { BROKEN_NPM: '1' });
  assert.deepEqual([run.status, run.stdout], [1, '']);
  assert.match(run.stderr, /npm error E500\s+npm could not install the packages/);
  assert.ok(!existsSync(join(project, '.install.lock')));
});

launcher('passes arguments on and ends with the status of the program', async () => {
  const project = newProject(`console.log(JSON.stringify(process.argv.slice(2))); process.exit(7);`);
  const run = await launch(project, SERVICE, ['user', 'list', '--json']);
  assert.deepEqual([run.status, run.stdout], [7, '["user","list","--json"]\n']);
});

launcher('ends by the same signal as the program', async () => {
  const run = await launch(newProject(`process.kill(process.pid, 'SIGKILL');`), SERVICE);
  assert.deepEqual([run.status, run.signal], [null, 'SIGKILL']);
});

const CACHE_FOLDER = `import { getCompileCacheDir } from 'node:module'; console.log(getCompileCacheDir() ?? 'none');`;

launcher('has stripped types and compiled code kept below node_modules, for the next start', async () => {
  const project = newProject(CACHE_FOLDER);
  const { stdout } = await launch(project, SERVICE);
  const folder = stdout.trim();
  assert.ok(folder.startsWith(join(project, 'node_modules', '.cache', 'coffer')), folder);
  assert.ok(readdirSync(folder).length > 0);
});

launcher('runs the program also where nothing can be kept', async () => {
  const project = newProject(CACHE_FOLDER);
  await launch(project, SERVICE);
  rmSync(join(project, 'node_modules', '.cache'), { recursive: true });
  writeFileSync(join(project, 'node_modules', '.cache'), 'not a folder');
  const run = await launch(project, SERVICE);
  assert.deepEqual([run.status, run.stdout, run.stderr], [0, 'none\n', '']);
});

launcher('leaves a folder for compiled code that somebody else has chosen', async () => {
  const project = newProject(CACHE_FOLDER);
  const chosen = join(project, 'chosen');
  const run = await launch(project, SERVICE, [], { NODE_COMPILE_CACHE: chosen });
  assert.ok(run.stdout.startsWith(chosen), run.stdout);
});

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGUSR2'] as const) {
  launcher(`passes ${signal} on once and waits until the program has ended by itself`, async () => {
    const project = newProject(`
      process.on('${signal}', () => { console.log('stopping'); setTimeout(() => process.exit(0), 200); });
      setInterval(() => {}, 1000);
      console.log('ready');`);
    const child = start(project, SERVICE);
    const output = text(child.stdout);
    for (const line of ['ready', 'stopping']) {
      await lineOf(child, line);
      child.kill(signal);
    }
    await once(child, 'close');
    assert.deepEqual([await output, child.exitCode], ['ready\nstopping\n', 0]);
  });
}

launcher('shows its usage as an error for a missing file, and as output with --help', async () => {
  const mistaken = await launch(newProject(), 'no-such-file.ts');
  assert.deepEqual([mistaken.status, mistaken.stdout], [2, '']);
  assert.match(mistaken.stderr, /^Usage: node scripts\/launch\.mjs <file\.ts>/);
  const helped = await launch(newProject(), '--help');
  assert.deepEqual([helped.status, helped.stdout], [0, mistaken.stderr]);
});

launcher.run();

function newProject(program = 'const args: string[] = process.argv.slice(2); console.log(args);'): string {
  const project = temporaryDirectory();
  for (const file of [SERVICE, COMMAND_LINE, TEST]) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), program);
  }
  for (const file of ['scripts/launch.mjs', 'config/node.env']) {
    cpSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), join(project, file));
  }
  writeFileSync(join(project, 'npm-cli.js'), NPM);
  writeLock(project, LOCK);
  return project;
}

function writeLock(project: string, packages: object): void {
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages }));
}

function npmCalls(project: string): string[] {
  return readFileSync(join(project, 'npm-calls'), 'utf8').trim().split('\n');
}

function scope(call: string): string | undefined {
  return call.split(' ').find((option) => option.endsWith('=dev'));
}

/** The tests themselves may run from a launcher. */
const { NODE_COMPILE_CACHE: _cache, NODE_OPTIONS: _options, ...WITHOUT_CHOICES } = process.env;

function start(project: string, file: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  return spawn(process.execPath, ['scripts/launch.mjs', file, ...args], {
    cwd: project,
    env: { ...WITHOUT_CHOICES, npm_execpath: join(project, 'npm-cli.js'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function lineOf(child: ReturnType<typeof start>, line: string): Promise<void> {
  for await (const [data] of on(child.stdout, 'data')) {
    if (String(data).includes(line)) {
      return;
    }
  }
}

async function launch(...args: Parameters<typeof start>) {
  const child = start(...args);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { stdout, stderr, status: child.exitCode, signal: child.signalCode };
}
