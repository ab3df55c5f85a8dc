import type { Timestamp } from './calendar.ts';

/** A bank, shared by all users. */
export interface Bank {
  readonly id: number;
  readonly name: string;
  /** Unique, lower case, stable. */
  readonly slug: string;
  /** ISO 3166-1 alpha-2, or `null` for a bank of no country, as `Manual` is. */
  readonly country: string | null;
  readonly logoUrl: string | null;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

/** A user's link to a bank; owns the accounts that came through it. */
export interface BankConnection {
  readonly id: number;
  readonly userId: number;
  readonly bankId: number;
}

/** The built-in bank of manual accounts (contract 3.1). Every store holds it from the start. */
export const MANUAL_BANK: Bank = {
  id: 1,
  name: 'Manual',
  slug: 'manual',
  country: null,
  logoUrl: null,
  createdAt: '2026-01-01T00:00:00.000000Z' as Timestamp,
  updatedAt: '2026-01-01T00:00:00.000000Z' as Timestamp,
};

/** `Zürcher Kantonalbank` → `zurcher-kantonalbank`: the key under which a bank is found again. Empty when nothing is left. */
export function bankSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
