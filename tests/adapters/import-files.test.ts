import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBillHistory } from '../../adapters/import-files/bill-history.ts';
import { ImportFileError } from '../../adapters/import-files/file-error.ts';
import { readRates } from '../../adapters/import-files/rates.ts';
import { unreadable } from '../../adapters/import-files/source-file.ts';
import { readTransactions } from '../../adapters/import-files/transactions.ts';
import * as fc from '../support/fast-check.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const directory = temporaryDirectory();
let files = 0;

function file(content: string | Uint8Array): string {
  const path = join(directory, `file-${(files += 1)}`);
  writeFileSync(path, content);
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

/** The sentence that refuses a file of transactions. */
function refused(content: string | Uint8Array): Promise<string> {
  return refusedWith(() => readTransactions(file(content)));
}

async function descriptionsOf(content: string | Uint8Array): Promise<readonly string[]> {
  return (await readTransactions(file(content))).map(({ description }) => description);
}

const HEADER = 'booked_at,amount,description';

const reading = suite('reading a file of transactions');

const FULL = {
  line: 2,
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

reading('CSV and NDJSON of the same rows are the same, but for their lines', async () => {
  const csv = file(
    '\uFEFFbooked_at,amount,description,merchant_name,category,status,currency,from,to\r\n' +
      '2026-03-05T10:11:12.5Z,-1250,"Lunch, with “tip”",Noodle Bar,restaurants,pending,eur,,Noodle Bar\r\n' +
      '2026-03-06,99,Refund,,,,,,\r\n',
  );
  const ndjson = file(
    `\n${JSON.stringify({ booked_at: '2026-03-05T10:11:12.5Z', amount: -1250, description: 'Lunch, with “tip”', merchant_name: 'Noodle Bar', category: 'restaurants', status: 'pending', currency: 'EUR', to: [{ name: 'Noodle Bar' }] })}\n` +
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
  ['a moment before 1900', { booked_at: '1900-01-01T00:00:00+05:00' }, /^Line 2: booked_at/],
  ['an amount of 0', { amount: 0 }, /^Line 2: amount must be other than 0/],
  ['an amount with decimals', { amount: 12.5 }, /^Line 2: amount must be an integer/],
  ['an amount beyond 2^53', { amount: 9_007_199_254_740_992 }, /^Line 2: amount/],
  ['an amount in words', { amount: 'ten' }, /^Line 2: amount/],
  ['an amount with an exponent', { amount: '1e3' }, /^Line 2: amount must be an integer/],
  ['an amount with a decimal comma', { amount: '-12,50' }, /^Line 2: amount must be an integer/],
  ['an amount in hexadecimal', { amount: '0x10' }, /^Line 2: amount must be an integer/],
  ['an empty description', { description: '  ' }, /^Line 2: description/],
  ['a description that is a number', { description: 7 }, /^Line 2: description must be text/],
  [
    'a description of 501 characters',
    { description: 'x'.repeat(501) },
    /^Line 2: description must be text of 1 to 500/,
  ],
  ['NUL in a description', { description: 'a\0b' }, /^Line 2: description must be text without NUL/],
  ['a lone surrogate in a description', { description: 'a\uD800b' }, /^Line 2: description must be text without NUL/],
  ['a noncharacter in a description', { description: 'a\uFFFFb' }, /^Line 2: description must be text without NUL/],
  ['NUL in the name of a merchant', { merchant_name: '\0' }, /^Line 2: merchant_name must be text without NUL/],
  ['an unknown status', { status: 'maybe' }, /^Line 2: status must be one of booked, pending/],
  ['an unknown currency', { currency: 'ZZZ' }, /^Line 2: currency/],
  ['a category that is neither slug nor id', { category: 1.5 }, /^Line 2: category must be the slug or id/],
  ['a party without a name', { to: [{}] }, /^Line 2: to must be names/],
  ['a party with a lone surrogate', { from: '\uDC00' }, /^Line 2: from must be text without NUL/],
];

for (const [what, fields, sentence] of BROKEN) {
  reading(`${what} is refused with the line and the rule`, async () => {
    const good = { booked_at: '2026-03-05', amount: -1, description: 'x' };
    assert.match(await refused(`${JSON.stringify(good)}\n${JSON.stringify({ ...good, ...fields })}\n`), sentence);
  });
}

reading('an empty text in an optional field counts as absent', async () => {
  const row = { booked_at: '2026-03-05', amount: -1, description: 'x', merchant_name: '', currency: null };
  assert.is((await readTransactions(file(JSON.stringify(row))))[0]?.merchantName, null);
});

reading('separators of Unicode inside a text do not end a line', async () => {
  const row = { booked_at: '2026-03-05', amount: -1, description: 'a\u2028b\u0085c' };
  assert.equal(await descriptionsOf(`${JSON.stringify(row)}\r\n`), ['a\u2028b\u0085c']);
});

const shapes = suite('the shape of an import file');

const ROW = '2026-03-05,-100,Tea';
const REFUSED: readonly (readonly [what: string, content: string, sentence: string | RegExp])[] = [
  ['an empty file', '', 'The file is empty.'],
  ['a file of blank lines', '\uFEFF\n  \r\n\t\n', 'The file is empty.'],
  ['a header without rows', `${HEADER}\n`, 'The file has a header line but no rows.'],
  ['a header with blank rows', `${HEADER}\n,,\n  \n`, 'The file has a header line but no rows.'],
  [
    'a file without a header',
    `${ROW}\n${ROW}\n`,
    'Line 1: The header lacks the columns booked_at, amount and description. The first line must name the columns.',
  ],
  [
    'a header without a column',
    `\nbooked_at,amount\n2026-03-05,1\n`,
    /^Line 2: The header lacks the column description\./,
  ],
  ['a header with a column twice', `${HEADER},amount\n${ROW},5\n`, 'Line 1: The header names the column amount twice.'],
  ['a row that is too short', `${HEADER}\n2026-03-05,1\n`, 'Line 2 has 2 cells, but the header has 3.'],
  ['a row that is too long', `${HEADER}\n${ROW}\n${ROW},more\n`, 'Line 3 has 4 cells, but the header has 3.'],
  [
    'a quotation mark inside a cell',
    `${HEADER}\n${ROW}\n2026-03-05,1,5" nail\n`,
    /^Line 3: A quotation mark stands in the/,
  ],
  [
    'text behind a closing quotation mark',
    `${HEADER}\n2026-03-05,1,"Tea" time\n`,
    /^Line 2: A quotation mark stands in the/,
  ],
  [
    'an open quotation mark',
    `${HEADER}\n${ROW}\n\n2026-03-05,1,"Tea\n${ROW}\n`,
    /^Line 4: A quotation mark is opened and never/,
  ],
  [
    'a JSON array',
    '[{"booked_at":"2026-03-05"}]',
    /^The file is a JSON array\. It must be CSV with a header line, or NDJSON/,
  ],
  ['XML', '<?xml version="1.0"?>\n<Document/>', /^The file is XML or HTML\./],
  ['OFX', 'OFXHEADER:100\n', /^The file is OFX\./],
  ['QIF', '!Type:Bank\n', /^The file is QIF\./],
  ['a line of broken JSON', '{"a":1\n', 'Line 1 is not valid JSON. Each line must hold one whole JSON object.'],
  ['a JSON object over several lines', '{\n"a": 1\n}\n', /^Line 1 is not valid JSON\./],
  [
    'a line that is no JSON object',
    '{"booked_at":"2026-03-05","amount":1,"description":"x"}\n7\n',
    /^Line 2 is not a JSON object\./,
  ],
  [
    'a huge row of CSV',
    `${HEADER}\n${ROW}\n2026-03-05,1,${'x'.repeat(1_100_000)}\n`,
    /^Line 3: The record is longer than 1 MiB\./,
  ],
  [
    'a huge line of JSON',
    `{"booked_at":"2026-03-05","amount":1,"description":"x"}\n{"a":"${'x'.repeat(1_300_000)}`,
    /^Line 2: The record is longer than 1 MiB\./,
  ],
  ['a huge first line', 'x'.repeat(1_300_000), /^Line 1: The record is longer than 1 MiB\./],
];

for (const [what, content, sentence] of REFUSED) {
  shapes(`${what} is refused in one sentence`, async () => {
    const message = await refused(content);
    if (typeof sentence === 'string') assert.is(message, sentence);
    else assert.match(message, sentence);
    assert.not.match(message, '\n');
  });
}

const HANDLED: readonly (readonly [what: string, content: string])[] = [
  ['semicolons', 'booked_at;amount;description\n2026-03-05;-100;Tea, hot\n2026-03-06;-1;"Cake; sweet"\n'],
  ['tabs', 'booked_at\tamount\tnote\tdescription\n2026-03-05\t-100\t\tTea, hot\n2026-03-06\t-1\t\tCake; sweet\n'],
  [
    'a semicolon inside a quoted header cell',
    `${HEADER},"a;b;c;d;e"\n2026-03-05,-100,"Tea, hot",\n2026-03-06,-1,Cake; sweet,\n`,
  ],
  ['line ends of old Macs', `${HEADER}\r2026-03-05,-100,"Tea, hot"\r2026-03-06,-1,Cake; sweet`],
  ['line ends of Windows', `${HEADER}\r\n2026-03-05,-100,"Tea, hot"\r\n\r\n2026-03-06,-1,Cake; sweet`],
  ['mixed line ends', `${HEADER}\r\n2026-03-05,-100,"Tea, hot"\n2026-03-06,-1,Cake; sweet\r`],
  [
    'columns in any order and case',
    'Description,AMOUNT, Booked_At\n"Tea, hot",-100,2026-03-05\nCake; sweet,-1,2026-03-06',
  ],
  ['unknown columns, even twice', `${HEADER},x,x\n2026-03-05,-100,"Tea, hot",,1\n2026-03-06,-1,Cake; sweet,2,`],
  [
    'separators at the ends of lines and in the last ones',
    `${HEADER}\n2026-03-05,-100,"Tea, hot",,\n2026-03-06,-1,Cake; sweet,\n,,\n,,`,
  ],
];

for (const [what, content] of HANDLED) {
  shapes(`${what}: the rows are read`, async () => {
    assert.equal(await descriptionsOf(content), ['Tea, hot', 'Cake; sweet']);
  });
}

shapes('a refusal names the line of the file, after quoted line breaks and blank lines too', async () => {
  const start = `${HEADER}\n2026-03-05,1,"Tea\n\nand cake"\n\n2026-03-05,1,"a\r\nb"\n`;
  assert.match(await refused(`${start}2026-03-05,0,Tea\n`), /^Line 8: /);
  assert.match(await refused(`${start}2026-03-05,0,"Tea\nfor\ntwo"\n`), /^Line 8: /);
  assert.match(await refused(`${start}2026-03-05,1,a"b\n`), /^Line 8: /);
  assert.match(await refused(`${start}2026-03-05,1\n`), /^Line 8 has/);
  assert.match(await refused(`${start}\n2026-03-05,1,"a\nb\n`), /^Line 9: /);
  const lines = (await readTransactions(file(`${start}${ROW}`))).map(({ line }) => line);
  assert.equal(lines, [2, 6, 8]);
});

shapes('line breaks at the edges of a quoted cell count too', async () => {
  const edges = `${HEADER}\n2026-03-05,1,"\nTea\n\n"\n2026-03-05,1,"Cake\r\n" \n`;
  assert.match(await refused(`${edges}2026-03-05,0,Tea\n`), /^Line 8: /);
  assert.equal(await descriptionsOf(edges), ['Tea', 'Cake']);
});

shapes('a refused NUL in a CSV cell names the line', async () => {
  const filler = `${ROW}\n`.repeat(4_000);
  assert.match(
    await refused(`${HEADER}\n${filler}2026-03-05,1,a\0b\n`),
    /^Line 4002: description must be text without NUL/,
  );
});

const encodings = suite('the encoding of an import file');

const GERMAN = `${HEADER}\n2026-03-05,-100,Müller – 5 €\n`;
const LATIN = GERMAN.replace(' – 5 €', ' Straße');

encodings('UTF-8, UTF-16 of either order and Windows-1252 give the same text', async () => {
  const utf16 = Buffer.from(`\uFEFF${GERMAN}`, 'utf16le');
  const windows = Buffer.from(GERMAN.replace('–', '\x96').replace('€', '\x80'), 'latin1');
  for (const bytes of [
    Buffer.from(GERMAN),
    Buffer.from(`\uFEFF${GERMAN}`),
    utf16,
    Buffer.from(utf16).swap16(),
    windows,
  ]) {
    assert.equal(await descriptionsOf(bytes), ['Müller – 5 €']);
  }
});

encodings('UTF-16 without a byte order mark is recognised', async () => {
  const utf16 = Buffer.from(GERMAN, 'utf16le');
  assert.equal(await descriptionsOf(utf16), ['Müller – 5 €']);
  assert.equal(await descriptionsOf(Buffer.from(utf16).swap16()), ['Müller – 5 €']);
});

encodings('Latin-1 is recognised by a letter far behind the start', async () => {
  const rows = `${ROW}\n`.repeat(20_000);
  const texts = await descriptionsOf(Buffer.from(`${HEADER}\n${rows}2026-03-05,-100,Straße\n`, 'latin1'));
  assert.is(texts.at(-1), 'Straße');
  assert.equal(await descriptionsOf(Buffer.from(LATIN, 'latin1')), ['Müller Straße']);
});

encodings('a character that two chunks share, and a line end that they share, stay whole', async () => {
  for (const length of [65_533, 65_534, 65_535, 65_536]) {
    const start = `${HEADER},x\n${'2026-03-05,-1,Tea,\n'.repeat(3_000)}2026-03-05,-1,Tea,`;
    const text = `${start}${'x'.repeat(length - Buffer.byteLength(start))}€\r\n2026-03-05,0,Tea,\r\n`;
    assert.match(await refused(text), /^Line 3003: amount must be other than 0/);
    assert.match(await refused(text.replace('€', '')), /^Line 3003: amount must be other than 0/);
  }
});

const GARBLED: readonly (readonly [what: string, bytes: Buffer, sentence: RegExp])[] = [
  [
    'UTF-8 with a broken character',
    Buffer.concat([Buffer.from(GERMAN), Buffer.from([0x61, 0xff])]),
    /^Line 3: .* not valid UTF-8\./,
  ],
  ['UTF-8 that ends inside a character', Buffer.from(GERMAN).subarray(0, -2), /^Line 2: .* not valid UTF-8\./],
  ['UTF-8 by its mark, with a broken character', Buffer.from(`ï»¿${LATIN}`, 'latin1'), /^Line 2: .* not valid UTF-8\./],
  [
    'UTF-8 with a broken character and line ends of old Macs',
    Buffer.concat([Buffer.from(GERMAN.replaceAll('\n', '\r')), Buffer.from([0x61, 0xff])]),
    /^Line 3: .* not valid UTF-8\./,
  ],
  [
    'UTF-16 of an odd length',
    Buffer.from(`\uFEFF${GERMAN}`, 'utf16le').subarray(0, -1),
    /^Line 2: .* not valid UTF-16LE\./,
  ],
  [
    'another 8-bit encoding',
    Buffer.from(`${HEADER}\n${ROW}\n2026-03-05,1,M\x81ller\n`, 'latin1'),
    /^Line 3: .* neither UTF-8 nor Windows-1252\./,
  ],
  ['binary data', Buffer.from([1, 2, 3, 0, 0, 7, 250, 0]), /^The file is binary data, not text\.$/],
];

for (const [what, bytes, sentence] of GARBLED) {
  encodings(`${what} is refused, with the line where there are lines`, async () => {
    assert.match(await refused(bytes), sentence);
  });
}

const FORMATS: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['a gzip file', gzipSync(GERMAN)],
  ['a ZIP archive', Buffer.from('PK\x03\x04\x14\0\0\0\x08\0history.csv', 'latin1')],
  ['a spreadsheet', Buffer.from('PK\x03\x04\x14\0\x06\0\x08\0[Content_Types].xml', 'latin1')],
  ['a spreadsheet', Buffer.from('PK\x03\x04\x14\0mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'latin1')],
  ['a PDF document', Buffer.from('%PDF-1.7\n')],
  ['UTF-32 text', Buffer.from('\xff\xfe\0\0b\0\0\0o\0\0\0o\0\0\0', 'latin1')],
  ['UTF-32 text', Buffer.from('\0\0\xfe\xff\0\0\0b\0\0\0o', 'latin1')],
  ['an old Excel workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
];

for (const [name, bytes] of FORMATS) {
  encodings(
    `${name} is named and refused: ${bytes
      .subarray(10, 30)
      .toString('latin1')
      .replace(/[^ -~]/g, '')}`,
    async () => {
      assert.match(await refused(bytes), new RegExp(`^The file is ${name}\\. It must be CSV`));
    },
  );
}

const places = suite('the path of an import file');

places('a path that leads to no readable file is refused with a sentence', async () => {
  const sentence = (path: string) => refusedWith(() => readTransactions(path));
  const folder = join(directory, 'folder');
  mkdirSync(folder);
  const loop = join(directory, 'loop');
  symlinkSync(loop, loop);
  const pipe = join(directory, 'pipe');
  execFileSync('mkfifo', [pipe]);
  assert.is(await sentence(join(directory, 'none')), `There is no file “${join(directory, 'none')}”.`);
  assert.is(await sentence(join(file('x'), 'none')), `There is no file “${directory}/file-${files}/none”.`);
  assert.is(await sentence(folder), `“${folder}” is a directory, not a file.`);
  assert.match(await sentence(pipe), /is a pipe or a device\. Save its content/);
  assert.match(await sentence('/dev/null'), /is a pipe or a device/);
  assert.match(await sentence(loop), /cannot be read \(ELOOP\)\.$/);
  assert.match(await sentence('x'.repeat(5_000)), /cannot be read \(ENAMETOOLONG\)\.$/);
  assert.match(await sentence('a\0b'), /^There is no file/);
  assert.match(await sentence(''), /^There is no file/);
});

places('a file without permission is refused with a sentence', () => {
  // Tests may run as root, who may read everything.
  const refusal = unreadable('history.csv', Object.assign(new Error('denied'), { code: 'EACCES' }));
  assert.instance(refusal, ImportFileError);
  assert.is((refusal as Error).message, 'You are not allowed to read “history.csv”.');
});

const rates = suite('reading a file of rates');

rates('keeps the digits of the file, and counts the rates as entered by hand', async () => {
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

rates('a rate with an exponent, a decimal comma or too many digits is refused', async () => {
  for (const line of ['2026-03-05;USD;1e3', '2026-03-05;USD;1,08', '2026-03-05;USD;1.0000000000001']) {
    const path = file(`date;currency;per_eur\n${line}\n`);
    assert.match(await refusedWith(() => readRates(path)), /^Line 2: The per_eur must be a decimal number/, line);
  }
  const tiny = file('{"date":"2026-03-05","currency":"USD","per_eur":1e-7}');
  assert.match(await refusedWith(() => readRates(tiny)), /^Line 1: The per_eur must be a decimal number/);
});

rates('a second rate for the same currency and day is refused with both lines', async () => {
  const path = file('date,currency,per_eur\n2026-03-05,USD,1.08\n2026-03-06,USD,1.08\n2026-03-05,usd,1.09\n');
  assert.is(
    await refusedWith(() => readRates(path)),
    'Line 4: There is already a rate of USD on 2026-03-05, on line 2.',
  );
});

const chaos = suite('any file at all');

const READERS = [readTransactions, readRates, readBillHistory] as const;

/** Reads `content` as every kind of file: rows come out, or a sentence for the user, and nothing else. */
async function readsOrRefuses(content: string | Uint8Array): Promise<void> {
  const path = file(content);
  for (const read of READERS) {
    const rows = await read(path).catch((error: unknown) => error);
    if (rows instanceof Error) {
      assert.instance(rows, ImportFileError);
      assert.match(rows.message, /^[^\n]+\.$/);
    } else {
      assert.ok(Array.isArray(rows) ? rows.length > 0 : rows instanceof Map && rows.size > 0);
    }
  }
}

chaos('random bytes are read or refused with a sentence', async () => {
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), readsOrRefuses), { numRuns: 150 });
});

const WORDS = 'booked_at amount description date currency per_eur user id 2026-03-05 -100 Tea USD 1.08'.split(' ');
const MARKS = [
  ',',
  ';',
  '\t',
  '\n',
  '\r\n',
  '\r',
  '"',
  '""',
  ' ',
  '\0',
  '{',
  '}',
  '[',
  ']',
  ':',
  'é',
  '\uFEFF',
  '\u2028',
  '\uFFFF',
  '💶',
  '\\',
  '\x81',
];

chaos('files made of the parts of good ones are read or refused with a sentence', async () => {
  const text = fc
    .array(fc.constantFrom(...WORDS, ...MARKS, ...MARKS), { maxLength: 40 })
    .map((parts) => parts.join(''));
  const start = fc.constantFrom(
    '',
    `${HEADER}\n`,
    'user,id,booked_at,amount,currency,description\n',
    'date,currency,per_eur\n',
    '{"',
  );
  const encoding = fc.constantFrom<BufferEncoding>('utf8', 'latin1', 'utf16le');
  const property = fc.asyncProperty(start, text, encoding, (head, rest, name) =>
    readsOrRefuses(Buffer.from(head + rest, name)),
  );
  await fc.assert(property, { numRuns: 300 });
});

chaos('good files with one byte changed are read or refused with a sentence', async () => {
  const good = [
    Buffer.from(`${HEADER}\n${ROW}\n2026-03-05,-2,"Müller, ""Tea"""\n`),
    Buffer.from(`${HEADER}\n${ROW}\n`, 'utf16le'),
    Buffer.from(
      '{"user":"u","id":1,"booked_at":"2026-03-05T10:00:00Z","amount":-5,"currency":"USD","description":"é"}\n',
    ),
  ];
  const property = fc.asyncProperty(fc.constantFrom(...good), fc.nat(), fc.nat(255), (bytes, place, byte) => {
    const changed = Buffer.from(bytes);
    changed[place % changed.length] = byte;
    return readsOrRefuses(changed);
  });
  await fc.assert(property, { numRuns: 300 });
});

chaos('any JSON values in the fields are read or refused with a sentence', async () => {
  const names = 'booked_at amount description category from to user id currency date per_eur'.split(' ');
  const object = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(fc.jsonValue(), fc.constantFrom('2026-03-05', 5, 'USD')),
  );
  await fc.assert(
    fc.asyncProperty(object, (fields) => readsOrRefuses(JSON.stringify(fields))),
    { numRuns: 200 },
  );
});

for (const tests of [reading, shapes, encodings, places, rates, chaos]) tests.run();
