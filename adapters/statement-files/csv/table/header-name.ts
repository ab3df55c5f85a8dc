const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ð: 'd',
  þ: 'th',
};
const MAX_CHARACTERS = 80;
/** What is in brackets is mostly a currency, but may say which side of the account, or that it is another currency. */
const SIDES = /[(（](credit|debit|cr|dr|in|out|soll|haben|local|foreign|original|收入|支出)[)）]/gi;

/** The name of a column without case, accents, punctuation and what stands in brackets; empty for no name. */
export function headerName(cell: string): string {
  if (cell.length > MAX_CHARACTERS) return '';
  const bare = cell
    .replace(SIDES, ' $1 ')
    .replace(/[([{（][^)\]}）]{0,40}[)\]}）]/g, ' ')
    .trim();
  return plain(bare === '' ? cell : bare);
}

function plain(text: string): string {
  return text
    .replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßøæœłđıðþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
