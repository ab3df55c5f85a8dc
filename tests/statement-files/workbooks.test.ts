import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statementFileReader } from '../../adapters/statement-files/statement-file-reader.ts';
import { dayText, numberText } from '../../adapters/statement-files/xlsx/cell-texts.ts';
import { isDateFormat } from '../../adapters/statement-files/xlsx/date-formats.ts';
import { StatementFileError } from '../../domain/statements/statement-file-error.ts';
import * as fc from '../support/fast-check.ts';
import { sheetRow, type WorkbookParts, workbookFile } from '../support/files/workbook-file.ts';
import { zipFile } from '../support/files/zip-file.ts';

const workbooks = suite('Excel workbooks');
const HEADER = sheetRow('Date', 'Text', 'Amount');
const ROW = sheetRow('2026-03-14', 'Shop', -1.5);
const SHEET = 'xl/worksheets/sheet1.xml';
const WORKBOOK = 'xl/workbook.xml';

workbooks('a number is written exactly, whatever arithmetic left behind its digits', () => {
  const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      const exact = (BigInt(one) + BigInt(other)) * 100n;
      const [whole = '', decimals = ''] = numberText(String(one / 100 + other / 100)).split('.');
      assert.is(BigInt(whole.replace('-', '') + decimals.padEnd(4, '0')), exact < 0n ? -exact : exact);
      assert.is(whole.startsWith('-'), exact < 0n);
    }),
  );
});

const NUMBERS = [
  ['0.30000000000000004', '0.3'],
  ['-12.340000000000002', '-12.34'],
  ['1.2345E+3', '1234.5'],
  ['5E-2', '0.05'],
  ['1E-5', '0.00001'],
  ['0.01000000536', '0.01'],
  ['1.5E+20', '150000000000000000000'],
  ['1.234', '1.2340'],
  ['-0', '-0'],
  ['1500', '1500'],
  ['12345678901234567890', '12345678901234567890'],
  ['#REF!', '#REF!'],
] as const;

for (const [stored, text] of NUMBERS) {
  workbooks(`the number ${stored} is ${text}`, () => assert.is(numberText(stored), text));
}

const DAYS = [
  ['46083', false, '2026-03-02'],
  ['44621', true, '2026-03-02'],
  ['46083.5', false, '2026-03-02 12:00:00'],
  ['46082.999999999', false, '2026-03-02'],
  ['0.5', false, undefined],
  ['-1', false, undefined],
  ['99999999', false, undefined],
  ['2958465', true, undefined],
  ['x', false, undefined],
] as const;

for (const [stored, isFrom1904, text] of DAYS) {
  workbooks(`day ${stored} counted from ${isFrom1904 ? 1904 : 1900} is ${text}`, () => {
    assert.is(dayText(stored, isFrom1904), text);
  });
}

workbooks('formats with a day are told from those of money and of times', () => {
  const days = [
    'dd/mm/yyyy',
    'd-mmm-yy;@',
    '[$-407]d. mmmm yyyy',
    'yyyy"年"m"月"d"日"',
    'm/d/yy h:mm',
    '[Red]dd.mm.yy',
  ];
  const others = [
    'General',
    '0.00',
    '#,##0.00 [$kr-41D]',
    '"day" 0',
    '[Red]0',
    'h:mm:ss',
    '[hh]:mm',
    '0\\d',
    '_d0',
    '*y0',
  ];
  assert.equal([days.filter((code) => !isDateFormat(code)), others.filter(isDateFormat)], [[], []]);
});

async function sumOf(bytes: Uint8Array): Promise<number | string> {
  try {
    const reading = await statementFileReader.read(bytes);
    if (reading.kind === 'question') return 'question';
    return reading.file.statements.flatMap(({ rows }) => rows).reduce((sum, { amount }) => sum + amount, 0);
  } catch (error) {
    if (error instanceof StatementFileError) return error.rule;
    throw error;
  }
}

