/** First bytes of formats that people mistake for CSV, as Latin-1 text. */
const SIGNATURES: readonly (readonly [start: string, name: string])[] = [
  ['\x1f\x8b', 'a gzip file'],
  ['%PDF-', 'a PDF document'],
  ['\xd0\xcf\x11\xe0', 'an old Excel workbook'],
  ['BZh', 'a bzip2 file'],
  ['\xff\xfe\0\0', 'UTF-32 text'], // its mark begins with that of UTF-16
  ['\0\0\xfe\xff', 'UTF-32 text'],
  ['\xfd7zXZ\0', 'an xz file'],
  ['\x28\xb5\x2f\xfd', 'a Zstandard file'],
  ['7z\xbc\xaf\x27\x1c', 'a 7-Zip archive'],
  ['Rar!', 'a RAR archive'],
  ['SQLite format 3\0', 'an SQLite database'],
  ['\x89PNG', 'an image'],
  ['\xff\xd8\xff', 'an image'],
  ['{\\rtf', 'an RTF document'],
];
const OFFICE_PARTS = /\[Content_Types\]\.xml|_rels\/|xl\/|vnd\.oasis\.opendocument\.spreadsheet/;

/** Names the format of a file that is neither CSV nor NDJSON by its first bytes; `undefined` for any other. */
export function foreignFormat(head: Uint8Array): string | undefined {
  const start = Buffer.from(head).toString('latin1');
  if (start.startsWith('PK\x03\x04')) return OFFICE_PARTS.test(start) ? 'a spreadsheet' : 'a ZIP archive';
  return SIGNATURES.find(([signature]) => start.startsWith(signature))?.[1];
}

/** The same for text formats, by their first character that is not a space. */
export function foreignTextFormat(firstLine: string): string | undefined {
  if (firstLine.startsWith('[')) return 'a JSON array';
  if (firstLine.startsWith('<')) return 'XML or HTML';
  if (firstLine.startsWith('OFXHEADER')) return 'OFX';
  return firstLine.startsWith('!Type:') ? 'QIF' : undefined;
}
