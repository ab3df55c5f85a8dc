import { fold } from '../bank-texts/phrases.ts';
import type { Timestamp } from '../calendar.ts';
import type { Transaction, TransactionType } from '../ledger/transaction.ts';
import type { New } from '../new.ts';
import { withoutAccountNumbers } from '../statements/without-account-numbers.ts';
import { firstCharacters, trimmedText } from '../text.ts';
import { certainMerchant, KEY_CHARACTERS_MAX, merchantKey } from './merchants/merchant.ts';
import { readableName } from './merchants/readable-name.ts';

/** How a rule came to be: the user wrote it, or corrected the category of a transaction. */
export const RULE_ORIGINS = ['manual', 'correction'] as const;
type RuleOrigin = (typeof RULE_ORIGINS)[number];

/** The category that a user wants for a merchant. A user has one at most for each key and type. */
export interface CategoryRule {
  readonly id: number;
  readonly userId: number;
  /** The merchant’s name, to show. */
  readonly merchant: string;
  /** What transactions of the merchant are recognised by (contract 8.5). */
  readonly key: string;
  /** `null`: income and expenses. */
  readonly type: TransactionType | null;
  readonly categoryId: number;
  readonly origin: RuleOrigin;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

export const MERCHANT_MAX_CHARACTERS = 255;

/** Rules of one user. */
export const RULES_MAX = 10_000;

/** What a rule is made of by hand. */
export interface RuleEntry {
  /** A name, or a text of a bank that has it. */
  readonly merchant: string;
  readonly type: TransactionType | null;
  readonly categoryId: number;
}

/** Account numbers in the name are masked, as they are in imported texts. Throws `invalid` naming `merchant`. */
export function ruleByHand(userId: number, entry: RuleEntry, at: Timestamp): New<CategoryRule> {
  const typed = trimmedText('merchant', entry.merchant, { minimum: 1, maximum: MERCHANT_MAX_CHARACTERS });
  const text = withoutAccountNumbers(typed);
  const merchant = certainMerchant({ description: text, merchantName: text }) ?? text;
  const key =
    merchantKey({ description: merchant, merchantName: merchant }) ??
    firstCharacters(fold(merchant), KEY_CHARACTERS_MAX);
  const { type, categoryId } = entry;
  return { userId, merchant, key, type, categoryId, origin: 'manual', createdAt: at, updatedAt: at };
}

/** What is corrected: a transaction as its source shows it, with the category that the user gives it. */
type Corrected = Pick<Transaction, 'userId' | 'type' | 'description' | 'merchantName' | 'categoryId'>;

/** The rule that a correction teaches; `undefined` if the transaction names nobody. */
export function ruleOfCorrection(corrected: Corrected, at: Timestamp): New<CategoryRule> | undefined {
  const { userId, type, categoryId, description } = corrected;
  const certainName = certainMerchant(corrected);
  const key = merchantKey({ description, merchantName: certainName });
  if (key === undefined) return undefined;
  const name = readableName(corrected, { known: certainName }) ?? description;
  const merchant = firstCharacters(name, MERCHANT_MAX_CHARACTERS);
  return { userId, merchant, key, type, categoryId, origin: 'correction', createdAt: at, updatedAt: at };
}

/** The category that the rules want for a merchant: a rule for the type goes before one for both. */
export type FindRule = (key: string, type: TransactionType) => number | undefined;

type Rule = Pick<CategoryRule, 'key' | 'type' | 'categoryId'>;

/** `undefined` without rules: then no keys are needed. */
export function ruleFinder(rules: readonly Rule[]): FindRule | undefined {
  if (rules.length === 0) return undefined;
  const byKey = new Map(rules.map(({ key, type, categoryId }) => [`${type ?? ''} ${key}`, categoryId]));
  return (key, type) => byKey.get(`${type} ${key}`) ?? byKey.get(` ${key}`);
}
