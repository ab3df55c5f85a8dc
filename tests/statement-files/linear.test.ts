import { setImmediate } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statementFileReader } from '../../adapters/statement-files/statement-file-reader.ts';
import type { ReadOptions } from '../../domain/statements/read-options.ts';
import { StatementFileError } from '../../domain/statements/statement-file-error.ts';

/** Hostile files of about `size` characters. */
type Hostile = (size: number) => string;

const times = (piece: string) => (size: number) => piece.repeat(Math.ceil(size / piece.length));
const ofx =
  (piece: string): Hostile =>
  (size) =>
    `<OFX><STMTRS><BANKTRANLIST><STMTTRN>${times(piece)(size)}`;
const leaf =
  (piece: string): Hostile =>
  (size) =>
    `<OFX><STMTRS><BANKTRANLIST><STMTTRN><DTPOSTED>20260101<TRNAMT>-1.00<MEMO>${times(piece)(size)}</STMTTRN></BANKTRANLIST></STMTRS></OFX>`;
const qif =
  (piece: string): Hostile =>
  (size) =>
    `!Type:Bank\n${times(piece)(size)}`;
const mt940 =
  (piece: string): Hostile =>
  (size) =>
    `:20:1\n:25:1\n:60F:C260101EUR0,\n:61:260105D1,NTRF\n:86:${times(piece)(size)}\n:62F:D260131EUR1,\n-\n`;
const entry =
  (piece: string): Hostile =>
  (size) =>
    `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-01-05</Dt></BookgDt>${times(piece)(size)}</Ntry></Stmt></BkToCstmrStmt></Document>`;
const inDetails =
  (piece: string): Hostile =>
  (size) =>
    entry(`<NtryDtls><TxDtls><RmtInf>${times(piece)(size)}</RmtInf></TxDtls></NtryDtls>`)(1);
const csv =
  (piece: string): Hostile =>
  (size) =>
    `Date,Description,Amount\n2026-01-05,A,-1.00\n${times(piece)(size)}`;
const plain = (piece: string): Hostile => times(piece);

const FILES: readonly (readonly [name: string, hostile: Hostile, options?: ReadOptions])[] = [
  ...[
    '<',
    '<A',
    '<A ',
    '</A>',
    '<A></A>',
    '<NAME>x',
    '<!--',
    '<![CDATA[',
    '<?',
    '&',
    '<A b=',
    '<STMTTRN>',
    '<B><C>x</B>',
  ].map((piece) => [`OFX of ${piece}`, ofx(piece)] as const),
  ...['x', ' ', '\n', '&amp;', '&', '<b>x</b> ', '\t x'].map(
    (piece) => [`an OFX memo of ${JSON.stringify(piece)}`, leaf(piece)] as const,
  ),
  ['an OFX header without end', plain('OFXHEADER:100\n')],
  ['OFX amounts of many digits', ofx(`<TRNAMT>${'1,'.repeat(40)}`)],
  ...['^\n', 'D', 'D1/1/26\n', 'T1,000\n', 'L[', '\n', 'D1/1/26\nT1.00\n^\n', '!Account\n', '!Type:Bank\nNx\n'].map(
    (piece) => [`QIF of ${JSON.stringify(piece)}`, qif(piece)] as const,
  ),
  ...['x', '?20', '?20x', '/NAME/', 'SVWZ+', '\nx', ':x:', '\n{1:', ' ', '/', '\n:86:x', '\n:61:260105D1,NTRF'].map(
    (piece) => [`an MT940 text of ${JSON.stringify(piece)}`, mt940(piece)] as const,
  ),
  ...['<a></a>', 'x', '&', ' ', '<!-- -->', '<Sts>BOOK</Sts>', '<AddtlNtryInf>x</AddtlNtryInf>'].map(
    (piece) => [`a CAMT entry of ${piece}`, entry(piece)] as const,
  ),
  ...['<Ustrd>x</Ustrd>', '<Strd><AddtlRmtInf>ab c</AddtlRmtInf></Strd>'].map(
    (piece) => [`CAMT remittances of ${piece}`, inDetails(piece)] as const,
  ),
  ['many XML declarations', plain('<?xml version="1.0"?><BkToCstmrStmt/>\n')],
  ...[
    '"',
    ',',
    '\n',
    '"",',
    'x,',
    '1,',
    '"x"x',
    '2026-01-05,',
    '2026-01-05,A,-1.00\n',
    'A,B,C\n',
    ',,\n',
    '2026-01-05,(,-\n',
    "'",
    ' ',
  ].map((piece) => [`CSV of ${JSON.stringify(piece)}`, csv(piece)] as const),
  ...['1', ';', 'a', '1.1.1 ', '(1)', 'a b;', '\t'].map(
    (piece) => [`text of ${JSON.stringify(piece)}`, plain(piece)] as const,
  ),
];

