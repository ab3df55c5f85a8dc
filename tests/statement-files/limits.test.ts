import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statementFileReader } from '../../adapters/statement-files/statement-file-reader.ts';
import { STATEMENT_FILE_MAX_BYTES, STATEMENT_FILE_MAX_ROWS } from '../../domain/ports/imports/statement-file-reader.ts';
import type { ReadOptions } from '../../domain/statements/read-options.ts';
import { StatementFileError } from '../../domain/statements/statement-file-error.ts';

const limits = suite('limits and messages of the statement readers');

limits('a file of 25 MiB and one byte is refused before it is read', async () => {
  const error = await refusalOf(Buffer.alloc(STATEMENT_FILE_MAX_BYTES + 1, 'a'));
  assert.is(error.rule, 'too_large');
  assert.match(error.message, /25 MiB/);
});

const TOO_MANY = STATEMENT_FILE_MAX_ROWS + 1;
const MANY_ROWS: readonly (readonly [format: string, text: string])[] = [
  ['OFX', `<OFX><BANKTRANLIST>${'<STMTTRN>'.repeat(TOO_MANY)}</BANKTRANLIST></OFX>`],
  ['QIF', `!Type:Bank\n${'D\n^\n'.repeat(TOO_MANY)}`],
  ['MT940', `:20:1\n:25:1\n${':61:x\n'.repeat(TOO_MANY)}`],
  ['CAMT', `<BkToCstmrStmt><Stmt>${'<Ntry></Ntry>'.repeat(TOO_MANY)}</Stmt></BkToCstmrStmt>`],
  ['CSV', `Date,Text,Amount\n${'2026-01-31,A,-1.00\n'.repeat(TOO_MANY)}`],
  ['CSV of blank rows', `Date,Text,Amount\n2026-01-31,A,-1.00\n${',,\n'.repeat(8_000_000)}`],
  ['CSV of nothing but blank rows', ',\n'.repeat(10_000_000)],
];

for (const [format, text] of MANY_ROWS) {
  limits(`${format} with more than 200,000 rows is refused`, async () => {
    const error = await refusalOf(Buffer.from(text));
    assert.is(error.rule, 'too_many_rows');
    assert.match(error.message, /200,000 rows/);
  });
}

limits('a refusal names the line and never quotes the file', async () => {
  const text = '<?xml version="1.0"?>\n<BkToCstmrStmt>\n<Stmt><Id>DE00SECRET</Id>\n</Wrong></Stmt></BkToCstmrStmt>';
  const error = await refusalOf(Buffer.from(text));
  assert.equal([error.rule, error.place?.line], ['malformed', 4]);
  assert.not(error.message.includes('SECRET') || error.message.includes('Wrong'));
});

limits('an unreadable row is reported with its line and element', async () => {
  const text =
    '<OFX>\n<BANKTRANLIST>\n<STMTTRN><DTPOSTED>x</STMTTRN>\n<STMTTRN><DTPOSTED>y</STMTTRN></BANKTRANLIST></OFX>';
  const reading = await statementFileReader.read(Buffer.from(text));
  assert.is(reading.kind, 'file');
  const places = reading.kind === 'file' ? reading.file.statements[0]?.unreadable.map(({ place }) => place) : [];
  assert.equal(places, [
    { line: 3, element: 'STMTTRN 1' },
    { line: 4, element: 'STMTTRN 2' },
  ]);
});

const WRONG_OPTIONS: readonly (readonly [name: string, options: ReadOptions])[] = [
  ['an encoding that does not exist', { encoding: 'klingon' }],
  ['a column beyond the last', { format: 'csv', mapping: { date: [9] } }],
  ['a date in two columns', { format: 'csv', mapping: { date: [1, 2] } }],
  ['column 0', { format: 'csv', mapping: { date: [0] } }],
];

for (const [name, options] of WRONG_OPTIONS) {
  limits(`${name} is refused as an option`, async () => {
    const error = await refusalOf(Buffer.from('Date,Text,Amount\n2026-01-31,A,-1.00\n'), options);
    assert.is(error.rule, 'options');
  });
}

limits('reading again as it was read gives the same, and files of one layout share a fingerprint', async () => {
  const [first, second] = ['Date,Text,Amount\n31/01/2026,A,-1.00\n', 'Date,Text,Amount\n05/06/2026,B,-2.00\n'];
  const known = await statementFileReader.read(Buffer.from(first));
  const open = await statementFileReader.read(Buffer.from(second));
  assert.equal([known.kind, open.kind], ['file', 'question']);
  if (known.kind !== 'file' || open.kind !== 'question') return;
  assert.is(known.file.fingerprint, open.fingerprint);
  const answered = await statementFileReader.read(Buffer.from(second), known.file.readAs);
  assert.equal(answered.kind === 'file' && answered.file.statements[0]?.rows.map(({ day }) => day), ['2026-06-05']);
});

limits('every candidate of a question, laid over the options, leads to a file', async () => {
  const texts = [
    'Date,Text,Amount\n05/06/2026,B,2.00\n',
    'Date;Text;Amount\n2026-06-05;B;1,500\n',
    '!Type:Bank\nD1/2/26\nT1,000\n^\n',
  ];
  for (const text of texts) assert.is(await answeredAll(Buffer.from(text), {}), 'file');
});

async function answeredAll(bytes: Uint8Array, options: ReadOptions): Promise<string> {
  const reading = await statementFileReader.read(bytes, options);
  if (reading.kind === 'file') return 'file';
  const outcomes = new Set<string>();
  for (const { candidates } of reading.questions.slice(0, 1)) {
    for (const { options: answer } of candidates) outcomes.add(await answeredAll(bytes, { ...options, ...answer }));
  }
  return [...outcomes].join();
}

async function refusalOf(bytes: Uint8Array, options: ReadOptions = {}): Promise<StatementFileError> {
  try {
    await statementFileReader.read(bytes, options);
  } catch (error) {
    if (error instanceof StatementFileError) return error;
    throw error;
  }
  return assert.unreachable('The file was not refused.') as never;
}

limits.run();
