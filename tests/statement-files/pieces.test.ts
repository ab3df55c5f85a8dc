import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeSource } from '../../adapters/statement-files/source-text.ts';
import { statementFileReader } from '../../adapters/statement-files/statement-file-reader.ts';

const pieces = suite('pieces of a large statement file');

/** Files are decoded in pieces of this size. */
const PIECE_BYTES = 32 * 1024;
/** How far around the end of a piece something is tried. */
const AROUND = 24;

const ENCODED: readonly (readonly [name: string, encode: (text: string) => Buffer, options: object])[] = [
  ['UTF-8', (text) => Buffer.from(text), {}],
  ['UTF-8 with a byte order mark', (text) => Buffer.from(`\ufeff${text}`), {}],
  ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'), {}],
  ['Latin-1', (text) => Buffer.from(text.replaceAll(/[€𝄞]/gu, 'ß'), 'latin1'), { encoding: 'iso-8859-1' }],
];

for (const [name, encode, options] of ENCODED) {
  pieces(`the pieces of a file in ${name} are its text, wherever a character or a line ends`, async () => {
    for (let shift = 0; shift < AROUND; shift += 1) {
      const padding = 'x'.repeat(name === 'UTF-16' ? PIECE_BYTES / 2 - shift : PIECE_BYTES - shift);
      const bytes = encode(`${padding}é€\r\n𝄞\r\r\n€é\n${padding}é\r`);
      const source = decodeSource(bytes, options);
      let text = '';
      for await (const piece of source.pieces()) text += piece;
      assert.is(text, source.text());
      assert.is(text.split('\n').length, 6);
      assert.ok(text.startsWith(source.head));
    }
  });
}

pieces('a damaged character at the end of a piece is one character, as anywhere else', async () => {
  for (let shift = 0; shift < 4; shift += 1) {
    const bytes = Buffer.concat([
      Buffer.from('éé'.repeat(4)),
      Buffer.from('x'.repeat(PIECE_BYTES - 16 - shift)),
      Buffer.from([0xe2, 0x82]),
      Buffer.from('€'),
    ]);
    const source = decodeSource(bytes, {});
    let text = '';
    for await (const piece of source.pieces()) text += piece;
    assert.is(text, new TextDecoder().decode(bytes));
  }
});

pieces('CAMT is read alike wherever a piece ends: entities, bare ampersands, and a second document', async () => {
  const text = ' A & B &amp; C &#x26; D&E ';
  for (let shift = 0; shift < 140; shift += 1) {
    const first = document(text, 'x'.repeat(PIECE_BYTES - document(text, '').indexOf(text) - shift));
    const second = document('Second', '');
    const reading = await statementFileReader.read(Buffer.from(`\n\n${first}\n\n \n${second}\n`));
    assert.ok(reading.kind === 'file');
    const rows = reading.file.statements.flatMap((statement) => statement.rows);
    assert.equal(
      rows.map(({ description, place }) => [description, place.line]),
      [
        ['A & B & C & D&E', 4],
        ['Second', 8],
      ],
    );
  }
});

pieces('a CAMT file that ends in the middle of a mark is refused as cut off', async () => {
  const whole = document('Text', 'x'.repeat(PIECE_BYTES));
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
