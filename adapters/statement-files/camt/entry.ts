import type { LocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { Place } from '../../../domain/statements/place.ts';
import type { StatementRow } from '../../../domain/statements/statement-row.ts';
import { type ReadRow, ROUNDED } from '../statement-draft.ts';
import { describe, readDetails, reference, transactionCode } from './details.ts';
import { all, anywhere, at, textAt, type XmlElement } from './elements.ts';
import { type CamtAmount, camtAmount, camtCode, camtDay, isDebit } from './values.ts';

/** What holds for all entries of a statement. */
export interface CamtContext {
  readonly currency: CurrencyCode | null;
  readonly splitBatches: boolean;
  readonly invert: boolean;
  /** The day of the statement, for entries without any. */
  readonly day: LocalDate | null;
}

/** One `Ntry`: a row, or on request one for each of its transactions; or why it is not among the rows. */
export function readEntry(
  entry: XmlElement,
  place: Place,
  context: CamtContext,
): readonly ReadRow[] | 'information' | 'not executed' {
  const status = camtCode(at(entry, 'Sts')) || 'BOOK';
  if (status === 'INFO') return 'information';
  if (status === 'FUTR') return 'not executed';
  if (status !== 'BOOK' && status !== 'PDNG') return [unreadable('The status (Sts) is not BOOK, PDNG, INFO or FUTR.')];
  const base = baseOf(entry, place, context, status === 'PDNG');
  if (typeof base === 'string') return [unreadable(base)];
  const details = all(entry, 'NtryDtls').flatMap((one) => all(one, 'TxDtls'));
  const parts = context.splitBatches && details.length > 1 ? splitRows(entry, details, base, context) : undefined;
  return parts ?? [wholeRow(entry, details, base)];
}

/** What the rows of one entry share. */
interface EntryBase {
  readonly row: Omit<StatementRow, 'description' | 'payee' | 'counterpartyAccount' | 'sourceId'>;
  readonly isOut: boolean;
  readonly notes: readonly string[];
}

function baseOf(entry: XmlElement, place: Place, context: CamtContext, isPending: boolean): EntryBase | string {
  const exact = camtAmount(at(entry, 'Amt'), context.currency);
  const isOut = isDebit(entry);
  const valueDay = camtDay(at(entry, 'ValDt')) ?? null;
  const own = camtDay(at(entry, 'BookgDt')) ?? valueDay ?? relatedDay(entry);
  const day = own ?? context.day;
  if (exact === undefined) return 'The amount (Amt) is not a positive decimal number.';
  if (isOut === undefined) return 'CdtDbtInd is neither CRDT nor DBIT.';
  if (day === null) return 'The entry has neither a booking day (BookgDt) nor a value day (ValDt).';
  const merchant = anywhere(entry, 'MrchntCtgyCd')?.text.trim() ?? '';
  return {
    isOut,
    notes: [...(exact.isRounded ? [ROUNDED] : []), ...(own === null ? [WITHOUT_DAY] : [])],
    row: {
      place,
      day,
      valueDay,
      amount: signed(exact.amount, isOut !== context.invert),
      currency: exact.currency,
      status: isPending ? 'pending' : 'booked',
      hints: {
        merchantCategoryCode: /^\d{4}$/.test(merchant) ? merchant : null,
        name: null,
        code: transactionCode(entry),
      },
      balanceAfter: null,
    },
  };
}

const WITHOUT_DAY = 'The entry has no day. The day of the statement is taken instead.';

/** Notifications may give only the days of the transaction. */
function relatedDay(entry: XmlElement): LocalDate | null {
  const names = ['IntrBkSttlmDt', 'TxDtTm', 'AccptncDtTm'];
  return names.map((name) => camtDay(anywhere(entry, name))).find((day) => day !== undefined) ?? null;
}

function wholeRow(entry: XmlElement, details: readonly XmlElement[], { row, isOut, notes }: EntryBase): ReadRow {
  const only = details.length === 1 ? details[0] : undefined;
  const read = only === undefined ? undefined : readDetails(only, isOut);
  const refs = at(only, 'Refs');
  const ids = [textAt(entry, 'AcctSvcrRef'), textAt(refs, 'AcctSvcrRef'), textAt(refs, 'TxId')];
  const text = textAt(entry, 'AddtlNtryInf') || textAt(entry, 'AddtlNtryInf', 'Ustrd');
  const counted = details.length > 1 ? `${details.length} transactions` : '';
  return {
    row: {
      ...row,
      sourceId: ids.map(reference).find((id) => id !== null) ?? null,
      description: describe(read, text) || counted || (row.hints.code ?? ''),
      payee: read?.payee ?? null,
      counterpartyAccount: read?.counterpartyAccount ?? null,
    },
    notes,
  };
}

/** `undefined` if the transactions do not add up to the entry to the cent, in its currency. */
function splitRows(
  entry: XmlElement,
  details: readonly XmlElement[],
  base: EntryBase,
  context: CamtContext,
): readonly ReadRow[] | undefined {
  const rows = details.map((one) => splitRow(entry, one, base, context));
  const whole = rows.filter((row) => row !== undefined);
  const sum = whole.reduce((total, row) => total + row.amount, 0);
  if (whole.length < rows.length || sum !== base.row.amount) return undefined;
  return whole.map((row) => ({ row, notes: base.notes }));
}

function splitRow(
  entry: XmlElement,
  details: XmlElement,
  base: EntryBase,
  context: CamtContext,
): StatementRow | undefined {
  const exact = detailsAmount(details, base.row.currency);
  if (exact === undefined || exact.currency !== base.row.currency || exact.isRounded) return undefined;
  const isOut = isDebit(details) ?? base.isOut;
  const read = readDetails(details, isOut);
  const refs = at(details, 'Refs');
  return {
    ...base.row,
    amount: signed(exact.amount, isOut !== context.invert),
    sourceId: reference(textAt(refs, 'AcctSvcrRef')) ?? reference(textAt(refs, 'TxId')),
    description: describe(read, textAt(entry, 'AddtlNtryInf')),
    payee: read.payee,
    counterpartyAccount: read.counterpartyAccount,
  };
}

/** `InstdAmt` may be in another currency, so it comes last. */
function detailsAmount(details: XmlElement, currency: CurrencyCode | null): CamtAmount | undefined {
  const amounts = at(details, 'AmtDtls');
  const element = at(details, 'Amt') ?? at(amounts, 'TxAmt', 'Amt') ?? at(amounts, 'InstdAmt', 'Amt');
  return camtAmount(element, currency);
}

function signed(amount: number, isNegative: boolean): number {
  return isNegative && amount !== 0 ? -amount : amount;
}

function unreadable(reason: string): ReadRow {
  return { row: null, reason };
}
