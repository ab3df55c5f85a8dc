import { type CurrencyCode, parseCurrency } from '../../../domain/money/currency.ts';
import type { ExactAmount } from '../../../domain/money/exact-amount.ts';
import { joinedTexts, lineOrNull, oneLine } from '../../../domain/statements/one-line.ts';
import type { CategoryHints, Place, StatementRow } from '../../../domain/statements/statement-row.ts';
import { at, type FileElement, textAt } from '../elements.ts';
import { type ReadRow, ROUNDED, unreadable } from '../statement-draft.ts';
import { convertedOfxAmount, type OfxContext, ofxAmount, ofxDay, ofxRate } from './values.ts';

/** One STMTTRN. One that is pending has DTTRAN in place of DTPOSTED. */
export function ofxRow(transaction: FileElement, place: Place, context: OfxContext): ReadRow {
  const posted = textAt(transaction, 'DTPOSTED');
  const day = ofxDay(posted || textAt(transaction, 'DTTRAN') || textAt(transaction, 'DTUSER'));
  if (day === undefined) return unreadable('The date (DTPOSTED) is not a day of the calendar as YYYYMMDD.');
  const { exact, currency, isConverted } = moneyOf(transaction, context);
  if (exact === undefined) return unreadable('The amount (TRNAMT) is not a number.');
  const notes = [
    ...(isConverted ? ['The amount is in another currency. It was converted with the rate of the file.'] : []),
    ...(exact.isRounded && !isConverted ? [ROUNDED] : []),
    ...(posted === '' && transaction.name !== 'STMTTRNP'
      ? ['The day of booking is missing. The day of the order is taken instead.']
      : []),
    ...(textAt(transaction, 'CORRECTFITID') === ''
      ? []
      : ['The bank marks this as the correction of an earlier transaction. Check both.']),
  ];
  return { row: { ...factsOf(transaction), place, day, amount: exact.amount, currency }, notes };
}

/** The most that OFX allows. The last one may have been a space. */
const NAME_CHARACTERS = 32;

function factsOf(transaction: FileElement): Omit<StatementRow, 'place' | 'day' | 'amount' | 'currency'> {
  const text = (name: string) => textAt(transaction, name);
  const name = lineOrNull(withoutEntities(text('NAME') || textAt(transaction, 'PAYEE', 'NAME')));
  const memo = oneLine(withoutEntities(text('MEMO')));
  // Some banks write the whole text as the memo, and as much of it as fits as the name.
  const isCut = name !== null && name.length >= NAME_CHARACTERS - 1 && memo.length > name.length;
  const payee = isCut && memo.startsWith(name) ? null : name;
  const counterparty = at(transaction, 'BANKACCTTO') ?? at(transaction, 'CCACCTTO');
  return {
    sourceId: lineOrNull(text('FITID')),
    valueDay: ofxDay(text('DTAVAIL')) ?? null,
    status: transaction.name === 'STMTTRNP' ? 'pending' : 'booked',
    description:
      withoutEntities(joinedTexts([payee, text('EXTDNAME'), memo])) || joinedTexts([text('TRNTYPE'), text('CHECKNUM')]),
    payee,
    counterpartyAccount: lineOrNull(textAt(counterparty, 'ACCTID')),
    hints: hintsOf(transaction),
    balanceAfter: null,
  };
}

interface RowMoney {
  readonly exact: ExactAmount | undefined;
  readonly currency: CurrencyCode | null;
  readonly isConverted: boolean;
}

/**
 * CURRENCY says that the amount is in another currency than the statement, and CURRATE what one unit of it cost in that
 * of the statement (OFX 2.2, 5.2); ORIGCURRENCY that the bank has converted it already.
 */
function moneyOf(transaction: FileElement, { currency, mark }: OfxContext): RowMoney {
  const written = textAt(transaction, 'TRNAMT');
  const other = parseCurrency(textAt(transaction, 'CURRENCY', 'CURSYM'));
  const rate = ofxRate(textAt(transaction, 'CURRENCY', 'CURRATE'));
  if (other !== undefined && other !== currency && currency !== null && rate !== undefined)
    return { exact: convertedOfxAmount(written, rate, mark, currency), currency, isConverted: true };
  const own = other ?? currency;
  return { exact: ofxAmount(written, mark, own), currency: own, isConverted: false };
}

/** Banks escape their texts twice, or as in HTML. */
function withoutEntities(text: string): string {
  return text
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .replace(/&amp;/gi, '&')
    .trim();
}

function hintsOf(transaction: FileElement): CategoryHints {
  const sic = textAt(transaction, 'SIC');
  return {
    merchantCategoryCode: /^\d{4}$/.test(sic) && sic !== '0000' ? sic : null,
    name: lineOrNull(textAt(transaction, 'CATEGORY')),
    code: lineOrNull(textAt(transaction, 'TRNTYPE')),
  };
}
