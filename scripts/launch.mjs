// Runs one of this project's TypeScript files: `node scripts/launch.mjs <file.ts> [arguments…]`.
//
// It needs only Node 18 or newer and npm. It installs missing packages from package-lock.json, chooses a Node that runs
// TypeScript (the one from npm if the machine's own is too old), passes signals on, and ends as the program ends. It
// prints nothing unless it has to install something. When this process is killed with SIGKILL, the program keeps
// running. That is intended: killing the launcher by mistake must not take a database's service down.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, utimes } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const RUNTIME_FILES = ['config/main.ts', 'scripts/coffer.ts']; // all other files need the developers' packages
const OLDEST_NODE = [24, 7];
const NODE_FLAGS = [
  '--disable-warning=ExperimentalWarning', // for SQLite, which locks files; programs read our output
];
const HEAP_BOUNDS = `--env-file=${join(ROOT, 'config', 'node.env')}`; // of the service and its command line
// Node keeps stripped types and compiled code there, which spares every later start the work and the compiler's memory.
// Node checks each entry against its source, replaces files as a whole, gives each account a folder of its own, and does
// without where it may not write. Not in a directory for temporary files: what is there is run.
const COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'coffer');
const ABANDONED_AFTER_MS = 10_000; // an installation whose process was killed
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'];

const USAGE = `Usage: node scripts/launch.mjs <file.ts> [arguments…]

Runs a TypeScript file of this project. Installs missing packages first, and uses the Node that
npm installed where this one is older than ${OLDEST_NODE.join('.')}. The npm scripts use it: npm start, npm test.`;

const [file, ...args] = process.argv.slice(2);
if (file === '--help' || file === '-h') {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
if (file === undefined || !existsSync(file)) {
  fail(USAGE, 2);
}
const program = realpathSync(file);
const isDeveloped = !RUNTIME_FILES.some((path) => program === join(ROOT, path));
await install(isDeveloped);
const flags = isDeveloped ? NODE_FLAGS : [...NODE_FLAGS, HEAP_BOUNDS];
const env = { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env };
end(await run(suitableNode(), [...flags, program, ...args], { stdio: 'inherit', env }));

/**
 * Installs what is missing. It does not touch installed packages of the right version, so a running service keeps its
 * files.
 */
async function install(withDev) {
  if (missing(withDev) === undefined) {
    return;
  }
  const release = await takeTurn();
  const missingNow = missing(withDev); // another process may have installed while this one waited
  const result = missingNow && (await npm(missingNow, withDev));
  release();
  if (result?.signal) {
    end(result);
    await new Promise(() => {}); // until the signal arrives
  } else if (result?.status) {
    fail(
      `${result.output}\nnpm could not install the packages. Its output is above. Correct the cause and start again.`,
      1,
    );
  }
}

/**
 * What has to be installed: `everything`, only the developers' packages (`dev`), or nothing (`undefined`). Compares
 * npm's own list of installed packages with the lock file, so that packages from `npm ci` count too.
 */
function missing(withDev) {
  const installed = readPackages(join('node_modules', '.package-lock.json'));
  if (installed === undefined) {
    return 'everything';
  }
  const absent = Object.entries(readPackages('package-lock.json') ?? fail('package-lock.json is missing.', 1)).filter(
    ([path, { version, optional, devOptional }]) =>
      path !== '' &&
      (!(optional || devOptional) || path.endsWith(`${process.platform}-${process.arch}`)) &&
      installed[path]?.version !== version,
  );
  if (absent.some(([, { dev }]) => !dev)) {
    return 'everything';
  }
  return withDev && absent.length > 0 ? 'dev' : undefined;
}

function readPackages(path) {
  const full = join(ROOT, path);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')).packages : undefined;
}

function npm(what, withDev) {
  const hadDev = Object.values(readPackages(join('node_modules', '.package-lock.json')) ?? {}).some(({ dev }) => dev);
  const scope = withDev || hadDev ? '--include=dev' : '--omit=dev';
  // Not `npm ci`, which empties node_modules first: a service may be running from it.
  const command = ['install', '--no-save', scope, '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  const done = showProgress(`Installing ${what === 'dev' ? "the developers' packages" : 'packages'} with npm, once …`);
  return run(...npmProgram([...command, '--loglevel=error'])).finally(done);
}

/** Writes a line, and on a terminal counts the seconds at its end. Returns how to end that. */
function showProgress(line) {
  if (!process.stderr.isTTY) {
    process.stderr.write(`${line}\n`);
    return () => {};
  }
  const started = Date.now();
  const show = () => process.stderr.write(`\r${line} ${Math.round((Date.now() - started) / 1000)} s`);
  show();
  const timer = setInterval(show, 1000);
  return () => {
    clearInterval(timer);
    process.stderr.write('\n');
  };
}

/** The npm that started this script, run by the same Node; otherwise the one in the PATH. */
function npmProgram(command) {
  const options = { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] };
  const caller = process.env.npm_execpath ?? '';
  return basename(caller) === 'npm-cli.js'
    ? [process.execPath, [caller, ...command], options]
    : ['npm', command, { ...options, shell: process.platform === 'win32' }];
}

/** Waits until no other launcher installs. Returns how to let the next one; the end of this process does so too. */
async function takeTurn() {
  const path = join(ROOT, '.install.lock');
  for (let waited = false; !take(path); waited = true) {
    if (!waited) process.stderr.write(`Waiting for another process to install packages (${path}) …\n`);
    await delay(200);
  }
  const touching = setInterval(() => utimes(path, new Date(), new Date(), ignore), 1000);
  const release = () => {
    clearInterval(touching);
    process.off('exit', release);
    rmSync(path, { recursive: true, force: true });
  };
  process.once('exit', release);
  return release;
}

/** Makes the folder that only one process can make. Who has made it touches it each second as long as it runs. */
function take(path) {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') fail(`Packages are missing, and ${ROOT} cannot be written to (${error.code}).`, 1);
  }
  const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Date.now() - touched > ABANDONED_AFTER_MS) rmSync(path, { recursive: true, force: true });
  return false;
}

