import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { LookProblems } from '../../adapters/import-folder/folders.ts';
import { watchedFolder } from '../../adapters/import-folder/watched-folder.ts';
import type { FolderOutcome } from '../../application/imports/folder/import-waiting-files.ts';
import { replace } from '../../config/container.ts';
import { ports, useCases } from '../../config/tokens.ts';
import type { ImportFolder } from '../../domain/ports/imports/import-folder.ts';
import { aManualAccount, EUR } from '../support/fixtures.ts';
import type { HttpService, OpenService } from '../support/service/http-service.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const CSV = 'Date,Text,Amount\n2026-03-02,Shop,-3.50\n2026-03-14,Pay,100.00\n';
const OPEN_DAYS = 'Date,Text,Amount\n03/04/2026,Shop,-3.50\n05/04/2026,Shop,-1.00\n';
const HOW = 'Import it on the page “Import statements”';

const opened: HttpService[] = [];

/** A service, its only user with an account called Checking, and a watched folder with a clock of its own. */
async function stage(open: OpenService, wrap: (folder: ImportFolder) => ImportFolder = (folder) => folder) {
  const root = temporaryDirectory();
  let millis = 0;
  const looks: LookProblems[] = [];
  const folder = watchedFolder(root, { now: () => millis, onLook: (problems) => looks.push(problems) });
  const service = await open({ replace: [replace(ports.importFolder, wrap(folder))] });
  opened.push(service);
  const caller = await service.newCaller();
  const account = await service.prepare((stores) =>
    aManualAccount(stores, caller.userId, { name: 'Checking', currency: EUR }),
  );
  const imports = service.app.get(useCases.imports);
  const look = async (afterMs = 6_000): Promise<readonly FolderOutcome[]> => {
    millis += afterMs;
    const outcomes: FolderOutcome[] = [];
    await imports.importWaitingFiles((outcome) => outcomes.push(outcome));
    return outcomes;
  };
  return {
    service,
    caller,
    account,
    root,
    looks,
    look,
    /** Looks until what lies there has stood still. */
    settle: async () => [...(await look()), ...(await look())],
    put: (path: string, content: string | Uint8Array = CSV) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    },
    files: () =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .toSorted(),
    text: (path: string) => readFileSync(join(root, path), 'utf8'),
    total: async () => (await caller.get(`/v1/transactions?filter[bank_account_id]=${account.id}`)).json().total,
    imports: async () => (await caller.get('/v1/imports')).json(),
    asked: async () => (await caller.get('/v1/asked-files')).json(),
  };
}

const kinds = (outcomes: readonly FolderOutcome[]) => outcomes.map(({ kind }) => kind);

async function waitingIn(folder: ImportFolder): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { name } of folder.waiting()) names.push(name);
  return names;
}

