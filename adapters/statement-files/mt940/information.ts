import { joinedTexts, lineOrNull, oneLine } from '../../../domain/statements/one-line.ts';

/** What the field `:86:` says about a movement. */
export interface Information {
  readonly description: string;
  readonly payee: string | null;
  readonly counterpartyAccount: string | null;
  readonly code: string | null;
}

/** Banks of different countries divide the field differently; what is not divided is one text. */
export function readInformation(lines: readonly string[]): Information {
  const text = lines.join('');
  return numbered(text) ?? named(text) ?? { ...NOTHING, description: joinedLines(lines) };
}

const NOTHING: Information = { description: '', payee: null, counterpartyAccount: null, code: null };

const NUMBERED_START = /^\s{0,3}(?:(\d{3})([?~<^+&$§@|>#*])|([?~<^]))(?=\d{2})/;

/** German banks and others: `166?00GUTSCHRIFT?20EREF+…?31DE…?32NAME`; the mark before the numbers differs. */
function numbered(text: string): Information | undefined {
  const start = NUMBERED_START.exec(text);
  if (start === null) return undefined;
  const parts = new Map<string, string>();
  for (const piece of text.slice(start[0].length).split(start[2] ?? start[3] ?? '?')) {
    const [number, content] = /^\d{2}/.test(piece) ? [piece.slice(0, 2), piece.slice(2)] : ['20', ` ${piece}`];
    parts.set(number, (parts.get(number) ?? '') + content);
  }
  const get = (number: number) => parts.get(String(number).padStart(2, '0')) ?? '';
  const purpose = purposeOf([20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 60, 61, 62, 63].map(get));
  const payee = lineOrNull(get(32) + get(33));
  return {
    description: joinedTexts([payee, purpose]) || oneLine(get(0)),
    payee,
    counterpartyAccount: lineOrNull(get(31) || get(38)),
    code: lineOrNull(start[1] ?? get(0)),
  };
}

const SEPA_FIELD = /(?:EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|BREF|PURP)\+/g;

/** The remittance text of a SEPA payment, which is cut at fixed lengths; the whole of any other. */
function purposeOf(parts: readonly string[]): string {
  const joined = parts.join('');
  const fields = [...joined.matchAll(SEPA_FIELD)];
  const at = fields.findIndex(([field]) => field === 'SVWZ+');
  if (at === -1) return fields.length === 0 ? parts.filter((part) => part !== '').join(' ') : joined;
  return joined.slice((fields[at]?.index ?? 0) + 'SVWZ+'.length, fields[at + 1]?.index);
}

const NAMED_FIELD =
  /\/(TRTP|TRCD|IBAN|BIC|NAME|REMI|EREF|MARF|CSID|BENM|ORDP|CNTP|ULTB|ULTD|PURP|RTRN|ISDT|SVCL|CREF|PREF|ADDR|KREF|USTD|STRD|ULTC|OAMT|EXCH|CHGS?|ID|TXT|INFO)\//g;

/** Dutch banks and others: `/TRTP/SEPA OVERBOEKING/IBAN/NL…/NAME/…/REMI/…`. */
function named(text: string): Information | undefined {
  const matches = [...text.matchAll(NAMED_FIELD)];
  if (!/^\s{0,3}\//.test(text) || matches.length === 0) return undefined;
  const parts = new Map<string, string>();
  matches.forEach((match, index) => {
    const [whole, name = ''] = match;
    if (!parts.has(name)) parts.set(name, text.slice(match.index + whole.length, matches[index + 1]?.index));
  });
  // The Dutch counterparty in one field: account, BIC, name, city.
  const [account = '', , counterparty = ''] = (parts.get('CNTP') ?? '').split('/');
  const remittance = (parts.get('REMI') ?? '').replace(/^(?:USTD|STRD)?\/{1,2}/, '') || parts.get('USTD') || '';
  const payee = lineOrNull(parts.get('NAME') || counterparty);
  return {
    description: joinedTexts([payee, remittance]) || oneLine(text.replaceAll('/', ' ')),
    payee,
    counterpartyAccount: lineOrNull(parts.get('IBAN') || account),
    code: lineOrNull(parts.get('TRTP') ?? parts.get('TRCD')),
  };
}

const WRAPPED_AT = 65;

/** A full line goes on in the next one, perhaps in the middle of a word. */
function joinedLines(lines: readonly string[]): string {
  return oneLine(lines.map((line) => (line.length >= WRAPPED_AT ? line : `${line} `)).join(''));
}
