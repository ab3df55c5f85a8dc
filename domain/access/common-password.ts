import { COMMON_PASSWORDS } from './words/common-passwords.ts';

/**
 * Whether a password is among those that guessers try first: a common word with figures and signs around or in it, a
 * row of keys or figures, few characters again and again, or the person's own e-mail address.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < FEWEST_CHARACTERS || ROWS.some((row) => row.includes(lower))) return true;
  const [name = ''] = email.toLowerCase().split('@');
  const word = wordOf(lower);
  const isOwn = (own: string) => lower === own || (word !== '' && word === wordOf(own));
  return COMMON_PASSWORDS.has(word) || [email.toLowerCase(), name].some(isOwn);
}

const FEWEST_CHARACTERS = 4;

/** The letters behind `P@ssw0rd-2026!`, once where they stand twice. */
function wordOf(text: string): string {
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/[@4031!5$7]/g, (sign) => LETTERS[sign] ?? sign);
  return core.replace(/[^\p{L}]/gu, '').replace(/^(.+)\1+$/u, '$1');
}

const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '5': 's',
  $: 's',
  '7': 't',
};

const ROWS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv',
];
