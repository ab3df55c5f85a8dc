import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statementFileReader } from '../../adapters/statement-files/statement-file-reader.ts';

const pieces = suite('pieces of a large statement file');

/** The readers work on pieces of this many characters. */
const PIECE_CHARACTERS = 128 * 1024;

pieces('a character of two code units stays whole wherever a piece of a table ends', async () => {
  const head = 'Date,Description,Amount\n';
  for (let shift = 0; shift < 4; shift += 1) {
    const padding = 'x'.repeat(PIECE_CHARACTERS - head.length - '2026-01-05,'.length - shift);
    const reading = await statementFileReader.read(
      Buffer.from(`${head}2026-01-05,${padding}𝄞𝄞,-1.00\n2026-01-06,B,2.00\n`),
    );
    assert.ok(reading.kind === 'file');
    assert.ok(reading.file.statements[0]?.rows[0]?.description.endsWith('x𝄞𝄞'));
  }
});

pieces('CAMT is read alike wherever a piece ends: entities, bare ampersands, and a second document', async () => {
  const text = ' A & B &amp; C &#x26; D&E ';
  for (let shift = 0; shift < 140; shift += 1) {
    const first = document(text, 'x'.repeat(PIECE_CHARACTERS - document(text, '').indexOf(text) - shift));
    const second = document('Second', '');
    const reading = await statementFileReader.read(Buffer.from(`\n\n${first}\n\n \n${second}\n`));
    assert.ok(reading.kind === 'file');
    const rows = reading.file.statements.flatMap((statement) => statement.rows);
    const seen = rows.map(({ description, place }) => [description, place.line]);
    assert.equal(seen, [
      ['A & B & C & D&E', 4],
      ['Second', 8],
    ]);
  }
});

pieces('a CAMT file that ends in the middle of a mark is refused as cut off', async () => {
  const whole = document('Text', 'x'.repeat(PIECE_CHARACTERS));
  for (const end of ['</Docum', '<', '&am', '<?xm']) {
    const bytes = Buffer.from(whole.slice(0, whole.lastIndexOf('</Document>')) + end);
    const error = await statementFileReader.read(bytes).catch((thrown: unknown) => thrown);
    assert.is((error as { rule?: string }).rule, 'truncated', end);
  }
});

/** A statement of one entry on its second line, the padding before its text. */
function document(text: string, padding: string): string {
  return `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><!--${padding}--><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>
<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-01-05</Dt></BookgDt><AddtlNtryInf>${text}</AddtlNtryInf></Ntry></Stmt></BkToCstmrStmt></Document>`;
}

pieces.run();
