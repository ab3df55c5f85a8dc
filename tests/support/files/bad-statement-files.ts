import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import {
  STATEMENT_FILE_MAX_BYTES,
  STATEMENT_FILE_MAX_ROWS,
} from '../../../domain/ports/imports/statement-file-reader.ts';
import { zipFile } from './zip-file.ts';

/** A file that no import takes, for an account in euros. */
export interface BadStatementFile {
  readonly name: string;
  readonly bytes: () => Uint8Array<ArrayBuffer>;
  /** What the refusal says. */
  readonly says: RegExp;
  /** Of the answer over HTTP; 422 by default. */
  readonly status?: number;
  /** The field that a 422 names; `file` by default. */
  readonly field?: string;
}

const CAMT_START = '<?xml version="1.0"?>\n<Document><BkToCstmrStmt><Stmt>';
const TOO_MANY = STATEMENT_FILE_MAX_ROWS + 1;
const TOO_MANY_ROWS = /more than 200,000 rows/;
const BOMB = Buffer.alloc(STATEMENT_FILE_MAX_BYTES + 1);
const TOO_DEEP = /More than 200 elements are nested/;

export const BAD_STATEMENT_FILES: readonly BadStatementFile[] = [
  { name: 'a PDF', bytes: corpus('refused/statement.pdf'), says: /PDF document/, status: 415 },
  { name: 'a cut ZIP archive', bytes: corpus('refused/statement.zip'), says: /The archive is damaged or cut off/ },
  { name: 'a broken gzip file', bytes: corpus('refused/statement.gz'), says: /gzip file is damaged/ },
  { name: 'a ZIP bomb', bytes: zipped('a.csv', BOMB), says: /Unpacked, the file is larger than 25 MiB/ },
  {
    name: 'a gzip bomb',
    bytes: () => new Uint8Array(gzipSync(BOMB)),
    says: /Unpacked, the file is larger than 25 MiB/,
  },
  { name: 'a ZIP archive of a PDF', bytes: zipped('a.pdf', '%PDF-1.7'), says: /PDF document/, status: 415 },
  { name: 'a broken Excel workbook', bytes: zipped('[Content_Types].xml', ''), says: /workbook is damaged/ },
  { name: 'an ODS spreadsheet', bytes: zipped('META-INF/manifest.xml', ''), says: /save it as an Excel/, status: 415 },
  { name: 'a PNG image', bytes: corpus('refused/statement.png'), says: /image \(PNG\)/, status: 415 },
  { name: 'a JPEG image', bytes: corpus('refused/statement.jpg'), says: /image \(JPEG\)/, status: 415 },
  { name: 'an empty file', bytes: text(''), says: /The file is empty/ },
  { name: 'a CAMT file that is cut', bytes: corpus('camt/cut.xml'), says: /ends in the middle/ },
  { name: 'an OFX file that is cut', bytes: corpus('ofx/cut-in-row.ofx'), says: /ends in the middle/ },
  { name: 'a CSV file that is cut', bytes: corpus('refused/cut-in-quotes.csv'), says: /never closed/ },
  {
    name: 'a file of 25 MiB and one byte',
    bytes: () => new Uint8Array(STATEMENT_FILE_MAX_BYTES + 1).fill(0x61),
    says: /larger than 25 MiB/,
    status: 413,
  },
  {
    name: 'a CSV file of too many rows',
    bytes: text('Date,Text,Amount\n', '2026-01-31,A,-1.00\n', TOO_MANY),
    says: TOO_MANY_ROWS,
  },
  { name: 'a CAMT file of too many rows', bytes: text(CAMT_START, '<Ntry/>', TOO_MANY), says: TOO_MANY_ROWS },
  { name: 'a file of ten million lines', bytes: text('', '0\n', 10_000_000), says: TOO_MANY_ROWS },
  { name: 'deeply nested CAMT', bytes: text(CAMT_START, '<a>', 1_000_000), says: TOO_DEEP },
  { name: 'deeply nested OFX', bytes: text('<OFX>', '<A>', 1_000_000), says: TOO_DEEP },
  { name: 'CAMT with entities in entities', bytes: text(entityBomb(`${CAMT_START}&i;`)), says: /declares .*entities/ },
  { name: 'OFX with entities in entities', bytes: text(entityBomb('<OFX>&i;</OFX>')), says: /declares entities/ },
  {
    name: 'a statement in another currency',
    bytes: text(ofx(['US-4711'], 'USD')),
    says: /is in USD, and the account .* in EUR/,
    field: 'currency',
  },
  {
    name: 'a file of two accounts for one',
    bytes: text(ofx(['11112222', '33334444'], 'EUR')),
    says: /several accounts/,
    field: 'bank_account_id',
  },
];

function corpus(path: string) {
  return () => new Uint8Array(readFileSync(new URL(`../../statement-files/corpus/${path}`, import.meta.url)));
}

function zipped(name: string, content: Uint8Array | string) {
  return () => new Uint8Array(zipFile([{ name, content }]));
}

function text(start: string, piece = '', times = 0) {
  return () => new TextEncoder().encode(start + piece.repeat(times));
}

/** Each entity is ten of the one before: a thousand million in the end. */
function entityBomb(rest: string): string {
  const names = 'abcdefghi'.split('');
  const entities = names.map((name, nth) => {
    const value = nth === 0 ? 'ha' : `&${names[nth - 1]};`.repeat(10);
    return `<!ENTITY ${name} "${value}">`;
  });
  return `<?xml version="1.0"?>\n<!DOCTYPE x [${entities.join('')}]>\n${rest.replace(/<\?xml.*\?>\n/, '')}`;
}

function ofx(numbers: readonly string[], currency: string): string {
  const statements = numbers.map(
    (number) =>
      `<STMTTRNRS><STMTRS><CURDEF>${currency}<BANKACCTFROM><BANKID>1<ACCTID>${number}</BANKACCTFROM><BANKTRANLIST>` +
      '<STMTTRN><DTPOSTED>20260301<TRNAMT>-1.00<NAME>SHOP</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS>',
  );
  return `<OFX><BANKMSGSRSV1>${statements.join('')}</BANKMSGSRSV1></OFX>`;
}
