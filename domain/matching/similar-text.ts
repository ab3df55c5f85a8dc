/**
 * How alike two texts of a payment are: 1 for the same words, 0 for nothing in common. Digits, dates, punctuation,
 * accents and words that every bank writes are left out. A word that is cut short counts as the word.
 */
export type CompareTexts = (one: string, other: string) => number;

/** From here on, two texts may describe the same payment. */
export const SIMILAR = 0.5;

/** Texts of a batch are read once each. */
export function textComparison(): CompareTexts {
  const known = new Map<string, readonly string[]>();
  const words = (text: string) => {
    const read = known.get(text) ?? wordsOf(text);
    known.set(text, read);
    return read;
  };
  return (one, other) => (one === other ? 1 : likeness(words(one), words(other)));
}

/** Words that say how money moved, not to whom, and the names of months. */
const FILLER: ReadonlySet<string> = new Set(
  (
    'THE OF AT AND TO FROM BY ON FOR IN A AN POS PURCHASE CARD DEBIT CREDIT PAYMENT PAY PAID PENDING BOOKED VISA ' +
    'MASTERCARD MAESTRO CONTACTLESS ONLINE TRANSFER TRX TXN REF REFERENCE NO NR ID DATE VALUE DD SO DEB CHQ CHECKCARD ' +
    'AUTHORIZED RECURRING ACH WEB WITHDRAWAL DEPOSIT KARTE KARTENZAHLUNG LASTSCHRIFT UEBERWEISUNG UBERWEISUNG ' +
    'BUCHUNG VOM AM DER DIE DAS UND AN FUR ACHAT CB CARTE PAIEMENT VIREMENT PRELEVEMENT DU LE LA LES DE DES ET COMPRA ' +
    'TARJETA PAGO RECIBO EL LOS EN CON PAGAMENTO CARTA ACQUISTO BONIFICO IL BETALING BETAALPAS INCASSO VAN KORTKOB ' +
    'KORTKOP KJOP KOP SEPA SVWZ EREF MREF CRED IBAN BIC JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'
  ).split(' '),
);

const LONGEST_TEXT = 500;

function wordsOf(text: string): readonly string[] {
  const plain = text.slice(0, LONGEST_TEXT).normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  const runs = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = runs.map((run) => run.replace(/\p{N}/gu, '')).filter((word) => word.length > 1 && !FILLER.has(word));
  return [...new Set(words)];
}

function likeness(one: readonly string[], other: readonly string[]): number {
  const [short, long] = letters(one) <= letters(other) ? [one, other] : [other, one];
  if (short.length === 0) return long.length === 0 ? 1 : 0;
  const [shortJoined, longJoined] = [short.join(''), long.join('')];
  if (isCut(shortJoined, longJoined)) return shortJoined.length === longJoined.length ? 1 : 0.95;
  const common = short.filter((word) => long.some((candidate) => isCut(word, candidate) || isCut(candidate, word)));
  return (0.9 * letters(common)) / letters(short);
}

const SHORTEST_CUT = 4;

function isCut(word: string, whole: string): boolean {
  return word === whole || (word.length >= SHORTEST_CUT && whole.startsWith(word));
}

function letters(words: readonly string[]): number {
  return words.reduce((sum, { length }) => sum + length, 0);
}
