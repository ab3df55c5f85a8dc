import { localDateFrom, type Timestamp, timestampOfDate } from '../calendar.ts';
import { invalidField } from '../error.ts';
import type { New } from '../new.ts';
import { trimmedText } from '../text.ts';

export const BANK_NAME_MAX_CHARACTERS = 255;

/** A bank, shared by all users. */
export interface Bank {
  readonly id: number;
  readonly name: string;
  /** Unique, lower case, stable. */
  readonly slug: string;
  /** ISO 3166-1 alpha-2; `null` if it is unknown, and for `Manual`. */
  readonly country: string | null;
  readonly logoUrl: string | null;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

/** A user's link to a bank. The accounts at that bank belong to it. */
export interface BankConnection {
  readonly id: number;
  readonly userId: number;
  readonly bankId: number;
}

/** When the banks and categories that come with the service were made. */
export const BUILT_IN_AT: Timestamp = timestampOfDate(localDateFrom({ year: 2026, month: 1, day: 1 }));

/** The built-in bank of manual accounts (contract 3.1). Every store holds it from the start. */
export const MANUAL_BANK: Bank = {
  id: 1,
  name: 'Manual',
  slug: 'manual',
  country: null,
  logoUrl: null,
  createdAt: BUILT_IN_AT,
  updatedAt: BUILT_IN_AT,
};

/**
 * A bank as a user names it. Throws `invalid` naming `bank` for a name that breaks a rule or means the built-in bank.
 */
export function namedBank(text: string, at: Timestamp): New<Bank> {
  const name = trimmedText('bank', text, { minimum: 1, maximum: BANK_NAME_MAX_CHARACTERS });
  const slug = bankSlug(name);
  if (slug === '' || slug === MANUAL_BANK.slug) {
    throw invalidField('bank', 'The bank must be a name with a letter or a digit, other than “Manual”.');
  }
  return { name, slug, country: null, logoUrl: null, createdAt: at, updatedAt: at };
}

/**
 * The key by which a bank is found again: `Zürcher Kantonalbank` becomes `zurcher-kantonalbank`. Empty if the name has
 * no letter and no digit.
 */
export function bankSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