/** The running Node if it is new enough, otherwise the one that npm installed. */
function suitableNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) {
    return process.execPath;
  }
  const packaged = join(ROOT, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (!existsSync(packaged)) {
    fail(
      `Coffer needs Node ${OLDEST_NODE.join('.')} or newer. This is Node ${process.versions.node}, and Coffer brings ` +
        `its own only for Linux on x64 and arm64. Install Node 24 from https://nodejs.org and start again.`,
      1,
    );
  }
  return packaged;
}

/** Runs a program until it ends and passes signals on to it. */
function run(command, commandArgs, options) {
  return new Promise((done) => {
    const child = spawn(command, commandArgs, options);
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    // Ctrl-C reaches every process in the foreground, and npm passes it on as well: forward only the first one.
    const forward = (signal) => child.kill(signal);
    for (const signal of SIGNALS) {
      process.once(signal, forward).on(signal, ignore);
    }
    const watch = onOrphaned(() => child.kill());
    child.once('error', (error) => fail(`${command} could not be run (${error.message}).`, 1));
    child.once('close', (status, signal) => {
      clearInterval(watch);
      for (const name of SIGNALS) {
        process.off(name, forward).off(name, ignore);
      }
      done({ status, signal, output });
    });
  });
}

/** Calls `action` when npm started this process and the shell between them has died: it does not pass signals on. */
function onOrphaned(action) {
  const starter = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event !== undefined && process.ppid !== starter) {
      clearInterval(watch);
      action();
    }
  }, 250);
  return watch;
}

function ignore() {}

/** Ends this process the way the other one ended: by the same signal or with the same status. */
function end({ status, signal }) {
  if (signal !== null) {
    process.kill(process.pid, signal);
  } else {
    process.exitCode = status;
  }
}

function fail(message, status) {
  process.stderr.write(`${message.trim()}\n`);
  process.exit(status);
}
