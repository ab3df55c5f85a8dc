import { kindByStem } from '../bills/detection/reading/merchant-kinds.ts';
import { ownMoneyIn } from '../bills/detection/reading/own-money.ts';
import { type Found, findPhrases } from '../bills/detection/reading/phrases.ts';
import { says, type TextReading } from '../bills/detection/reading/text-reading.ts';
import { tokensOf } from '../bills/detection/reading/tokens.ts';
import { EARNING_WORDS } from '../own-transfers/words/earning-words.ts';
import { categoryOfStem, categoryPhrases, idOfSlug } from './category-phrases.ts';
import { categoryId, parentOf } from './category-slug.ts';
import type { SaidOfMerchant } from './merchants/merchant.ts';
import type { Read } from './reading-once.ts';
import { EARNINGS } from './words/earnings.ts';

/**
 * The category that the words of a payment say, out of what the shipped lexicons know of merchants and banks in many
 * countries; `undefined` if they say none, or several. Moves between own accounts have none here: only their other side
 * shows them (contract 2.13), and a card repayment is spending as long as the card is not in Coffer.
 */
export function categoryByWords(said: SaidOfMerchant, isExpense: boolean, read: Read): number | undefined {
  const reading = read(said.description);
  if (!isExpense) return earningIn(reading);
  return bankCategory(reading) ?? merchantCategory(said, reading);
}

/** Cash, and what the bank takes for itself. */
function bankCategory(reading: TextReading): number | undefined {
  const kind = ownMoneyIn(reading);
  if (kind === 'cash') return categoryId('cash-withdrawal');
  if (kind === 'interest') return categoryId('interest-paid');
  const isFee = kind === 'returned' || (says(reading, ...FEES) && namesNobody(reading));
  return isFee ? categoryId('bank-fees') : undefined;
}

const FEES = ['fee', 'commission', 'upkeep'] as const;

function namesNobody(reading: TextReading): boolean {
  const { bank } = reading;
  const own = bank.filter(({ meanings }) => FEES.some((sense) => meanings.has(sense)));
  return reading.names.every((at) => own.some(({ from, to }) => from <= at && at < to));
}

/** The name decides, if it says anything; else the description. Money that only moves has no merchant. */
function merchantCategory({ merchantName }: SaidOfMerchant, reading: TextReading): number | undefined {
  const named = merchantName === null ? undefined : soleCategory(tokensOf(merchantName).map(({ word }) => word));
  if (named !== undefined || ownMoneyIn(reading) !== undefined) return named;
  const words = reading.names.map((at) => reading.tokens[at]!.word);
  return soleCategory(words) ?? soleCategory(reading.tokens.map(({ word }) => word));
}

/** The category with the most words for it; with as many for another one, what both are part of. */
function soleCategory(words: readonly string[]): number | undefined {
  const found = findPhrases(categoryPhrases(), words);
  const votes = new Map<number, number>();
  for (const { from, to, meanings } of [...found, ...stemsIn(words, found)]) {
    for (const id of mostTelling([...meanings].flatMap((slug) => idOfSlug(slug) ?? []))) {
      votes.set(id, (votes.get(id) ?? 0) + to - from);
    }
  }
  const most = Math.max(...votes.values());
  const best = mostTelling([...votes].flatMap(([id, count]) => (count === most ? [id] : [])));
  const parents = new Set(best.map(parentOf));
  return best.length === 1 ? best[0] : parents.size === 1 ? [...parents].find((id) => id > 0) : undefined;
}

/** Without categories of which a finer one is there as well. */
function mostTelling(ids: readonly number[]): readonly number[] {
  return ids.filter((id) => !ids.some((other) => parentOf(other) === id));
}

function stemsIn(words: readonly string[], found: readonly Found<string>[]): readonly Found<string>[] {
  return words.flatMap((word, at) => {
    const kinds = found.some(({ from, to }) => from <= at && at < to) ? undefined : kindByStem(word);
    if (kinds === undefined) return [];
    return [{ from: at, to: at + 1, meanings: new Set([...kinds].map(categoryOfStem)) }];
  });
}

/** What income is called. A payer’s own name says nothing: a shop pays refunds, and wages to those who work there. */
function earningIn({ tokens }: TextReading): number | undefined {
  const words = tokens.map(({ word }) => word).filter((word) => EARNING_WORDS.has(word));
  const ids = new Set(words.flatMap((word) => EARNINGS.get(word) ?? []));
  return ids.size === 1 ? [...ids][0] : undefined;
}
