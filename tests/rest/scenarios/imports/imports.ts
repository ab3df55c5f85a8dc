import * as assert from 'uvu/assert';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { pluck } from '../../../support/assertions.ts';
import { aManualAccount, EUR, JPY } from '../../../support/fixtures.ts';
import type { HttpRequest } from '../../../support/service/http-client.ts';
import type { Caller } from '../../../support/service/http-service.ts';
import type { Scenarios } from '../../scenarios.ts';

const MIB = 1024 * 1024;

const CSV = [
  'Date;Amount;Description',
  '2026-03-02;-3,50;COFFEE HOUSE',
  '2026-03-02;-3,50;COFFEE HOUSE',
  '2026-03-09;2500,00;SALARY ACME',
].join('\n');

const ofx = (...accounts: readonly (readonly [number: string, ...amounts: readonly string[]])[]) =>
  [
    'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1>',
    ...accounts.map(
      ([number, ...amounts]) =>
        `<STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>1<ACCTID>${number}<ACCTTYPE>CHECKING</BANKACCTFROM>` +
        `<BANKTRANLIST><DTSTART>20260301<DTEND>20260331\n${amounts
          .map(
            (amount, nth) =>
              `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>2026030${nth + 1}<TRNAMT>${amount}<FITID>${nth}<NAME>SHOP ${nth}</STMTTRN>`,
          )
          .join('\n')}</BANKTRANLIST><LEDGERBAL><BALAMT>96.50<DTASOF>20260331</LEDGERBAL></STMTRS></STMTTRNRS>`,
    ),
    '</BANKMSGSRSV1></OFX>',
  ].join('\n');