const SIZE = 60_000;
const FACTOR = 4;
/** Linear time would give {@link FACTOR}, quadratic time its square. Below the floor, other work of Node decides. */
const MOST = 10;
const FLOOR_MILLIS = 20;

const linear = suite('time of the statement readers');

for (const [name, hostile, options] of FILES) {
  linear(`${name}: a file four times as long takes at most ten times as long`, async () => {
    await cpuMillis(hostile(SIZE), options);
    const ratios: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const short = Math.max(FLOOR_MILLIS, await cpuMillis(hostile(SIZE), options));
      ratios.push((await cpuMillis(hostile(SIZE * FACTOR), options)) / short);
      if ((ratios.at(-1) ?? 0) <= MOST) return;
    }
    assert.unreachable(`The times grew by ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')}.`);
  });
}

const TABLE = `Date,Description,Amount\n${'2026-01-05,A,-1.00\n'.repeat(20_000)}`;

linear('a table below a line of another width takes hardly longer than without that line', async () => {
  await cpuMillis(TABLE);
  const ratios: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const even = await cpuMillis(TABLE);
    ratios.push((await cpuMillis(`Account 1\n${TABLE}`)) / even);
    if ((ratios.at(-1) ?? 0) < 1.6) return;
  }
  assert.unreachable(`It took ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')} times as long.`);
});

linear('a file whose quotation mark is never closed is refused before a table of its size is read', async () => {
  await cpuMillis(TABLE);
  const table = 5 * (await cpuMillis(TABLE));
  const open = `Date,Description,Amount\n2026-01-05,A,-1.00\n"${'\na,b'.repeat((5 * TABLE.length) / 4)}`;
  assert.ok((await cpuMillis(open)) < table);
});

linear('while a table is read, other work has its turn every few hundred rows', async () => {
  const other = { turns: 0, isWaiting: true };
  const reading = statementFileReader.read(Buffer.from(TABLE)).finally(() => (other.isWaiting = false));
  while (other.isWaiting) {
    await setImmediate();
    other.turns += 1;
  }
  await reading;
  assert.ok(other.turns > 100, `It had ${other.turns} turns in 20,000 rows.`);
});

linear('an OFX file in a single line takes at most three times as long as with a line for each row', async () => {
  const row = '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260105<TRNAMT>-1.00<NAME>SHOP</STMTTRN>';
  const file = (end: string) =>
    `<OFX><STMTRS><BANKTRANLIST>${(row + end).repeat(30_000)}</BANKTRANLIST></STMTRS></OFX>`;
  await cpuMillis(file('\n'));
  const lines = await cpuMillis(file('\n'));
  assert.ok((await cpuMillis(file(''))) < 3 * lines);
});

/** Processor time, which other programs on the machine do not lengthen. */
async function cpuMillis(text: string, options: ReadOptions = {}): Promise<number> {
  const bytes = Buffer.from(text);
  const before = process.cpuUsage();
  try {
    await statementFileReader.read(bytes, options);
  } catch (error) {
    if (!(error instanceof StatementFileError)) throw error;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

linear.run();
