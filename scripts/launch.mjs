// Runs one of this project's TypeScript files: `node scripts/launch.mjs <file.ts> [arguments…]`.
//
// It needs nothing but Node 18 or newer and npm: it installs the packages that package-lock.json names if they are not
// there, picks a Node that runs TypeScript (the one from npm if the machine's own is too old), passes signals on and
// ends as the program ends. When there is nothing to install it prints nothing. If this process is killed with SIGKILL
// the program runs on; that is left so, because a database must not lose its service to a stray kill of its starter.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const RUNTIME_FILES = ['config/main.ts', 'scripts/coffer.ts']; // everything else is for developing
const OLDEST_NODE = [24, 7];
const NODE_FLAGS = [
  '--disable-warning=ExperimentalWarning', // SQLite, which serves for file locks, is young; machines read our output
  '--max-semi-space-size=16', // MiB; and the old generation grows by half, not fourfold, before it is swept: under load
  '--heap-growing-percent=50', // that holds some 100 MB less, and is no slower (npm run bench)
];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const [file, ...args] = process.argv.slice(2);
if (file === undefined || !existsSync(file)) {
  fail('Usage: node scripts/launch.mjs <file.ts> [arguments…]', 2);
}
const program = realpathSync(file);
await install(!RUNTIME_FILES.some((path) => program === join(ROOT, path)));
end(await run(suitableNode(), [...NODE_FLAGS, program, ...args], { stdio: 'inherit' }));

/** Installs what is missing. What is there and fits stays untouched, so a running service keeps its files. */
async function install(withDev) {
  if (missing(withDev) === undefined) {
    return;
  }
  const turn = await takeTurn();
  const missingNow = missing(withDev); // another process may have installed while this one waited
  const result = missingNow && (await npm(missingNow, withDev, turn.noteProcess));
  turn.release();
  if (result?.signal) {
    end(result);
    await new Promise(() => {}); // the signal is on its way
  } else if (result?.status) {
    fail(`${result.output}\nnpm could not install the packages (see above). Mend that and start again.`, 1);
  }
}

/**
 * What an installation has to do: `everything`, only the developers' packages (`dev`), or nothing (`undefined`).
 * npm keeps a list of what it installed; it is compared with the lock file, so that a manual `npm ci` counts too.
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

function npm(what, withDev, noteProcess) {
  const hadDev = Object.values(readPackages(join('node_modules', '.package-lock.json')) ?? {}).some(({ dev }) => dev);
  const scope = withDev || hadDev ? '--include=dev' : '--omit=dev';
  // Not `npm ci`: that empties node_modules first, also under a service that runs from it.
  const command = ['install', '--no-save', scope, '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  process.stderr.write(
    `Installing ${what === 'dev' ? "the developers' packages" : 'packages'} with npm; this is needed once…\n`,
  );
  return run(...npmProgram([...command, '--loglevel=error']), noteProcess);
}

/** The npm that called us, run by the same Node; else the one in the PATH. */
function npmProgram(command) {
  const options = { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] };
  const caller = process.env.npm_execpath ?? '';
  return basename(caller) === 'npm-cli.js'
    ? [process.execPath, [caller, ...command], options]
    : ['npm', command, { ...options, shell: process.platform === 'win32' }];
}

/** Waits until no other launch installs; this one's turn lasts until it is released or the process ends. */
async function takeTurn() {
  const path = join(ROOT, '.install.lock');
  const write = (...pids) => writeFileSync(path, pids.join(' '), { flag: pids.length === 1 ? 'wx' : 'w' });
  for (let waited = false; ; waited = true) {
    try {
      write(process.pid);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') {
        fail(`Packages must be installed, but ${ROOT} cannot be written to (${error.code}).`, 1);
      }
    }
    removeIfStale(path);
    if (!waited) {
      process.stderr.write(`Waiting for another process that installs packages (${path})…\n`);
    }
    await delay(200);
  }
  const remove = () => rmSync(path, { force: true });
  process.once('exit', remove);
  return {
    release: () => {
      process.off('exit', remove);
      remove();
    },
    // npm outlives a killed launcher, and while it does nobody else may install.
    noteProcess: (pid) => write(process.pid, pid),
  };
}

/** Removes the lock of processes that are gone; if it has just become another's, that one gets it back. */
function removeIfStale(path) {
  const aside = `${path}.${process.pid}`;
  try {
    const owners = readFileSync(path, 'utf8');
    const justMade = Date.now() - statSync(path).mtimeMs < 2000; // it may not be written yet
    if (justMade || owners.split(' ').some(isAlive)) {
      return;
    }
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== owners) {
      renameSync(aside, path);
    }
    rmSync(aside, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') {
      throw error; // gone meanwhile: its owner is done, or another process was faster
    }
  }
}

function isAlive(pid) {
  try {
    return Number(pid) > 0 && process.kill(Number(pid), 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The running Node if it is new enough, else the one that npm installed. */
function suitableNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) {
    return process.execPath;
  }
  const packaged = join(ROOT, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (!existsSync(packaged)) {
    fail(
      `Coffer needs Node ${OLDEST_NODE.join('.')} or newer. This is ${process.versions.node}, and npm has none for ` +
        `${process.platform}-${process.arch} here. Install Node 24 from https://nodejs.org and start again.`,
      1,
    );
  }
  return packaged;
}

/** Runs a program to its end; signals to this process go to it. `onStart` is told its process id. */
function run(command, commandArgs, options, onStart = () => {}) {
  return new Promise((done) => {
    const child = spawn(command, commandArgs, options);
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    // Ctrl-C reaches the whole foreground group, and npm passes it on besides: one more is enough.
    const forward = (signal) => child.kill(signal);
    for (const signal of SIGNALS) {
      process.once(signal, forward).on(signal, ignore);
    }
    const watch = onOrphaned(() => child.kill());
    child.once('spawn', () => onStart(child.pid));
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

/** A shell between npm and us dies of a signal without passing it on: `action` when npm started us and that has happened. */
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

/** Ends this process in the way another one ended. */
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
