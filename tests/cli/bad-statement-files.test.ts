import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BAD_STATEMENT_FILES } from '../support/files/bad-statement-files.ts';
import { type AdminCommandLine, adminCommandLine } from '../support/service/admin-command-line.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const EMAIL = 'ada@example.test';
const GOOD = 'Date,Amount,Description\n2026-03-02,-3.50,COFFEE';
const test = suite('files that the command line refuses');
const path = join(temporaryDirectory(), 'statement');
let line: AdminCommandLine;
let accountId: string;

test.before(async () => {
  line = await adminCommandLine();
  await line.run('user', 'create', '--email', EMAIL, '--password', 'correct horse');
  const bank = ['--bank', 'Harbor', '--name', 'Checking', '--currency', 'EUR', '--balance', '0'];
  const { id } = JSON.parse((await line.run('account', 'connect', '--email', EMAIL, ...bank, '--json')).out);
  accountId = String(id);
  assert.is((await importFile(new TextEncoder().encode(GOOD))).code, 0);
});
test.after(() => line.app.close());

for (const { name, bytes, says } of BAD_STATEMENT_FILES) {
  test(`${name} is refused with a sentence, and changes nothing`, async () => {
    const before = await everything();
    const { code, out, err } = await importFile(bytes());
    assert.equal([code, out], [1, '']);
    assert.match(err, says);
    assert.is(await everything(), before);
  });
}

test('an account that is not there is refused, and nothing changes', async () => {
  const before = await everything();
  const { code, err } = await importFile(new TextEncoder().encode(GOOD), '999999');
  assert.is(code, 1);
  assert.match(err, /account/);
  assert.is(await everything(), before);
});

async function importFile(bytes: Uint8Array, account = accountId) {
  writeFileSync(path, bytes);
  const outcome = await line.run('import', '--email', EMAIL, '--account', account, path);
  rmSync(path);
  return outcome;
}

async function everything(): Promise<string> {
  const lists = [
    await line.run('imports', 'list', '--email', EMAIL, '--json'),
    await line.run('account', 'list', '--email', EMAIL, '--json'),
  ];
  return lists.map(({ out }) => out).join('\n');
}

test.run();
