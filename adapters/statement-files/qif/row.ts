import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { DecimalMark } from '../../../domain/money/decimal-mark.ts';
import { amountIn } from '../../../domain/money/exact-amount.ts';
import { type DateOrder, dayIn } from '../../../domain/statements/date-order.ts';
import { joinedTexts, lineOrNull } from '../../../domain/statements/one-line.ts';
import { atLine } from '../../../domain/statements/statement-row.ts';
import { parseWrittenDate } from '../../../domain/statements/written-date.ts';
import { decimalNumber } from '../signed-number.ts';
import { type ReadRow, readable, unreadable } from '../statement-draft.ts';
import type { QifRecord } from './records.ts';

/** What holds for all rows of the file. */
export interface QifContext {
  readonly order: DateOrder;
  readonly mark: DecimalMark;
  readonly currency: CurrencyCode | null;
  readonly invert: boolean;
}

/**
 * One row, or on request one for each part of a split, so that a part which is a transfer finds its other side. Only of
 * parts that add up to the whole.
 */
export function qifRows(record: QifRecord, context: QifContext): readonly ReadRow[] {
  const whole = qifRow(record, context);
  const { parts, fields } = record;
  if (parts.length < 2 || whole.row === null) return [whole];
  const rows = parts.map(({ S = '', E = '', $: T = '' }) =>
    qifRow({ ...record, fields: { ...fields, T, L: S, M: E || fields['M'] || '' } }, context),
  );
  const sum = rows.reduce((total, { row }) => total + (row?.amount ?? Number.NaN), 0);
  return sum === whole.row.amount ? rows : [whole];
}

export function qifRow({ line, fields }: QifRecord, { order, mark, currency }: QifContext): ReadRow {
  const written = parseWrittenDate(fields['D'] ?? '');
  const day = written === undefined ? undefined : dayIn(written, order);
  if (day === undefined) return unreadable('The date (D) is not a day of the calendar.');
  const number = decimalNumber(amountText(fields), mark);
  const exact = number === undefined ? undefined : amountIn(number.decimal, currency);
  if (exact === undefined) return unreadable('The amount (T) is not a number.');
  const category = lineOrNull(fields['L']);
  const isTransfer = category?.startsWith('[') ?? false;
  const row = {
    place: atLine(line),
    sourceId: null,
    day,
    valueDay: null,
    amount: exact.amount,
    currency,
    status: 'booked' as const,
    description: joinedTexts([fields['P'], fields['M']]) || joinedTexts([fields['N'], fields['L']]),
    payee: lineOrNull(fields['P']),
    counterpartyAccount: null,
    hints: { merchantCategoryCode: null, name: isTransfer ? null : category, code: lineOrNull(fields['N']) },
    balanceAfter: null,
  };
  return readable(row, exact.isRounded);
}

/** U says the same as T. */
export function amountText(fields: QifRecord['fields']): string {
  return fields['T'] || fields['U'] || '';
}
