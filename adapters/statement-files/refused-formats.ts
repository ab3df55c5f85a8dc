import { StatementFileError } from '../../domain/statements/statement-file-error.ts';

const EXPORT_INSTEAD =
  'Export the transactions as OFX, QFX, QIF, CAMT, MT940, CODA, CSV or XLSX, and import that file.';
const LOOK_FOR_EXPORT =
  'Banks offer the same payments as data: look for “Export” or “Download” above the list of transactions, not among ' +
  'the documents, and choose OFX, QFX, CAMT, MT940, CSV or Excel.';
const SAVE_AS_XLSX = 'Open it, save it as an Excel workbook (XLSX), and import that file.';
const UNPACK = 'Unpack it, and import the files inside one by one.';

const OLE = '\xd0\xcf\x11\xe0';
/** How Office stores what a password protects. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');

/** First bytes of files that people take for statements, as Latin-1 text; what they are; what helps. */
const SIGNATURES: readonly (readonly [start: string, name: string, help: string])[] = [
  [OLE, 'an old Excel workbook (XLS)', SAVE_AS_XLSX],
  ['\x09\x08', 'an old Excel workbook (XLS)', SAVE_AS_XLSX],
  ['BZh', 'a bzip2 archive', UNPACK],
  ['7z\xbc\xaf\x27\x1c', 'a 7-Zip archive', UNPACK],
  ['Rar!', 'a RAR archive', UNPACK],
  ['\xfd7zXZ\0', 'an xz archive', UNPACK],
  ['\x28\xb5\x2f\xfd', 'a Zstandard archive', UNPACK],
  ['SQLite format 3\0', 'an SQLite database', EXPORT_INSTEAD],
  ['\x89PNG', 'an image (PNG)', EXPORT_INSTEAD],
  ['\xff\xd8\xff', 'an image (JPEG)', EXPORT_INSTEAD],
  ['GIF8', 'an image (GIF)', EXPORT_INSTEAD],
  ['II*\0', 'an image (TIFF)', EXPORT_INSTEAD],
  ['MM\0*', 'an image (TIFF)', EXPORT_INSTEAD],
  ['BM', 'an image (BMP)', EXPORT_INSTEAD],
  ['RIFF', 'an image or a sound', EXPORT_INSTEAD],
  ['\0\0\x01\0', 'an image (ICO)', EXPORT_INSTEAD],
  ['{\\rtf', 'an RTF document', EXPORT_INSTEAD],
  ['\x7fELF', 'a program', EXPORT_INSTEAD],
  ['MZ', 'a program', EXPORT_INSTEAD],
];
const ACTIVE_REGISTER =
  'Open the register of one account, choose File, Export, “Export Active Register to CSV”, and import that file.';
const HEAD_BYTES = 4_096;

/** Throws `unsupported_format` for a file whose first bytes are those of a format that Coffer does not read. */
export function refuseForeignBytes(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  if (start.startsWith(OLE) && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(LOCKED)) {
    throw refusal('a workbook with a password', 'Save it without the password, and import that file.');
  }
  if (start.slice(0, 1_024).includes('%PDF-'))
    throw refusal('a PDF document, which is made for reading', LOOK_FOR_EXPORT);
  if (start.slice(4, 12) === 'ftypheic' || start.slice(4, 8) === 'ftyp')
    throw refusal('an image or a film', EXPORT_INSTEAD);
  const found = SIGNATURES.find(([signature]) => start.startsWith(signature) && isBinary(signature, start));
  if (found !== undefined) throw refusal(found[1], found[2]);
}

