import type { BankSense } from './lexicon/bank-words.ts';
import { nameTokens } from './name-tokens.ts';
import { says, type TextReading } from './text-reading.ts';

/** Money that only moves between the user’s own pockets, or that the bank takes for a debt or a failure. */
export type OwnMoney = 'cash' | 'savings' | 'transfer' | 'card' | 'interest' | 'returned';

/**
 * Which kind of own money a text speaks of, if any. It may be regular, but it is not a bill. What was bought with a
 * card is never own money, and a company that lends or insures is paid by contract: “Toyota Credit”, “Capital One Auto
 * Finance”.
 */
export function ownMoneyIn(text: TextReading): OwnMoney | undefined {
  const isContract = text.merchants.some(({ meanings }) => meanings.has('loan') || meanings.has('insurance'));
  if (says(text, 'interest') && !isContract) return 'interest';
  if (says(text, 'returned')) return 'returned';
  if (says(text, 'purchase')) return undefined;
  if (says(text, 'cash') || isCashFirst(text)) return 'cash';
  if (!isContract && (says(text, 'cardDebt', 'cardIssuer') || isCardOfBank(text))) return 'card';
  if (!isContract && says(text, 'savings')) return 'savings';
  if (says(text, 'ownTransfer')) return 'transfer';
  return says(text, 'ownAlone') && namesNobody(text) ? 'cash' : undefined;
}

/** “TD VISA”, “BARCLAYS BANK MASTERCARD”: the card of a bank. */
function isCardOfBank({ bank }: TextReading): boolean {
  return bank.some(
    ({ meanings, from }, index) =>
      meanings.has('cardBrand') &&
      bank.slice(0, index).some((one) => one.meanings.has('cardBank') && from - one.to <= 1),
  );
}

/** “CASH HSBC LEEDS”, “CASH 12 NOV”: a shop whose name begins with CASH goes on with a word. */
function isCashFirst({ tokens, bank }: TextReading): boolean {
  if (tokens[0]?.word !== 'CASH' || tokens.length < 2) return false;
  return /^\d/.test(tokens[1]!.word) || bank.some(({ from, meanings }) => from === 1 && meanings.has('cardBank'));
}

const OWN: readonly BankSense[] = ['ownAlone', 'cardBank'];

function namesNobody(text: TextReading): boolean {
  const own = text.bank.filter(({ meanings }) => OWN.some((sense) => meanings.has(sense)));
  return nameTokens(text).every((at) => own.some(({ from, to }) => from <= at && at < to));
}
