import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ImportFileError } from '../../adapters/import-files/file-error.ts';
import { readRates } from '../../adapters/import-files/rates.ts';
import { readTransactions } from '../../adapters/import-files/transactions.ts';

const directory = mkdtempSync(join(tmpdir(), 'coffer-import-'));
let files = 0;

function file(text: string): string {
  const path = join(directory, `file-${(files += 1)}`);
  writeFileSync(path, text);
  return path;
}

async function refusedWith(work: () => Promise<unknown>): Promise<string> {
  const error = await work().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.instance(error, ImportFileError);
  return (error as Error).message;
}

const reading = suite('reading a file of transactions');

const FULL = {
  bookedAt: '2026-03-05T10:11:12.500000Z',
  amount: -1250,
  description: 'Lunch, with “tip”',
  merchantName: 'Noodle Bar',
  category: 'restaurants',
  status: 'pending',
  currency: 'EUR',
  from: [],
  to: [{ name: 'Noodle Bar' }],
};

reading('CSV and NDJSON of the same rows are the same', async () => {
  const csv = file(
    '\uFEFFbooked_at,amount,description,merchant_name,category,status,currency,from,to\r\n' +
      '2026-03-05T10:11:12.5Z,-1250,"Lunch, with “tip”",Noodle Bar,restaurants,pending,eur,,Noodle Bar\r\n' +
      '2026-03-06,99,Refund,,,,,,\r\n',
  );
  const ndjson = file(
    `${JSON.stringify({ booked_at: '2026-03-05T10:11:12.5Z', amount: -1250, description: 'Lunch, with “tip”', merchant_name: 'Noodle Bar', category: 'restaurants', status: 'pending', currency: 'EUR', to: [{ name: 'Noodle Bar' }] })}\n\n` +
      `${JSON.stringify({ booked_at: '2026-03-06', amount: 99, description: 'Refund' })}\n`,
  );
  const rows = await readTransactions(csv);
  assert.equal(rows[0], FULL);
  assert.is(rows[1]?.bookedAt, '2026-03-06T00:00:00.000000Z');
  assert.equal(await readTransactions(ndjson), rows);
});

const BROKEN: readonly (readonly [what: string, fields: object, sentence: RegExp])[] = [
  ['no date', { booked_at: undefined }, /^Line 2: booked_at must be a date/],
  ['a day that does not exist', { booked_at: '2026-02-30' }, /^Line 2: booked_at/],
  ['an amount of 0', { amount: 0 }, /^Line 2: amount must be other than 0/],
  ['an amount with decimals', { amount: 12.5 }, /^Line 2: amount must be an integer/],
  ['an amount beyond 2^53', { amount: 9_007_199_254_740_992 }, /^Line 2: amount/],
  ['an amount in words', { amount: 'ten' }, /^Line 2: amount/],
  ['an empty description', { description: '  ' }, /^Line 2: description/],
  [
    'a description of 501 characters',
    { description: 'x'.repeat(501) },
    /^Line 2: description must be text of 1 to 500/,
  ],
  ['NUL in a description', { description: 'a\0b' }, /^Line 2: description/],
  ['an unknown status', { status: 'maybe' }, /^Line 2: status must be one of booked, pending/],
  ['an unknown currency', { currency: 'ZZZ' }, /^Line 2: currency/],
  ['a party without a name', { to: [{}] }, /^Line 2: to must be names/],
];

for (const [what, fields, sentence] of BROKEN) {
  reading(`${what} is refused with the line and the rule`, async () => {
    const good = { booked_at: '2026-03-05', amount: -1, description: 'x' };
    const path = file(`${JSON.stringify(good)}\n${JSON.stringify({ ...good, ...fields })}\n`);
    assert.match(await refusedWith(() => readTransactions(path)), sentence);
  });
}

reading('a broken line of JSON, and a CSV row of another length, are refused', async () => {
  assert.is(await refusedWith(() => readTransactions(file('{"a":1\n'))), 'Line 1 is no JSON.');
  const csv = file('booked_at,amount,description\n2026-03-05,1\n');
  assert.match(await refusedWith(() => readTransactions(csv)), 'The file is no CSV with a header line');
});

reading('separators of Unicode inside a text do not end a line', async () => {
  const path = file(`${JSON.stringify({ booked_at: '2026-03-05', amount: -1, description: 'a\u2028b' })}\r\n`);
  assert.is((await readTransactions(path))[0]?.description, 'a\u2028b');
});

reading('an empty file has no transactions', async () => {
  assert.equal(await readTransactions(file('')), []);
});

const rates = suite('reading a file of rates');

rates.after(() => rmSync(directory, { recursive: true }));

rates('keeps the digits as they stand and trusts them as entered by hand', async () => {
  const path = file('date,currency,per_eur\n2026-03-05,usd,1.0837\n');
  assert.equal(await readRates(path), [{ date: '2026-03-05', currency: 'USD', perEur: '1.0837', source: 'manual' }]);
});

rates('a rate of 0, a negative one, and one of the euro itself are refused', async () => {
  for (const line of ['2026-03-05,USD,0', '2026-03-05,USD,-1', '2026-03-05,EUR,1', '2026-03-05,USD,much']) {
    assert.match(
      await refusedWith(() => readRates(file(`date,currency,per_eur\n${line}\n`))),
      /^Line 2: .*per.eur/,
      line,
    );
  }
});

reading.run();
rates.run();