/** Without the rights of the administrator, who may read everything. */
async function asNobody<Result>(work: () => Promise<Result>): Promise<Result> {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

/** The watched folder on one kind of store. */
export function importFolderScenarios(name: string, open: OpenService): void {
  const test = suite(`the watched folder on ${name}`);
  test.after.each(async () => {
    for (const service of opened.splice(0)) await service.close();
  });

  test('a file in the folder of an account is imported once it stands still, and moved to done', async () => {
    const { put, look, files, total, imports } = await stage(open);
    put('checking/march.csv');
    assert.equal(kinds(await look()), []);
    assert.equal(kinds(await look(1_000)), []);
    assert.equal(kinds(await look()), ['imported']);
    assert.equal([files(), await total()], [['checking/done/march.csv'], 2]);
    assert.is((await imports())[0].name, 'march.csv (from the folder “checking”)');
    assert.equal(kinds(await look()), []);
  });

  test('a file that grows is left alone until it stands still', async () => {
    const { put, look, total } = await stage(open);
    put('Checking/march.csv', CSV.slice(0, 40));
    await look();
    put('Checking/march.csv');
    assert.equal(kinds(await look()), []);
    assert.equal([kinds(await look()), await total()], [['imported'], 2]);
  });

  test('a question moves the file to asked, with the sentences beside it and in the interface', async () => {
    const { put, settle, files, text, total, asked } = await stage(open);
    put('Checking/april.csv', OPEN_DAYS);
    assert.equal(kinds(await settle()), ['asked']);
    assert.equal([files(), await total()], [['Checking/asked/april.csv', 'Checking/asked/april.csv.txt'], 0]);
    const said = text('Checking/asked/april.csv.txt');
    assert.match(said, /^This file was not imported\./);
    assert.match(said, /03\/04\/2026/);
    assert.match(said, HOW);
    assert.equal(await asked(), [{ name: 'april.csv', folder: 'Checking', text: said.trim() }]);
  });

  test('6: what was asked is asked no more once the person has imported the file otherwise', async () => {
    const { put, settle, caller, account, service, asked } = await stage(open);
    put('Checking/april.csv', OPEN_DAYS);
    put('Checking/may.csv', OPEN_DAYS.replaceAll('/04/', '/05/'));
    await settle();
    const query = `bank_account_id=${account.id}&date_order=mdy`;
    const sent = await service.send('POST', `/v1/imports?${query}`, { bearer: caller.key, text: OPEN_DAYS });
    assert.is(sent.status, 201);
    assert.equal(
      (await asked()).map(({ name }: { name: string }) => name),
      ['may.csv'],
    );
    assert.is((await caller.delete(`/v1/imports/${sent.json().id}`)).status, 204);
    assert.is((await asked()).length, 2);
  });

  test('6: a file that may not be read is told, in the log and on the page', async () => {
    const { put, settle, root, looks, asked } = await stage(open);
    put('Checking/march.csv');
    for (const path of ['', 'Checking']) chmodSync(join(root, path), 0o777);
    chmodSync(join(root, 'Checking/march.csv'), 0);
    const found = await asNobody(async () => ({ kinds: kinds(await settle()), list: await asked() }));
    assert.equal([found.kinds, looks.at(-1)], [[], { unreadable: 1, links: 0 }]);
    assert.match(found.list[0]?.text, 'Coffer is not allowed to read this file.');
    chmodSync(join(root, 'Checking/march.csv'), 0o644);
    assert.equal([kinds(await settle()), await asked()], [['imported'], []]);
  });

  test('a file whose name is not in Unicode is told, in the log and on the page', async () => {
    const { put, settle, root, looks, asked } = await stage(open);
    put('Checking/april.csv');
    writeFileSync(Buffer.concat([Buffer.from(join(root, 'Checking/M')), Buffer.of(0xe4), Buffer.from('rz.csv')]), CSV);
    assert.equal([kinds(await settle()), looks.at(-1)], [['imported'], { unreadable: 1, links: 0 }]);
    assert.match((await asked())[0]?.text, 'The name of this file is not in Unicode');
  });

  test('nothing that lies in done or asked is ever overwritten', async () => {
    const { put, settle, files, text } = await stage(open);
    put('Checking/done/a.csv', 'mine');
    put('Checking/a.csv');
    put('Checking/asked/b.csv.txt', 'mine');
    put('Checking/b.csv', OPEN_DAYS);
    await settle();
    const kept = ['Checking/asked/b (2).csv', 'Checking/asked/b (2).csv.txt', 'Checking/asked/b.csv.txt'];
    assert.equal(files(), [...kept, 'Checking/done/a (2).csv', 'Checking/done/a.csv']);
    assert.equal([text('Checking/done/a.csv'), text('Checking/asked/b.csv.txt')], ['mine', 'mine']);
  });

  test('a crash between the import and the move imports nothing twice', async () => {
    let crashes = 1;
    const { put, look, files, total, imports } = await stage(open, (folder) => ({
      ...folder,
      settle: async (file, text) => {
        if (crashes-- > 0) throw new Error('the process is gone');
        return folder.settle(file, text);
      },
    }));
    put('Checking/march.csv');
    await look();
    assert.equal([kinds(await look()), files(), await total()], [['failed'], ['Checking/march.csv'], 2]);
    assert.equal([kinds(await look()), files(), await total()], [['imported'], ['Checking/done/march.csv'], 2]);
    assert.is((await imports()).length, 1);
  });

  test('of two that look at once, one imports the file', async () => {
    const { put, look, total, imports, files } = await stage(open);
    put('Checking/march.csv');
    await look();
    const outcomes = await Promise.all([look(), look(0)]);
    assert.ok(outcomes.flat().every(({ kind }) => kind === 'imported'));
    assert.equal([(await imports()).length, await total(), files()], [1, 2, ['Checking/done/march.csv']]);
  });

  test('a file that was taken back can be put in again', async () => {
    const { put, settle, total, imports, caller, root } = await stage(open);
    const again = () => {
      put('Checking/march.csv');
      utimesSync(join(root, 'Checking/march.csv'), 1_000, 1_000);
    };
    again();
    await settle();
    await caller.delete(`/v1/imports/${(await imports())[0].id}`);
    assert.is(await total(), 0);
    again();
    assert.equal([kinds(await settle()), await total()], [['imported'], 2]);
  });

  test('links, hidden and unfinished files, empty ones and those of deeper folders are left alone', async () => {
    const { put, settle, files, root, looks } = await stage(open);
    const secret = temporaryDirectory();
    writeFileSync(join(secret, 'secret.csv'), CSV);
    put('Checking/.hidden.csv');
    for (const end of ['part', 'crdownload', 'tmp', 'PARTIAL']) put(`Checking/a.csv.${end}`);
    put('Checking/~lock.csv');
    put('Checking/b.csv~');
    put('Checking/empty.csv', '');
    put('a/b/c/deep.csv');
    put('.hidden/a.csv');
    symlinkSync(join(secret, 'secret.csv'), join(root, 'Checking/link.csv'));
    symlinkSync(secret, join(root, 'linked'));
    const before = files();
    assert.equal([kinds(await settle()), files()], [[], before]);
    assert.equal(looks.at(-1), { unreadable: 0, links: 2 });
    assert.equal(readdirSync(secret), ['secret.csv']);
  });

  test('files are never moved through a link', async () => {
    const { put, settle, root, files, total } = await stage(open);
    const elsewhere = temporaryDirectory();
    put('Checking/march.csv');
    symlinkSync(elsewhere, join(root, 'Checking/done'));
    assert.equal(kinds(await settle()), ['failed']);
    assert.equal([files(), readdirSync(elsewhere), await total()], [['Checking/march.csv'], [], 2]);
  });

  const QUESTIONS: readonly (readonly [what: string, path: string, says: RegExp])[] = [
    [
      'a folder like no account',
      'Savings/a.csv',
      /No account is called like the folder\. There are: “Checking” \(\d+\)\./,
    ],
    ['no folder, and no number in the file', 'a.csv', /Say to which of your bank accounts the file belongs/],
    ['the folder of an unknown user', 'nobody@example.test/Checking/a.csv', /does not say whose file it is/],
    [
      'a folder in the folder of an account',
      'Checking/2026/a.csv',
      /Put the file into the folder of the account itself/,
    ],
  ];

  for (const [what, path, says] of QUESTIONS) {
    test(`${what} is asked about in words`, async () => {
      const { put, settle, text, total } = await stage(open);
      put(path);
      assert.equal([kinds(await settle()), await total()], [['asked'], 0]);
      assert.match(text(join(dirname(path), 'asked/a.csv.txt')), says);
    });
  }

  test('a name that leaves no room for that of the text beside it is cut', async () => {
    const { put, settle, asked, total } = await stage(open);
    put(`Checking/${'ü'.repeat(125)}.csv`, OPEN_DAYS);
    put(`Checking/${'a'.repeat(251)}.csv`);
    assert.equal([kinds(await settle()).toSorted(), await total()], [['asked', 'imported'], 2]);
    const [file] = await asked();
    assert.match(file.name, /^ü{100}\.csv$/);
    assert.match(file.text, /^This file was not imported/);
  });

  test('a file of more than 25 MiB is asked about without being read', async () => {
    const { put, settle, text } = await stage(open);
    put('Checking/large.csv', new Uint8Array(25 * 1024 * 1024 + 1));
    assert.equal(kinds(await settle()), ['asked']);
    assert.match(text('Checking/asked/large.csv.txt'), /larger than 25 MiB/);
  });

  test('of several users, each sees and gets what lies under their own address', async () => {
    const { put, settle, caller, account, asked, total, service } = await stage(open);
    const other = await service.newCaller();
    put(`${caller.email}/${account.id}/march.csv`);
    put(`${caller.email}/Checking/open.csv`, OPEN_DAYS);
    put(`${other.email}/Checking/march.csv`);
    put('Checking/march.csv');
    assert.equal(kinds(await settle()).toSorted(), ['asked', 'asked', 'asked', 'imported']);
    assert.is(await total(), 2);
    assert.equal(
      (await asked()).map(({ name, folder }: { name: string; folder: string }) => [name, folder]),
      [['open.csv', 'Checking']],
    );
    const theirs = await service.app.get(useCases.imports).listAskedFiles(other.userId);
    assert.equal(
      theirs.map(({ text }) => /There is none yet/.test(text)),
      [true],
    );
  });

  test('a folder that is not there holds nothing, and is told', async () => {
    const looks: LookProblems[] = [];
    const folder = watchedFolder(join(temporaryDirectory(), 'gone'), {
      now: () => 0,
      onLook: (one) => looks.push(one),
    });
    assert.equal(await waitingIn(folder), []);
    assert.equal([looks, await folder.asked()], [[{ unreadable: 1, links: 0 }], []]);
  });

  test.run();
}