/** Of -1.50, or the rule that refuses the file. */
const STRANGE: readonly (readonly [what: string, parts: WorkbookParts, outcome: number | string])[] = [
  ['the smallest workbook', { rows: HEADER + ROW }, -150],
  ['numbers of shared texts that are not there', { rows: `${HEADER}${ROW}<row><c t="s"><v>99</v></c></row>` }, -150],
  ['a style that is not there', { rows: HEADER + ROW.replace('<c><v>', '<c s="9999"><v>') }, -150],
  [
    'styled empty cells to the last column',
    { rows: HEADER + ROW.replace('</row>', '<c r="XFD3" s="1"/></row>') },
    -150,
  ],
  ['a text in column 251', { rows: HEADER + ROW + '<row><c r="IQ3" t="str"><v>x</v></c></row>' }, 'malformed'],
  ['a wrong reference', { rows: HEADER + ROW.replace('<c>', '<c r="C99999999999999">') }, -150],
  [
    'entities',
    { rows: '', others: [{ name: SHEET, content: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }] },
    'entities',
  ],
  [
    'an XML file that is cut',
    { rows: '', others: [{ name: SHEET, content: '<worksheet><sheetData><row>' }] },
    'malformed',
  ],
  ['nesting without end', { rows: '<a>'.repeat(200) }, 'too_deep'],
  ['a cell of 2 MiB', { rows: HEADER + ROW + sheetRow('x'.repeat(2 * 1024 * 1024)) }, 'malformed'],
  [
    'a sheet that lies about its size',
    { rows: '', others: [{ name: SHEET, content: HEADER + ROW, lies: { size: 9 } }] },
    'malformed',
  ],
  [
    'a sheet out of the archive',
    { rows: '', others: [{ name: 'xl/_rels/workbook.xml.rels', content: '<R/>' }] },
    'unsupported_format',
  ],
  ['no workbook', { rows: '', others: [{ name: WORKBOOK, content: '' }] }, 'malformed'],
  ['shared texts of 60 MB', { rows: HEADER + ROW, texts: `<sst>${' '.repeat(60_000_000)}</sst>` }, 'too_large'],
  ['three million shared texts', { rows: HEADER + ROW, texts: `<sst>${'<si/>'.repeat(3_000_000)}</sst>` }, 'too_large'],
  [
    '110,000 rows that reach to column 250',
    { rows: HEADER + ROW.replace('</row>', '<c r="IP2"><v>1</v></c></row>').repeat(110_000) },
    'too_large',
  ],
  [
    'a long text that many cells share',
    {
      rows: HEADER + '<row><c t="s"><v>0</v></c></row>'.repeat(30_000),
      texts: `<sst><si><t>${'x'.repeat(1_000)}</t></si></sst>`,
    },
    'too_large',
  ],
  ['more than 200,000 rows', { rows: HEADER + ROW.repeat(201_001) }, 'too_many_rows'],
];

for (const [what, parts, outcome] of STRANGE) {
  workbooks(`a workbook with ${what} is ${typeof outcome === 'number' ? 'read' : `refused: ${outcome}`}`, async () => {
    assert.is(await sumOf(workbookFile(parts)), outcome);
  });
}

workbooks('of 500 MB when it is unpacked is refused before it is unpacked', async () => {
  const content = Buffer.alloc(100 * 1024 * 1024, ' ');
  const others = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name: `xl/${name}.xml`, content }));
  const packed = workbookFile({ rows: HEADER + ROW, others });
  assert.is(await sumOf(packed), 'too_large');
  const inZip = zipFile([{ name: 'a.xlsx', content: packed }]);
  const refusal = await statementFileReader.unpack(inZip).then(
    () => undefined,
    (error: unknown) => error,
  );
  assert.ok(refusal instanceof StatementFileError && refusal.rule === 'too_large');
});

workbooks('with different tables are refused by the names of their sheets', async () => {
  const bytes = readFileSync(new URL('corpus/xlsx/different-tables.xlsx', import.meta.url));
  const refusal = await statementFileReader.read(bytes).then(
    () => undefined,
    (error: unknown) => error,
  );
  assert.ok(refusal instanceof StatementFileError);
  assert.match(refusal.message, /^The sheets “Account” and “Card” hold tables with different columns\./);
});

workbooks('cut or changed at any byte never fail in another way than a refusal', async () => {
  const bytes = readFileSync(new URL('corpus/xlsx/us-checking.xlsx', import.meta.url));
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), fc.boolean(), async (at, value, isCut) => {
      const changed = Buffer.from(isCut ? bytes.subarray(0, at) : bytes);
      if (!isCut) changed[at] = value;
      const outcome = await sumOf(changed);
      assert.ok(typeof outcome === 'string' || outcome === 241_005, String(outcome));
    }),
    { numRuns: 300 },
  );
});

workbooks.run();
