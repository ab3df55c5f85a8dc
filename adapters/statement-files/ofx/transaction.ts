import type { LocalDate } from '../../../domain/calendar.ts';
import { type CurrencyCode, parseCurrency } from '../../../domain/money/currency.ts';
import type { DecimalMark } from '../../../domain/statements/decimal-mark.ts';
import type { ExactAmount } from '../../../domain/statements/exact-amount.ts';
import { joinedTexts, lineOrNull } from '../../../domain/statements/one-line.ts';
import type { Place } from '../../../domain/statements/place.ts';
import type { CategoryHints, StatementRow } from '../../../domain/statements/statement-row.ts';
import { type ReadRow, ROUNDED } from '../statement-draft.ts';
import { child, leaf, type OfxElement } from './elements.ts';
import { convertedOfxAmount, ofxAmount, ofxDay, ofxRate } from './values.ts';

/** What holds for all transactions of a statement. */
export interface OfxContext {
  readonly currency: CurrencyCode | null;
  /** `null` if no mark fits all amounts. */
  readonly mark: DecimalMark | null;
  readonly invert: boolean;
}

/** One STMTTRN. */
export function ofxRow(transaction: OfxElement, place: Place, context: OfxContext): ReadRow {
  const posted = leaf(transaction, 'DTPOSTED');
  const day = postedDay(transaction);
  if (day === undefined) return { row: null, reason: 'The date (DTPOSTED) is not a day of the calendar as YYYYMMDD.' };
  const { exact, currency, isConverted } = moneyOf(transaction, context);
  if (exact === undefined) return { row: null, reason: 'The amount (TRNAMT) is not a number.' };
  const notes = [
    ...(isConverted ? ['The amount is in another currency. It was converted with the rate of the file.'] : []),
    ...(exact.isRounded && !isConverted ? [ROUNDED] : []),
    ...(posted === '' && transaction.name !== 'STMTTRNP'
      ? ['The day of booking is missing. The day of the order is taken instead.']
      : []),
    ...(leaf(transaction, 'CORRECTFITID') === ''
      ? []
      : ['The bank marks this as the correction of an earlier transaction. Check both.']),
  ];
  const amount = context.invert && exact.amount !== 0 ? -exact.amount : exact.amount;
  return { row: { ...factsOf(transaction), place, day, amount, currency }, notes };
}

function factsOf(transaction: OfxElement): Omit<StatementRow, 'place' | 'day' | 'amount' | 'currency'> {
  const payee = payeeOf(transaction);
  const counterparty = child(transaction, 'BANKACCTTO') ?? child(transaction, 'CCACCTTO');
  const texts = [payee, leaf(transaction, 'EXTDNAME'), leaf(transaction, 'MEMO')];
  return {
    sourceId: lineOrNull(leaf(transaction, 'FITID')),
    valueDay: ofxDay(leaf(transaction, 'DTAVAIL')) ?? null,
    status: transaction.name === 'STMTTRNP' ? 'pending' : 'booked',
    description: withoutEntities(joinedTexts(texts)) || checkOrType(transaction),
    payee,
    counterpartyAccount: lineOrNull(leaf(counterparty, 'ACCTID')),
    hints: hintsOf(transaction),
    balanceAfter: null,
  };
}

/** Pending transactions have DTTRAN instead. */
function postedDay(transaction: OfxElement): LocalDate | undefined {
  const posted = leaf(transaction, 'DTPOSTED');
  return ofxDay(posted === '' ? leaf(transaction, 'DTTRAN') || leaf(transaction, 'DTUSER') : posted);
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
function moneyOf(transaction: OfxElement, { currency, mark }: OfxContext): RowMoney {
  const written = leaf(transaction, 'TRNAMT');
  const aggregate = child(transaction, 'CURRENCY');
  const other = parseCurrency(leaf(aggregate, 'CURSYM'));
  const rate = leaf(aggregate, 'CURRATE');
  if (other === undefined || other === currency)
    return { exact: ofxAmount(written, mark, currency), currency, isConverted: false };
  if (currency === null || ofxRate(rate) === undefined)
    return { exact: ofxAmount(written, mark, other), currency: other, isConverted: false };
  return { exact: convertedOfxAmount(written, rate, mark, currency), currency, isConverted: true };
}

function payeeOf(transaction: OfxElement): string | null {
  return lineOrNull(withoutEntities(leaf(transaction, 'NAME') || leaf(child(transaction, 'PAYEE'), 'NAME')));
}

/** Banks escape their texts twice, or as in HTML. */
function withoutEntities(text: string): string {
  return text
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .replace(/&amp;/gi, '&')
    .trim();
}

function checkOrType(transaction: OfxElement): string {
  return joinedTexts([leaf(transaction, 'TRNTYPE'), leaf(transaction, 'CHECKNUM')]);
}

function hintsOf(transaction: OfxElement): CategoryHints {
  const sic = leaf(transaction, 'SIC');
  return {
    merchantCategoryCode: /^\d{4}$/.test(sic) && sic !== '0000' ? sic : null,
    name: lineOrNull(leaf(transaction, 'CATEGORY')),
    code: lineOrNull(leaf(transaction, 'TRNTYPE')),
  };
}
