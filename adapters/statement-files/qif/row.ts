import { type CurrencyCode, minorDigits } from '../../../domain/money/currency.ts';
import { type DateOrder, dayIn } from '../../../domain/statements/date-order.ts';
import { type DecimalMark, decimalText } from '../../../domain/statements/decimal-mark.ts';
import { DIGITS_WITHOUT_CURRENCY, type ExactAmount, exactAmount } from '../../../domain/statements/exact-amount.ts';
import { joinedTexts, lineOrNull } from '../../../domain/statements/one-line.ts';
import type { StatementRow } from '../../../domain/statements/statement-row.ts';
import { parseWrittenDate } from '../../../domain/statements/written-date.ts';
import { signedNumber } from '../signed-number.ts';
import { type ReadRow, ROUNDED } from '../statement-draft.ts';
import type { QifRecord } from './records.ts';

/** What holds for all rows of the file. */
export interface QifContext {
  readonly order: DateOrder;
  readonly mark: DecimalMark;
  readonly currency: CurrencyCode | null;
  readonly invert: boolean;
}

export function qifRow({ line, fields }: QifRecord, context: QifContext): ReadRow {
  const written = parseWrittenDate(fields['D'] ?? '');
  const day = written === undefined ? undefined : dayIn(written, context.order);
  if (day === undefined) return { row: null, reason: 'The date (D) is not a day of the calendar.' };
  const exact = amountOf(amountText(fields), context);
  if (exact === undefined) return { row: null, reason: 'The amount (T) is not a number.' };
  const category = lineOrNull(fields['L']);
  const isTransfer = category?.startsWith('[') ?? false;
  const row: StatementRow = {
    place: { line, element: null },
    sourceId: null,
    day,
    valueDay: null,
    amount: exact.amount,
    currency: context.currency,
    status: 'booked',
    description: joinedTexts([fields['P'], fields['M']]) || joinedTexts([fields['N'], fields['L']]),
    payee: lineOrNull(fields['P']),
    counterpartyAccount: null,
    hints: { merchantCategoryCode: null, name: isTransfer ? null : category, code: lineOrNull(fields['N']) },
    balanceAfter: null,
  };
  return { row, notes: exact.isRounded ? [ROUNDED] : [] };
}

/** U says the same as T. */
export function amountText(fields: QifRecord['fields']): string {
  return fields['T'] || fields['U'] || '';
}

function amountOf(text: string, { mark, currency, invert }: QifContext): ExactAmount | undefined {
  const signed = signedNumber(text);
  const decimal = signed === undefined ? undefined : decimalText(signed.number, mark);
  if (signed === undefined || decimal === undefined) return undefined;
  const sign = signed.isNegative !== invert ? '-' : '';
  return exactAmount(sign + decimal, currency === null ? DIGITS_WITHOUT_CURRENCY : minorDigits(currency));
}
