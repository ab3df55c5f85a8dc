import { gzipSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { ports, useCases } from '../../../config/tokens.ts';
import { pluck } from '../../support/assertions.ts';
import { zipFile } from '../../support/files/zip-file.ts';
import { currency } from '../../support/fixtures.ts';
import type { Person } from '../../support/person.ts';
import { HOSTILE, type WebService } from '../../support/service/web-service.ts';
import type { WebScenario } from './web-scenario.ts';

const FILE =
  'Date,Description,Amount,Balance\n2026-03-01,Coffee House,-3.50,96.50\n2026-03-02,Salary,1000.00,1096.50\n';

const OFX_OF_ONE_ACCOUNT = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>5550001234<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260301<DTEND>20260302<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260301<TRNAMT>-3.50<FITID>1<NAME>Coffee House</STMTTRN></BANKTRANLIST>
<LEDGERBAL><BALAMT>96.50<DTASOF>20260302</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

type Content = string | Buffer;

interface Sent {
  readonly status: number;
  readonly location: string | null;
  readonly text: string;
}

async function aPersonWithAccount(service: WebService) {
  const user = await service.newUser();
  const person = await service.signIn(user);
  const create = service.app.get(useCases.accounts).createBankAccount;
  const { id } = await create(user.id, { name: 'Everyday', currency: currency('USD'), balance: 10_000 });
  return { person, userId: user.id, accountId: id };
}

/** Sends the form of the import page as a browser does. */
async function send(
  service: WebService,
  person: Person,
  content: Content | readonly Content[] | undefined,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Sent> {
  const { text } = await person.visit('/import');
  const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const form = new FormData();
  for (const [, name = '', value = ''] of hidden) form.set(name, fields[name] ?? value);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const part of [content ?? []].flat())
    form.append('file', new Blob([Buffer.from(part)]), fields['name'] ?? 'march.csv');
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const init = {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { Cookie: cookie, Origin: service.url, ...headers },
  };
  const response = await fetch(`${service.url}/import`, init as RequestInit);
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}

export const importing: WebScenario = (test, service) => {
  test('whatever is sent as a file is refused with a sentence, and stores nothing', async () => {
    const { person, userId, accountId } = await aPersonWithAccount(service());
    const fields = { account: String(accountId), do: 'import' };
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const bomb = gzipSync(Buffer.alloc(26 * 1024 * 1024 + 1));
    const nested = zipFile([{ name: 'a.zip', content: zipFile([{ name: 'b.csv', content: FILE }]) }]);
    const climbing = zipFile([{ name: '../../climbs.bin', content: png }]);
    const contents = [png, bomb, nested, climbing, Buffer.alloc(9_000), Buffer.from('\ufffe\0'.repeat(99), 'utf16le')];
    for (const content of contents) {
      const { status, text } = await send(service(), person, content, fields);
      assert.ok([413, 415, 422].includes(status), `${status} for ${content.subarray(0, 4).toString('hex')}`);
      assert.not.match(text, /\bat \w+ \(|node:internal/);
    }
    const odd = { ...fields, name: `../${'<b>'.repeat(400)}\u202e.csv`, account: '' };
    assert.not.match((await send(service(), person, FILE, odd)).text, '<b><b>');
    assert.is((await service().app.get(ports.accounts).get(userId, accountId))?.balance, 10_000);
  });

  test('a file is previewed, imported once however often it is sent, and taken back', async () => {
    const { person, userId, accountId } = await aPersonWithAccount(service());
    const account = String(accountId);
    const preview = await send(service(), person, FILE, { account, do: 'preview' });
    assert.is(preview.status, 200);
    assert.match(preview.text, 'Nothing is stored yet.');
    assert.match(preview.text, 'Coffee House');
    assert.match(preview.text, 'agrees');
    assert.is((await service().app.get(ports.accounts).get(userId, accountId))?.balance, 10_000);
    const done = await send(service(), person, FILE, { account, do: 'import', key: 'one-and-the-same' });
    assert.is(done.status, 303);
    const again = await send(service(), person, FILE, { account, do: 'import', key: 'one-and-the-same' });
    assert.is(again.location, done.location);
    const balance = async () => (await service().app.get(ports.accounts).get(userId, accountId))?.balance;
    assert.is(await balance(), 109_650);
    const twice = await send(service(), person, FILE, { account, do: 'import' });
    assert.is(twice.status, 303);
    assert.is(await balance(), 109_650);
    const page = await person.visit(done.location ?? '');
    assert.match(page.text, 'march.csv');
    assert.match(
      (await person.visit(`${done.location?.split('?')[0]}?decision=matched`)).text,
      'There are no such rows.',
    );
    const path = done.location?.split('?')[0] ?? '';
    await person.submit(await person.visit(`${twice.location?.split('?')[0]}/undo`), {}, '/undo');
    const undone = await person.submit(await person.visit(`${path}/undo`), {}, '/undo');
    assert.match(undone.text, 'The import was taken back.');
    assert.is(await balance(), 10_000);
    assert.is((await person.visit(path)).status, 404);
  });

  test('a form that is sent three times at once imports once, and each answer leads there', async () => {
    const { person, userId, accountId } = await aPersonWithAccount(service());
    const rows = Array.from({ length: 2_000 }, (_, nth) => `2026-03-02,Shop ${nth},-0.01,\n`).join('');
    const fields = { account: String(accountId), do: 'import', key: 'three-at-once' };
    const sent = await Promise.all([1, 2, 3].map(() => send(service(), person, FILE + rows, fields)));
    assert.equal(pluck(sent, 'status'), [303, 303, 303]);
    assert.is(new Set(pluck(sent, 'location')).size, 1);
    assert.is((await service().app.get(ports.accounts).get(userId, accountId))?.balance, 107_650);
  });

  test('two files from one form are two, and one of them sent again with another entry says so', async () => {
    const { person, userId, accountId } = await aPersonWithAccount(service());
    const fields = { account: String(accountId), do: 'import', key: 'one-form-two-files' };
    const balance = async () => (await service().app.get(ports.accounts).get(userId, accountId))?.balance;
    assert.is((await send(service(), person, FILE, fields)).status, 303);
    const other = FILE.replace('Salary,1000.00,1096.50', 'Refund,2000.00,2096.50');
    assert.is(other.length, FILE.length);
    const done = await send(service(), person, other, fields);
    assert.is(done.status, 303);
    assert.is(await balance(), 309_650);
    assert.is((await send(service(), person, other, fields)).location, done.location);
    const refused = await send(service(), person, other, { ...fields, invert: 'true' });
    assert.is(refused.status, 422);
    assert.match(refused.text, 'This form was sent before with other entries');
    assert.is(await balance(), 309_650);
  });

  test('what a file leaves open is asked, and a wrong file refused, with nothing stored', async () => {
    const { person, userId, accountId } = await aPersonWithAccount(service());
    const account = String(accountId);
    const open = 'Date,Description,Amount\n03/04/2026,Coffee,-3.50\n05/04/2026,Tea,-2.50\n';
    for (const [content, fields, status, sentence] of [
      [undefined, { account }, 422, 'Choose a file first.'],
      [FILE, {}, 422, 'Which account is this?'],
      [open, { account }, 422, 'How are dates written?'],
      ['%PDF-1.7 …', { account }, 415, 'PDF'],
      ['', { account }, 422, 'File'],
      [FILE, { account, mapping: 'nonsense' }, 422, 'Columns'],
      [FILE, { account: '999999999' }, 422, 'Account'],
    ] as const) {
      const sent = await send(service(), person, content, { do: 'import', ...fields });
      assert.is(sent.status, status, sentence);
      assert.match(sent.text, sentence);
      assert.match(sent.text, /Nothing was imported|A question first/);
    }
    const answered = await send(service(), person, open, { account, do: 'import', date_order: 'dmy' });
    assert.is(answered.status, 303);
    const { rows } = await service()
      .app.get(useCases.transactions)
      .listTransactions(userId, {
        filter: {},
        page: 1,
        perPage: 10,
        include: { category: false, bankAccount: false, bank: false },
      });
    assert.equal(
      rows.map(({ bookedAt }) => bookedAt.slice(0, 10)),
      ['2026-04-05', '2026-04-03'],
    );
  });

  test('several files are previewed at once, answered one by one and imported without being sent again', async () => {
    const { person, userId, accountId } = await aPersonWithAccount(service());
    const account = String(accountId);
    const open = 'Date,Description,Amount\n03/04/2026,Coffee,-3.50\n05/04/2026,Tea,-2.50\n';
    const files = [FILE, open, '%PDF-1.7 …'];
    const sent = await send(service(), person, files, { account, do: 'preview' });
    assert.is(sent.status, 200);
    for (const text of ['Nothing is stored yet.', 'How are dates written?', 'PDF', 'Import all']) {
      assert.match(sent.text, text);
    }
    const page = { url: `${service().url}/import`, status: 200, headers: new Headers(), text: sent.text };
    const [first, second, ...others] = [...sent.text.matchAll(/id="file-(\d+)"/g)].map(([, id]) => id);
    assert.equal(others, [], 'of a file that cannot be read nothing is kept');
    const once = await person.submit(page, { do: `import:${first}` }, '/import/files');
    assert.match(once.text, '2 new, Mar 1, 2026 to Mar 2, 2026');
    const balance = async () => (await service().app.get(ports.accounts).get(userId, accountId))?.balance;
    assert.is(await balance(), 109_650);
    const again = await person.submit(page, { do: `import:${first}` }, '/import/files');
    assert.match(again.text, '2 new');
    assert.is((await service().app.get(ports.imports).page(userId, Number.MAX_SAFE_INTEGER, 9)).length, 1);
    const answered = { do: 'import:all', [`f${second}_date_order`]: 'dmy' };
    const all = await person.submit(once, answered, '/import/files');
    assert.equal([...all.text.matchAll(/>Imported<\/span>/g)].length, 2);
    assert.is(await balance(), 109_050);
  });

  test('accounts of a file are asked by name, opened under the name that is said, in the likely currency', async () => {
    const { person, userId, accountId } = await aPersonWithAccount(service());
    const several =
      '!Account\nNEveryday\nTBank\n^\n!Type:Bank\nD03/22/2026\nT-3.50\nPCoffee\n^\n' +
      '!Account\nNSavings\nTBank\n^\n!Type:Bank\nD03/23/2026\nT100.00\nPInterest\n^\n';
    const sent = await send(service(), person, several, { do: 'preview' });
    assert.match(sent.text, 'Where does each go?');
    const page = { url: `${service().url}/import`, status: 200, headers: new Headers(), text: sent.text };
    const id = /id="file-(\d+)"/.exec(sent.text)?.[1];
    const chosen = (field: string) =>
      new RegExp(`name="f${id}_${field}"[^]*?<option value="([^"]*)" selected`).exec(sent.text)?.[1];
    assert.equal([chosen('goes_0'), chosen('goes_1'), chosen('currency')], [String(accountId), 'new', 'USD']);
    const seen = await person.submit(page, { do: `preview:${id}`, [`f${id}_name_1`]: 'Rainy days' }, '/import/files');
    assert.match(seen.text, 'Rainy days');
    assert.match(seen.text, 'New account');
    const done = await person.submit(seen, { do: `import:${id}` }, '/import/files');
    assert.match(done.text, '2 new');
    const accounts = await service().app.get(ports.accounts).list(userId);
    assert.equal(
      accounts.map(({ name, balance }) => [name, balance]),
      [
        ['Everyday', 9_650],
        ['Rainy days', 10_000],
      ],
    );
  });

  test('the account of a file that names none is asked, and the layout of an earlier file decides nothing for it', async () => {
    const { person, userId, accountId } = await aPersonWithAccount(service());
    const days = 'Date,Description,Amount\n2026-03-24,Coffee,-3.50\n';
    assert.is((await send(service(), person, days, { account: String(accountId), do: 'import' })).status, 303);
    const others = 'Date,Description,Amount\n03/04/2026,Coffee,-3.50\n05/04/2026,Tea,-2.50\n';
    const sent = await send(service(), person, others, { do: 'preview' });
    assert.match(sent.text, 'How are dates written?');
    const page = { url: `${service().url}/import`, status: 200, headers: new Headers(), text: sent.text };
    const id = /id="file-(\d+)"/.exec(sent.text)?.[1];
    const asked = await person.submit(page, { do: `preview:${id}`, [`f${id}_date_order`]: 'mdy' }, '/import/files');
    assert.match(asked.text, 'Which account is this?');
    const done = await person.submit(asked, { do: `import:${id}` }, '/import/files');
    assert.match(done.text, '2 new, Mar 4, 2026 to May 4, 2026');
    assert.is((await service().app.get(ports.accounts).get(userId, accountId))?.balance, 9_050);
  });

  test('columns, signs and days are asked beside the first rows, and answered without the file', async () => {
    const { person, userId, accountId } = await aPersonWithAccount(service());
    const account = String(accountId);
    const unnamed = '2026-03-02;COFFEE HOUSE;3.50;\n2026-03-03;ACME PAYROLL;;2500.00\n2026-03-05;CITY RENT;950.00;\n';
    const unsigned = 'Date,Description,Amount\n03/04/2026,Coffee,3.50\n05/04/2026,Tea,2.25\n';
    const sent = await send(service(), person, [unnamed, unsigned], { account, do: 'import' });
    for (const text of ['Which column is money out', 'ACME PAYROLL', 'Amounts without a sign are', 'is Apr 3, 2026']) {
      assert.match(sent.text, text);
    }
    const page = { url: `${service().url}/import`, status: 200, headers: new Headers(), text: sent.text };
    const [table, other] = [...sent.text.matchAll(/id="file-(\d+)"/g)].map(([, id]) => id);
    const answers = {
      [`f${table}_column_3`]: 'debit',
      [`f${table}_column_4`]: 'credit',
      [`f${other}_invert`]: 'true',
      [`f${other}_date_order`]: 'dmy',
    };
    const twice = { ...answers, [`f${table}_column_4`]: 'debit' };
    const wrong = await person.submit(page, { ...twice, do: `preview:${table}` }, '/import/files');
    assert.match(wrong.text, 'Nothing was imported');
    const done = await person.submit(page, { ...answers, do: 'import:all' }, '/import/files');
    assert.equal([...done.text.matchAll(/>Imported<\/span>/g)].length, 2, done.text);
    assert.is(
      (await service().app.get(ports.accounts).get(userId, accountId))?.balance,
      10_000 + 250_000 - 95_350 - 575,
    );
  });

  test('a file that is kept is of its person alone, and is gone after an hour', async () => {
    const { person, accountId } = await aPersonWithAccount(service());
    const fields = { account: String(accountId), do: 'preview' };
    const sent = await send(service(), person, FILE, fields);
    const id = /id="file-(\d+)"/.exec(sent.text)?.[1];
    const page = { url: `${service().url}/import`, status: 200, headers: new Headers(), text: sent.text };
    const stranger = await service().signIn(await service().newUser());
    const token = /name="form_token" value="([^"]*)"/.exec((await stranger.visit('/import')).text)?.[1] ?? '';
    const stolen = await stranger.submit(page, { do: `import:${id}`, form_token: token }, '/import/files');
    assert.match(stolen.text, 'This file is kept no longer.');
    service().clock.advanceSeconds(3_601);
    const late = await person.submit(page, { do: `import:${id}` }, '/import/files');
    assert.match(late.text, 'This file is kept no longer.');
  });

  test('the preview shows what would become of the first hundred rows', async () => {
    const { person, accountId } = await aPersonWithAccount(service());
    const lines = Array.from({ length: 120 }, (_, count) => `2026-03-22,Coffee ${count} House,-1.00\n`).join('');
    const preview = await send(service(), person, `Date,Description,Amount\n${lines}`, { account: String(accountId) });
    assert.match(preview.text, 'The first 100 of 120 rows');
    assert.match(preview.text, 'Coffee 99 House');
    assert.not.match(preview.text, 'Coffee 100 House');
  });

  test('somebody without accounts imports a file into a new one', async () => {
    const user = await service().newUser();
    const person = await service().signIn(user);
    assert.match((await person.visit('/import')).text, 'A new account');
    const ofx = OFX_OF_ONE_ACCOUNT;
    const preview = await send(service(), person, ofx, { account: 'new', do: 'preview' });
    assert.is(preview.status, 200);
    assert.match(preview.text, 'Nothing is stored yet.');
    assert.equal(await service().app.get(ports.accounts).list(user.id), []);
    assert.is((await send(service(), person, ofx, { account: 'new', do: 'import' })).status, 303);
    const [account, ...others] = await service().app.get(ports.accounts).list(user.id);
    assert.equal([account?.balance, account?.currency, others.length], [9_650, 'USD', 0]);
    const refused = await send(service(), person, FILE, { account: 'new', do: 'import' });
    assert.is(refused.status, 422);
    assert.match(refused.text, 'Currency of the new account');
  });

  test('the initial balance is set so that the balance of the file holds', async () => {
    const { person, userId, accountId } = await aPersonWithAccount(service());
    const fields = { account: String(accountId), set_initial_balance: 'on', do: 'import' };
    assert.is((await send(service(), person, FILE, fields)).status, 303);
    assert.is((await service().app.get(ports.accounts).get(userId, accountId))?.balance, 109_650);
    const other = FILE.replace('96.50', '46.50').replace('1096.50', '1046.50');
    assert.is((await send(service(), person, other, fields)).status, 303);
    assert.is((await service().app.get(ports.accounts).get(userId, accountId))?.balance, 104_650);
  });

  test('the script gets the preview alone', async () => {
    const { person, accountId } = await aPersonWithAccount(service());
    const headers = { 'HX-Request': 'true' };
    const fields = { account: String(accountId), do: 'preview' };
    const text = async (content: string | undefined, more = {}) =>
      (await send(service(), person, content, { ...fields, ...more }, headers)).text;
    assert.match(await text(FILE), /^<section class="card file"[^]*Coffee House[^]*<\/section>\n$/);
    assert.match(await text('%PDF-'), /^<section class="card file"[^]*Nothing was imported/);
    assert.match(await text(undefined), /^<div class="notice danger"/);
    assert.match(
      await text(FILE, { do: 'import' }),
      /^<section class="card file"[^]*2 new, Mar 1, 2026 to Mar 2, 2026/,
    );
  });

  test('without its token the form does nothing, and other people’s imports do not exist', async () => {
    const { person, accountId } = await aPersonWithAccount(service());
    const fields = { account: String(accountId), do: 'import' };
    assert.is((await send(service(), person, FILE, { ...fields, form_token: 'x' })).status, 403);
    assert.is((await send(service(), person, FILE, fields, { Origin: 'https://evil.example' })).status, 403);
    const done = await send(service(), person, FILE, fields);
    const path = done.location?.split('?')[0] ?? '';
    const stranger = await service().signIn(await service().newUser());
    assert.is((await stranger.visit(path)).status, 404);
    assert.is((await stranger.visit(`${path}/undo`)).status, 404);
    const form = await person.visit(`${path}/undo`);
    const stolen = await stranger.visit('/accounts/new');
    const token = /name="form_token" value="([^"]*)"/.exec(stolen.text)?.[1] ?? '';
    assert.is((await stranger.submit(form, { form_token: token }, '/undo')).status, 404);
    assert.is((await person.visit(path)).status, 200);
  });

  test('texts of a file are shown as text', async () => {
    const { person, accountId } = await aPersonWithAccount(service());
    const text = `"${HOSTILE.replaceAll('"', '""')}"`;
    const content = `Date,Description,Amount\n2026-03-01,${text},-3.50\n2026-03-22,Tea,-1.00\n`;
    const sent = await send(service(), person, content, { account: String(accountId), do: 'preview' });
    assert.match(sent.text, '&lt;script&gt;');
    assert.not.match(sent.text, '<script>');
  });
};
