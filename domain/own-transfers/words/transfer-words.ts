/**
 * Phrases for money that arrives from an own account or repays a card, upper case and without accents. The lexicon of
 * the bill detection knows the words for money that leaves. Sources: statement descriptions on the help pages of US and
 * UK banks and of Česká spořitelna and ČSOB.
 */
export const ARRIVALS: readonly string[] = [
  'FROM CHECKING',
  'FROM CHK',
  'FROM CHEQUING',
  'FROM CURRENT ACCOUNT',
  'FROM CURRENT ACCT',
  'FROM MAIN ACCOUNT',
  'FROM EVERYDAY',
  'FROM SHARE',
  'FROM POT',
  'TOP UP BY',
  'Z BEZNEHO UCTU',
  'NA BEZNY UCET',
];

/** Companies that move and convert money, for one's own accounts as well as for others. */
export const TRANSFER_SERVICES: ReadonlySet<string> = new Set([
  'WISE',
  'TRNWISE',
  'TRANSFERWISE',
  'REVOLUT',
  'OFX',
  'CURRENCYFAIR',
  'INSTAREM',
  'TORFX',
  'ATLANTICMONEY',
]);
