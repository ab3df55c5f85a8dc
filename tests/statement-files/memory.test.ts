import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { RowCopier } from '../../adapters/statement-files/kept-row.ts';
import { statementFileReader } from '../../adapters/statement-files/statement-file-reader.ts';
import { parseLocalDate } from '../../domain/calendar.ts';
import type { StatementRow } from '../../domain/statements/statement-row.ts';

const memory = suite('memory of statements that were read');

const MEGABYTE = 1024 * 1024;
/** Stands between the elements, and is no part of any row. */
const PADDING = '\n'.repeat(20 * MEGABYTE);

const FILES: readonly (readonly [name: string, file: () => Uint8Array])[] = [
  [
    'OFX',
    () =>
      Buffer.from(
        `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>DE89370400440532013000</BANKACCTFROM><BANKTRANLIST>${PADDING}<STMTTRN><TRNTYPE>DIRECTDEPOSIT-X<DTPOSTED>20260105<TRNAMT>-1.00<FITID>2026010500000000001<NAME>Bookstore<MEMO>Bookstore-at-the-old-market</STMTTRN></BANKTRANLIST></STMTRS></OFX>`,
      ),
  ],
  [
    'CAMT',
    () =>
      Buffer.from(
        `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${PADDING}<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-01-05</Dt></BookgDt><AcctSvcrRef>2026010500000000001</AcctSvcrRef><AddtlNtryInf>Bookstore-at-the-old-market</AddtlNtryInf></Ntry></Stmt></BkToCstmrStmt></Document>`,
      ),
  ],
];

for (const [name, file] of FILES) {
  memory(`one row of ${name} does not keep 20 MB of its file in memory`, async () => {
    const before = usedMemory();
    const reading = await statementFileReader.read(file(), {});
    const kept = usedMemory() - before;
    assert.is(reading.kind === 'file' && reading.file.statements[0]?.rows[0]?.sourceId, '2026010500000000001');
    assert.ok(kept < 5 * MEGABYTE, `${Math.round(kept / MEGABYTE)} MB were kept`);
  });
}

const ROW: StatementRow = {
  place: { line: 12, element: 'STMTTRN 1' },
  sourceId: 'A-1',
  day: parseLocalDate('2026-01-05')!,
  valueDay: parseLocalDate('2026-01-06')!,
  amount: -1250,
  currency: null,
  status: 'pending',
  description: 'Café \u{1f9cb} Łódź',
  payee: 'Café',
  counterpartyAccount: 'DE89370400440532013000',
  hints: { merchantCategoryCode: '5812', name: 'Food', code: 'POS' },
  balanceAfter: 0,
};

memory('a copy of a row says what the row says, also after thousands of other rows', () => {
  const copier = new RowCopier();
  const row = (nth: number): StatementRow => ({
    ...ROW,
    payee: `Shop ${nth}`,
    hints: { ...ROW.hints, name: nth % 2 === 0 ? null : `Kind ${nth}` },
  });
  for (let nth = 0; nth < 12_000; nth += 1) assert.equal(saidBy(copier.copy(row(nth))), row(nth));
  assert.equal(copier.copy({ ...ROW, description: 'half \ud83e' }).description, 'half \ud83e');
});

memory('hints that say the same are one object, and a missing hint is not the word “null”', () => {
  const copier = new RowCopier();
  const hintsOf = (code: string | null) =>
    copier.copy({ ...ROW, hints: { merchantCategoryCode: null, name: null, code } }).hints;
  assert.is(hintsOf(null), hintsOf(null));
  assert.is(hintsOf('null').code, 'null');
  assert.is(hintsOf(null).code, null);
});

/** A copy reads its facts when it is asked. */
function saidBy(row: StatementRow): StatementRow {
  const names = Object.keys(ROW) as (keyof StatementRow)[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as StatementRow;
}

/** In bytes, without garbage. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // The regular expressions of V8 remember the last text that they were used on.
  /x/.exec('x');
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

memory.run();
