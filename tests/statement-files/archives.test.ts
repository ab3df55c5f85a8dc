import { gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statementFileReader } from '../../adapters/statement-files/statement-file-reader.ts';
import { StatementFileError } from '../../domain/statements/statement-file-error.ts';
import { type ZippedFile, zipFile } from '../support/files/zip-file.ts';

const archives = suite('archives of statement files');
const CSV = 'Date;Text;Amount\n2026-03-01;Shop;-1,00\n2026-03-13;Pay;2,00\n';
const MEBIBYTE = 1024 * 1024;

async function namesIn(bytes: Uint8Array): Promise<readonly unknown[]> {
  const { isArchive, files } = await statementFileReader.unpack(bytes);
  return [isArchive, ...files.map(({ name, bytes: content }) => `${name}: ${content.length}`)];
}

async function refusalOf(bytes: Uint8Array): Promise<readonly string[]> {
  try {
    await statementFileReader.unpack(bytes);
  } catch (error) {
    if (error instanceof StatementFileError) return [error.rule, error.message];
    throw error;
  }
  throw new Error('the archive was not refused');
}

archives('a file that is no archive is the only one of its upload', async () => {
  assert.equal(await namesIn(Buffer.from(CSV)), [false, `null: ${CSV.length}`]);
});

archives('a gzip file is the file inside, also one of several members', async () => {
  assert.equal(await namesIn(gzipSync(CSV)), [false, `null: ${CSV.length}`]);
  assert.equal(await namesIn(Buffer.concat([gzipSync(CSV), gzipSync(CSV)])), [false, `null: ${2 * CSV.length}`]);
});

archives('a ZIP gives the files of a person by their names, without folders and what file managers add', async () => {
  const others = ['march/', '__MACOSX/march/._a.csv', 'march/.DS_Store', 'Thumbs.db', 'desktop.ini'];
  const files = ['march/a.csv', 'b/é.ofx', 'readme.txt', ...others].map((name) => ({
    name,
    content: name.endsWith('/') ? '' : CSV,
  }));
  assert.equal(await namesIn(zipFile(files)), [
    true,
    ...['a.csv', 'é.ofx', 'readme.txt'].map((name) => `${name}: ${CSV.length}`),
  ]);
});

archives('an office document is no archive', async () => {
  const file = zipFile([{ name: '[Content_Types].xml', content: '<Types/>' }]);
  assert.equal(await namesIn(file), [false, `null: ${file.length}`]);
});

const one = (file: Partial<ZippedFile>): Buffer => zipFile([{ name: 'a.csv', content: CSV, ...file }]);
const zeros = Buffer.alloc(26 * MEBIBYTE);
const many = (count: number): readonly ZippedFile[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}.csv`, content: 'x' }));

const REFUSED: readonly (readonly [what: string, bytes: Uint8Array, rule: string, sentence: RegExp])[] = [
  ['a gzip bomb', gzipSync(zeros), 'too_large', /^Unpacked, the file is larger than 25 MiB/],
  ['a ZIP bomb', one({ content: zeros }), 'too_large', /^Unpacked, the file is larger than 25 MiB/],
  ['a ZIP bomb that says it is small', one({ content: zeros, lies: { size: 100 } }), 'malformed', /damaged/],
  [
    'files that are a bomb together',
    zipFile(['a', 'b', 'c'].map((name) => ({ name, content: zeros.subarray(0, 9 * MEBIBYTE) }))),
    'too_large',
    /25 MiB/,
  ],
  ['a file that is shorter than it says', one({ lies: { size: 5_000 } }), 'malformed', /damaged/],
  ['a file with a wrong checksum', one({ lies: { checksum: 1 } }), 'malformed', /damaged/],
  ['a file with a password', one({ lies: { isEncrypted: true } }), 'unsupported_format', /protected by a password/],
  ['a name that leads out of the archive', one({ name: '../../etc/passwd' }), 'malformed', /^A name in the archive/],
  ['a name with a drive', one({ name: 'C:\\march.csv' }), 'malformed', /^A name in the archive/],
  ['a file packed by LZMA', one({ lies: { method: 14 } }), 'unsupported_format', /in a way .* such as LZMA/],
  ['a cut gzip file', gzipSync(CSV).subarray(0, 40), 'truncated', /^The gzip file ends in the middle/],
  [
    'a broken gzip file',
    Buffer.from('1f8b0800000000000003ffffffffffff', 'hex'),
    'malformed',
    /^The gzip file is damaged/,
  ],
  ['a cut ZIP', one({}).subarray(0, 60), 'malformed', /damaged or cut off/],
  ['a ZIP in a ZIP', one({ content: one({}) }), 'unsupported_format', /holds another archive/],
  ['a gzip file in a ZIP', one({ content: gzipSync(CSV) }), 'unsupported_format', /holds another archive/],
  ['a ZIP in a gzip file', gzipSync(one({})), 'unsupported_format', /holds another archive/],
  ['a gzip file in a gzip file', gzipSync(gzipSync(CSV)), 'unsupported_format', /holds another archive/],
  ['an empty ZIP', zipFile([]), 'empty', /holds no files/],
  ['101 files', zipFile(many(101)), 'too_large', /more than 100 files/],
  ['1,001 entries', zipFile(many(1_001)), 'too_large', /more than 1000 files/],
];

for (const [what, bytes, rule, sentence] of REFUSED) {
  archives(`${what} is refused: ${rule}`, async () => {
    const [found, message = ''] = await refusalOf(bytes);
    assert.is(found, rule, message);
    assert.match(message, sentence);
  });
}

archives.run();
