/** What may be kept of an account number: enough to recognise the account and to show it, never the number itself. */
export interface MaskedAccount {
  /** The last four characters, or fewer of a number with less than eight. */
  readonly lastFour: string;
  /** The keyed hash of the normalised number, which is the same in every file. */
  readonly hash: string;
}

/** A hash that nobody can compute without a key, such as HMAC-SHA-256; the caller holds the key. */
export type KeyedHash = (text: string) => string;

/** One form for `DE89 3704 0044 0532 0130 00` and `de89370400440532013000`; empty without a letter or digit. */
export function normalisedAccountNumber(written: string): string {
  return written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9*]/g, '');
}

/** One form for the name of an account: `Main  account` and `MAIN ACCOUNT`. Signs and pictures in it count. */
export function accountNameKey(written: string): string {
  return written.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase();
}

/** One form for what people call an account, be it by its name or by the end of its number: `Main-Account`, too. */
export function accountKey(written: string): string {
  const text = written.normalize('NFKC').toUpperCase();
  return text.replace(/[^\p{L}\p{N}]/gu, '') || text.trim();
}

/** Digits and letters that a number must have to name one account alone. */
const IDENTIFYING_CHARACTERS = 8;

/** The keyed hash of a complete number; `null` for endings and masked numbers, which several accounts may share. */
export function identifyingHash(written: string, keyedHash: KeyedHash): string | null {
  const number = normalisedAccountNumber(written);
  const isComplete = number.length >= IDENTIFYING_CHARACTERS && !/\*|X{3}/.test(number);
  return isComplete ? keyedHash(number) : null;
}

/** `undefined` for a text without a letter or digit. */
export function maskAccountNumber(written: string, keyedHash: KeyedHash): MaskedAccount | undefined {
  const number = normalisedAccountNumber(written);
  if (!/[A-Z0-9]/.test(number)) return undefined;
  const shown = Math.min(4, Math.floor(number.length / 2));
  return { lastFour: shown === 0 ? '' : number.slice(-shown), hash: keyedHash(number) };
}