/** Specification 4.13 to 4.17, contract 8. */
export const importScenarios: Scenarios = (test, service) => {
  const stage = async () => {
    const caller = await service().newCaller();
    const { id } = await service().prepare((stores) =>
      aManualAccount(stores, caller.userId, { currency: EUR, balance: 10_000 }),
    );
    const upload = (
      text: string | Uint8Array<ArrayBuffer>,
      query = `bank_account_id=${id}`,
      request: HttpRequest = {},
    ) =>
      service().send('POST', `/v1/imports?${query}`, {
        bearer: caller.key,
        text,
        ...request,
        headers: { 'Content-Type': 'application/octet-stream', ...request.headers },
      });
    return {
      caller,
      id,
      upload,
      balance: async () => (await service().account(caller, id)).balance,
      total: () => totalOf(caller),
    };
  };

  test('a file that is imported twice adds its rows once, and both imports can be undone', async () => {
    const { caller, upload, balance, total } = await stage();
    const first = await upload(CSV);
    assert.is(first.status, 201);
    const [statement] = first.json().statements;
    assert.equal([statement.rows, statement.added, statement.matched], [3, 3, 0]);
    assert.equal([await total(), await balance()], [3, 10_000 - 700 + 250_000]);
    const second = (await upload(CSV)).json();
    assert.equal([second.statements[0].added, second.statements[0].matched], [0, 3]);
    assert.is(await total(), 3);
    for (const { id } of [second, first.json()]) {
      assert.is((await caller.delete(`/v1/imports/${id}`)).status, 204);
      assert.is((await caller.delete(`/v1/imports/${id}`)).status, 404);
      assert.is((await caller.get(`/v1/imports/${id}`)).status, 404);
      assert.is((await caller.get(`/v1/imports/${id}/rows`)).status, 404);
    }
    assert.equal([await total(), await balance()], [0, 10_000]);
  });

  test('a file without a currency opens an account in the one that the caller says', async () => {
    const { upload, caller } = await stage();
    const open = (more: string) => upload(CSV, `create_accounts=true${more}`);
    assert.equal((await open('')).json().errors, {
      currency: ['The file names no currency, so no account can be opened for it. Say it, such as currency=USD.'],
    });
    const unknown = await open('&currency=DEM');
    assert.equal([unknown.status, Object.keys(unknown.json().errors)], [422, ['currency']]);
    const opened = await open('&currency=usd');
    assert.equal(opened.json().statements[0].opened_account, { name: 'Bank account', currency: 'USD' });
    const account = (await caller.get('/v1/bank-accounts')).json().at(-1);
    assert.equal([account.currency, account.balance], ['USD', 249_300]);
  });

  test('an import has exactly the fields of the contract', async () => {
    const { caller, id, upload } = await stage();
    const answer = await upload(ofx(['DE89370400440532013000', '-3.50']), `bank_account_id=${id}&name=M%C3%A4rz.ofx`);
    const { id: importId, sha256, created_at, first_rows, ...rest } = answer.json();
    assert.match(sha256, /^[0-9a-f]{64}$/);
    assert.equal(rest, {
      format: 'ofx',
      name: 'März.ofx',
      statements: [
        {
          bank_account_id: id,
          account_last_four: '3000',
          from: '2026-03-01',
          to: '2026-03-31',
          rows: 1,
          added: 1,
          matched: 0,
          updated: 0,
          pending: 0,
          retired: 0,
          skipped: {},
          possible_duplicates: 0,
          balance_check: { date: '2026-03-31', statement: 9_650, coffer: 9_650, difference: 0 },
        },
      ],
      left_out: {},
      warnings: [],
    });
    const [{ line, transaction_id, ...row }] = first_rows;
    assert.ok(line > 1 && transaction_id > 0);
    assert.equal(row, {
      position: 0,
      bank_account_id: id,
      day: '2026-03-01',
      amount: -350,
      currency: 'EUR',
      status: 'booked',
      text: 'SHOP 0',
      decision: 'added',
      reason: 'new',
      possible_duplicate_of: null,
    });
    const shown = (await caller.get(`/v1/imports/${importId}`)).json();
    assert.equal(shown, answer.json());
    const { first_rows: _, ...listed } = shown;
    assert.equal((await caller.get('/v1/imports')).json(), [listed]);
    assert.equal((await caller.get(`/v1/imports/${importId}/rows`)).json(), first_rows);
    assert.not.match(answer.text, '89370400440532013000');
    assert.ok(created_at);
  });

  test('a dry run decides the same and stores nothing', async () => {
    const { caller, id, upload, balance } = await stage();
    const dry = await upload(CSV, `bank_account_id=${id}&dry_run=true`);
    assert.equal([dry.status, dry.json().id, dry.json().statements[0].added], [200, null, 3]);
    assert.equal([(await caller.get('/v1/imports')).text, await totalOf(caller), await balance()], ['[]', 0, 10_000]);
  });

  test('rows can be paged and chosen by their decision, and imports be paged', async () => {
    const { caller, upload } = await stage();
    const ids = [(await upload(CSV)).json().id, (await upload(`${CSV}\n2026-03-20;-1,00;KIOSK`)).json().id];
    const rows = async (query: string) =>
      (await caller.get(`/v1/imports/${ids[1]}/rows?${query}`)).json().map((row: { position: number }) => row.position);
    assert.equal(await rows(''), [0, 1, 2, 3]);
    assert.equal(await rows('per-page=2&after=0'), [1, 2]);
    assert.equal(await rows('decision=added'), [3]);
    const imports = async (query: string) =>
      (await caller.get(`/v1/imports?${query}`)).json().map((one: { id: number }) => one.id);
    assert.equal(await imports(''), ids.toReversed());
    assert.equal(await imports('per-page=1'), [ids[1]]);
    assert.equal(await imports(`before=${ids[1]}`), [ids[0]]);
    assert.is((await caller.get('/v1/imports?BEFORE=1')).status, 400);
    assert.is((await caller.get(`/v1/imports/${ids[0]}/rows?after=-1`)).status, 422);
    assert.is((await caller.get(`/v1/imports/${ids[0]}/rows?PER_PAGE=1`)).status, 400);
    assert.is((await caller.get(`/v1/imports/${ids[0]}/rows?DECISION=added`)).status, 400);
  });

  test('a file of several accounts needs to know where each belongs, once', async () => {
    const { caller, id, upload } = await stage();
    const other = (await caller.post('/v1/bank-accounts', { name: 'Savings', currency: 'EUR' })).json().id;
    const file = ofx(['1111222233', '-3.50'], ['9999888877', '-1.00', '-2.00']);
    const open = await upload(file);
    assert.equal(
      [open.status, open.json().errors],
      [
        422,
        {
          bank_account_id: [
            'The file holds several accounts. Say where each belongs, such as accounts[2233]=12. ' +
              'It has: …2233 (EUR, 1 row), …8877 (EUR, 2 rows).',
          ],
        },
      ],
    );
    const mapped = await upload(file, `accounts[2233]=${id}&accounts%5B8877%5D=${other}`);
    const goals = (json: { statements: { bank_account_id: number; added: number; matched: number }[] }) =>
      json.statements.map(({ bank_account_id, added, matched }) => [bank_account_id, added, matched]);
    assert.equal(goals(mapped.json()), [
      [id, 1, 0],
      [other, 2, 0],
    ]);
    assert.equal(goals((await upload(file, '')).json()), [
      [id, 0, 1],
      [other, 0, 2],
    ]);
    for (const query of ['accounts[2233]=x', 'accounts[2233]=0', `accounts[0000]=${id}`]) {
      assert.equal(Object.keys((await upload(file, query)).json().errors), ['accounts'], query);
    }
  });

  test('accounts are opened on request, shown by a dry run, and gone after undoing', async () => {
    const { caller, upload } = await stage();
    const accounts = async () => (await caller.get('/v1/bank-accounts')).json().length;
    const file = ofx(['DE89370400440532013000', '-3.50'], ['20774711', '-1.00', '-2.00']);
    const before = await accounts();
    const dry = await upload(file, 'create_accounts=true&dry_run=true');
    const [first, second] = dry.json().statements;
    assert.equal(
      [dry.status, first.bank_account_id, first.opened_account, second.opened_account.name],
      [200, null, { name: 'Checking …3000', currency: 'EUR' }, 'Checking …4711'],
    );
    assert.ok(dry.json().first_rows.every((row: { bank_account_id: unknown }) => row.bank_account_id === null));
    assert.is(await accounts(), before);
    const made = (await upload(file, 'accounts[3000]=new&create_accounts=true')).json();
    assert.equal([made.statements[0].initial_balance_moved, made.statements[0].balance_check.difference], [10_000, 0]);
    assert.is(await accounts(), before + 2);
    const opened = (await caller.get(`/v1/bank-accounts`))
      .json()
      .find((one: { id: number }) => one.id === made.statements[0].bank_account_id);
    assert.equal([opened.name, opened.balance], ['Checking …3000', 9_650]);
    await caller.delete(`/v1/imports/${made.id}`);
    assert.is(await accounts(), before);
  });

  test('what a file leaves open is asked, and the answer reads it', async () => {
    const { id, upload } = await stage();
    const file = 'Date;Amount;Description\n03/04/2026;-3,50;COFFEE\n05/04/2026;-4,50;COFFEE';
    const open = await upload(file);
    assert.is(open.status, 422);
    const sentences = open.json().errors.date_order.join(' ');
    assert.match(sentences, 'date_order=dmy');
    assert.not.match(sentences, '..');
    const answered = await upload(file, `bank_account_id=${id}&date_order=dmy`);
    assert.equal([answered.status, answered.json().statements[0].from], [201, '2026-04-03']);
    const next = await upload('Date;Amount;Description\n06/04/2026;-3,50;COFFEE');
    assert.equal([next.status, next.json().statements[0].from], [201, '2026-04-06']);
    const stranger = await stage();
    assert.is((await stranger.upload(file)).status, 422);
  });

  test('a file that names no currency is read in the decimals of its account', async () => {
    const { caller, id, upload } = await stage();
    const amounts = async (currency: string, file: string, query = '') => {
      const created = await service().send('POST', '/v1/bank-accounts', {
        bearer: caller.key,
        json: { name: currency, currency },
      });
      const account = created.json().id;
      const response = await upload(file, `bank_account_id=${account}${query}`);
      return [response.status, response.json().first_rows?.map(({ amount }: { amount: number }) => amount)];
    };
    const csv = 'Date,Description,Amount\n2026-03-02,SHOP,-1230\n2026-03-03,PAY,250000';
    assert.equal(await amounts('JPY', csv), [201, [-1230, 250_000]]);
    assert.equal(await amounts('JPY', csv.replace('-1230', '"-1,230"')), [201, [-1230, 250_000]]);
    assert.equal(await amounts('KWD', csv.replace('-1230', '-1.234'), '&decimal=.'), [201, [-1234, 250_000_000]]);
    assert.equal(await amounts('EUR', csv), [201, [-123_000, 25_000_000]]);
    assert.equal(await amounts('JPY', '!Type:Bank\nD2026-03-02\nT-1230\nPSHOP\n^\n'), [201, [-1230]]);
    assert.equal(await amounts('JPY', ofx(['4711', '-1230']).replace('<CURDEF>EUR', '')), [201, [-1230]]);
    assert.is((await upload(ofx(['4711', '-12.30']), `bank_account_id=${id}`)).json().first_rows[0].amount, -1230);
  });

  test('a number that was imported before brings the decimals of its account with it', async () => {
    const { caller, upload } = await stage();
    const accountIn = (currency: CurrencyCode) =>
      service().prepare((stores) => aManualAccount(stores, caller.userId, { currency, balance: 0 }));
    const [{ id: yen }, { id: euro }] = [await accountIn(JPY), await accountIn(EUR)];
    const without = (text: string) => text.replaceAll('<CURDEF>EUR', '');
    const [first, other] = ['1111224711', '1111223000'];
    assert.is(
      (await upload(without(ofx([first, '-1230'])), `accounts[4711]=${yen}`)).json().first_rows[0].amount,
      -1230,
    );
    assert.is((await upload(without(ofx([first, '-1230', '-5'])), '')).json().first_rows[1].amount, -5);
    const both = await upload(without(ofx([first, '-1230'], [other, '-1.50'])), `accounts[3000]=${euro}`);
    assert.equal([both.status, Object.keys(both.json().errors)], [422, ['currency']]);
  });

  test('the same key imports the same file under the same name once', async () => {
    const { id, upload, total } = await stage();
    const headers = { 'Idempotency-Key': 'march' };
    const first = await upload(CSV, undefined, { headers });
    const again = await upload(CSV, undefined, { headers });
    assert.equal([again.status, again.headers.get('idempotency-replayed')], [201, 'true']);
    assert.equal(again.json(), first.json());
    assert.is(await total(), 3);
    for (const other of [
      await upload(`${CSV}\n`, undefined, { headers }),
      await upload(CSV, `bank_account_id=${id}&dry_run=false`, { headers }),
    ]) {
      assert.equal(Object.keys(other.json().errors), ['Idempotency-Key']);
    }
    const form = async (name: string) => {
      const { text, type } = await formOf([['file', new Blob([CSV]), name]]);
      const sent = { 'Content-Type': type, 'Idempotency-Key': 'as a form' };
      return upload(text, `bank_account_id=${id}`, { headers: sent });
    };
    const statuses = [await form('march.csv'), await form('march.csv'), await form('april.csv')];
    assert.equal(pluck(statuses, 'status'), [201, 201, 422]);
  });

  test('two uploads of one file at once add its rows once', async () => {
    const { upload, total, balance } = await stage();
    const answers = await Promise.all([upload(CSV), upload(CSV), upload(CSV)]);
    assert.equal(pluck(answers, 'status'), [201, 201, 201]);
    assert.equal([await total(), await balance()], [3, 10_000 - 700 + 250_000]);
  });

  test('an import whose undoing would move the balance out of range stays', async () => {
    const caller = await service().newCaller();
    const { id } = await service().prepare((stores) =>
      aManualAccount(stores, caller.userId, { currency: EUR, balance: Number.MAX_SAFE_INTEGER }),
    );
    const request = { bearer: caller.key, text: CSV.split('\n').slice(0, 2).join('\n') };
    const { id: importId } = (await service().send('POST', `/v1/imports?bank_account_id=${id}`, request)).json();
    const entry = { amount: 350, bank_account_id: id, booked_at: '2026-03-05', description: 'Refund' };
    assert.is((await caller.post('/v1/transactions', entry)).status, 201);
    const refused = await caller.delete(`/v1/imports/${importId}`);
    assert.equal([refused.status, Object.keys(refused.json().errors)], [422, ['amount']]);
    assert.is((await caller.get(`/v1/imports/${importId}`)).status, 200);
  });

  type FormPart = readonly [name: string, value: string | Blob, file?: string];

  const formOf = async (parts: readonly FormPart[]) => {
    const form = new FormData();
    for (const [name, value, file] of parts) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, file);
    }
    const made = new Response(form);
    return { text: new Uint8Array(await made.arrayBuffer()), type: made.headers.get('content-type') ?? '' };
  };

  test('what is said about a file twice, or does not fit it, is refused by its name', async () => {
    const { id, upload, total } = await stage();
    const account = `bank_account_id=${id}`;
    const cases = [
      ['accounts[1234]=new&accounts[12-34]=new', 'accounts'],
      ['mapping=date:1,date:2,amount:3', 'mapping'],
      ['mapping=date:1,amount:9', 'mapping'],
      ['encoding=klingon', 'encoding'],
    ] as const;
    for (const [query, field] of cases) {
      const refused = await upload(CSV, `${account}&${query}`);
      assert.equal([refused.status, Object.keys(refused.json().errors)], [422, [field]], query);
    }
    assert.is(await total(), 0);
  });

  test('a form with a file is an upload, and its other fields are parameters', async () => {
    const { id, upload, total } = await stage();
    const send = async (query: string, ...parts: readonly FormPart[]) => {
      const { text, type } = await formOf(parts);
      return upload(text, query, { headers: { 'Content-Type': type } });
    };
    const file = ['file', new Blob([CSV]), 'März.csv'] as const;
    const dry = await send('dry_run=true', ['bank_account_id', String(id)], file);
    assert.equal([dry.status, dry.json().name, dry.json().statements[0].added], [200, 'März.csv', 3]);
    assert.is(await total(), 0);
    const twice = await send(`bank_account_id=${id}`, ['dry_run', 'false'], ['dry_run', 'true'], file);
    assert.equal(twice.json().errors, { dry_run: ['The dry_run must be given once.'] });
    const other = await send(`bank_account_id=${id}`, ['accounts[1234]', 'x'], file);
    assert.equal([other.status, Object.keys(other.json().errors)], [422, ['accounts']]);
    assert.equal(Object.keys((await send('', ['bank_account_id', 'x'], file)).json().errors), ['bank_account_id']);
    assert.is((await send('', ['bank_acount_id', String(id)], file)).status, 400);
    assert.is((await send('', ['bank_account_id', String(id)])).status, 400);
    assert.is((await send(`bank_account_id=${id}`, file, ['file', new Blob([CSV]), 'two.csv'])).status, 400);
    const large = await send(`bank_account_id=${id}`, ['file', new Blob([new Uint8Array(25 * MIB + 1)]), 'big.csv']);
    assert.equal([large.status, large.json().message], [413, 'The file must not be larger than 25 MiB.']);
    assert.is(await total(), 0);
    const made = await send(`bank_account_id=${id}`, file);
    assert.equal([made.status, await total()], [201, 3]);
  });

  test('files of other formats, other multipart bodies and compressed bodies are 415', async () => {
    const { caller, id, upload } = await stage();
    for (const text of ['%PDF-1.7\n%âãÏÓ', 'Rar!\u001a\u0007 some archive']) {
      assert.is((await upload(text)).status, 415, text);
    }
    const packed = await upload(CSV, undefined, { headers: { 'Content-Encoding': 'gzip' } });
    assert.equal([packed.status, packed.json()], [415, { message: 'The body must not be compressed.' }]);
    const mixed = { headers: { 'Content-Type': 'multipart/mixed; boundary=x' } };
    assert.is((await upload(CSV, undefined, mixed)).status, 415);
    assert.is((await caller.get(`/v1/transactions?filter[bank_account_id]=${id}`)).json().total, 0);
  });

  test('25 MiB are read, one byte more is a 413', async () => {
    const { upload, total } = await stage();
    const answer = await upload(new Uint8Array(25 * MIB + 1));
    assert.equal([answer.status, answer.json()], [413, { message: 'The file must not be larger than 25 MiB.' }]);
    const padded = new Uint8Array(25 * MIB).fill(10);
    padded.set(new TextEncoder().encode(CSV));
    assert.is((await upload(padded)).status, 201);
    assert.is(await total(), 3);
  });

  test('empty files, mistaken parameters and accounts of others change nothing', async () => {
    const { caller, upload, total } = await stage();
    const stranger = await stage();
    const errors = async (query: string, text = CSV) => {
      const answer = await upload(text, query);
      return [answer.status, ...Object.keys(answer.json().errors ?? {})];
    };
    assert.equal(await errors('', ''), [422, 'file']);
    assert.equal(await errors(''), [422, 'bank_account_id']);
    assert.equal(await errors(`bank_account_id=${stranger.id}`), [422, 'bank_account_id']);
    assert.equal(await errors('bank_account_id=%00'), [422, 'bank_account_id']);
    assert.equal(await errors('BANK_ACCOUNT_ID=1'), [400]);
    assert.equal(await errors('mapping=nonsense'), [422, 'mapping']);
    assert.equal(await errors('format=pdf&dry_run=yes&on_error=ask'), [422, 'dry_run', 'format', 'on_error']);
    assert.equal([await total(), (await caller.get('/v1/imports')).text], [0, '[]']);
  });

  test('rows that cannot be read are named, or left out on request', async () => {
    const { id, upload, total } = await stage();
    const file = `${CSV}\n2026-02-30;-1,00;NO SUCH DAY`;
    const refused = await upload(file);
    assert.is(refused.status, 422);
    assert.match(refused.json().errors.rows[0], /^Line 5/);
    assert.is(await total(), 0);
    const { statements } = (await upload(file, `bank_account_id=${id}&on_error=skip`)).json();
    assert.equal(statements[0].skipped, { unreadable: 1 });
  });
};

async function totalOf(caller: Caller): Promise<number> {
  return (await caller.get('/v1/transactions')).json().total;
}