/** The same for a ZIP file that is no Excel workbook, by the names of its parts. */
export function refuseOtherDocument(names: readonly string[]): void {
  const isThere = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (isThere(/^xl\/workbook\.bin$/)) throw refusal('a binary Excel workbook (XLSB)', SAVE_AS_XLSX);
  if (isThere(/^META-INF\/manifest\.xml$/))
    throw refusal('an OpenDocument file, such as a spreadsheet (ODS)', SAVE_AS_XLSX);
  if (isThere(/^(?:word|ppt)\//)) throw refusal('a document of an office program', EXPORT_INSTEAD);
  if (!isThere(/^\[Content_Types\]\.xml$/)) throw refusal('a ZIP archive', UNPACK);
}

/** Signatures of letters alone could begin a text; then only control characters show that it is none. */
function isBinary(signature: string, start: string): boolean {
  return !/^[A-Za-z0-9!]+$/.test(signature) || hasBinaryCharacters(start);
}

/** White space, SUB at the end of files from DOS, and SOH and ETX around SWIFT messages. */
const IN_TEXTS: ReadonlySet<number> = new Set([0x01, 0x03, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a]);
const FIRST_PRINTABLE = 0x20;

/** Whether a text holds a control character that no text of a bank has. */
export function hasBinaryCharacters(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < FIRST_PRINTABLE && !IN_TEXTS.has(code)) return true;
  }
  return false;
}

/** How the programs that keep books in texts begin a transaction, or say what their file holds. */
const LEDGER =
  /^(?:option "|plugin "|\d{4}-\d\d-\d\d (?:open|commodity) |account \p{Lu}[\p{L} ]{1,40}:|\d{4}[-/.]\d\d?[-/.]\d\d?(?:=\S{6,10})? [^\t\n,;|]{1,200}\n[ \t]{1,20}\p{Lu}[\p{L} ]{1,40}:)/mu;
const REGISTER =
  'Print the register of one account as CSV, with the date, the text and the amount, and import that file.';

const HTML = /^<(?:!doctype\s+html|html|head|body|table|meta|script|div)\b/i;

/** The same for texts. `text` begins with its first character that is not white space. */
export function refuseForeignText(text: string): void {
  const start = text.slice(0, HEAD_BYTES);
  if (HTML.test(start)) {
    throw refusal('a web page (HTML)', `Perhaps the bank's session had ended. ${EXPORT_INSTEAD}`);
  }
  if (/^<\?xml/i.test(start) && /<(?:\w+:)?Workbook\b/.test(start))
    throw refusal('an Excel workbook (XML)', SAVE_AS_XLSX);
  if (/^<\?xml/i.test(start) && HTML.test(start.replace(/^<\?xml[^>]{0,200}\?>\s*/i, ''))) {
    throw refusal('a web page (HTML)', EXPORT_INSTEAD);
  }
  if (LEDGER.test(start))
    throw refusal('a ledger or Beancount journal, which has both sides of each payment', REGISTER);
  if (/^(?:<\?xml[^>]{0,200}>\s{0,10})?<gnc-v2/.test(start)) throw refusal('a GnuCash book', ACTIVE_REGISTER);
  if (/"?Full Account Name"?[,;]"?Account Name"?[,;]/.test(start) && /Reconcile/.test(start))
    throw refusal('an export of all GnuCash transactions, which has both sides of each payment', ACTIVE_REGISTER);
  if (/^[[{]\s{0,100}["{[\]}]/.test(start)) throw refusal('JSON', EXPORT_INSTEAD);
  if (/^From: |^MIME-Version:|^Return-Path:|^Received: /im.test(start.slice(0, 500)) && /^Subject: /im.test(start)) {
    throw refusal('an e-mail', 'Save its attachment, and import that file.');
  }
}

/** Throws for XML of no format that Coffer reads. */
export function refuseUnknownXml(text: string): void {
  if (!/^<[?!a-z]/i.test(text)) return;
  throw refusal('XML of a kind that Coffer does not read', 'It reads OFX and CAMT.052, CAMT.053 and CAMT.054.');
}

export function refusal(name: string, help: string): StatementFileError {
  return new StatementFileError('unsupported_format', `The file is ${name}. ${help}`);
}
