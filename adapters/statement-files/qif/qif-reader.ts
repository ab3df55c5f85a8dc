import { minorDigits } from '../../../domain/money/currency.ts';
import { commonOrders, type DateOrder } from '../../../domain/statements/date-order.ts';
import { commonMarks, type DecimalMark, decimalText } from '../../../domain/statements/decimal-mark.ts';
import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import type { Statement, StatementWarning } from '../../../domain/statements/statement.ts';
import type { LeftOutReason, StatementReading } from '../../../domain/statements/statement-file.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import { parseWrittenDate, type WrittenDate } from '../../../domain/statements/written-date.ts';
import { type FormatReader, fileReading } from '../format-reader.ts';
import { dateQuestion, decimalQuestion } from '../notation-questions.ts';
import { RowLimit } from '../row-limit.ts';
import { signedNumber } from '../signed-number.ts';
import type { SourceText } from '../source-text.ts';
import { StatementDraft } from '../statement-draft.ts';
import { type QifContent, type QifRecord, type QifSection, readQifRecords } from './records.ts';
import { amountText, type QifContext, qifRow } from './row.ts';

/** Quicken Interchange Format: the transactions of banks, cards, cash, assets and debts. */
export const qifReader: FormatReader = {
  format: 'qif',
  recognises: (text) => /^[ \t]{0,20}!(?:type\s?:|account\b|option:|clear:)/im.test(text.slice(0, 20_000)),
  read: readQif,
};

async function readQif(source: SourceText, options: ReadOptions): Promise<StatementReading> {
  const limit = new RowLimit();
  const content = readQifRecords(source.text, () => limit.count());
  const context = contextOf(content, options);
  return 'order' in context ? fileOf(source, content, context, options) : context;
}

/** How the rows are read, or what is open about that. */
function contextOf({ sections }: QifContent, options: ReadOptions): QifContext | StatementReading {
  const records = sections.flatMap((section) => section.records);
  const dates = datesOf(records);
  const orders = options.dateOrder === undefined ? commonOrders(dates) : [options.dateOrder];
  const digits = options.currency === undefined ? null : minorDigits(options.currency);
  const marks = options.decimal === undefined ? commonMarks(numbersOf(records), digits) : [options.decimal];
  requireAgreement(records, orders, marks);
  if (orders.length > 1 || marks.length > 1) {
    const questions = [
      ...(orders.length > 1 ? [dateQuestion(orders, dates)] : []),
      ...(marks.length > 1 ? [decimalQuestion(ambiguousNumber(records))] : []),
    ];
    return { kind: 'question', format: 'qif', questions, fingerprint: null };
  }
  const [order = 'ymd', mark = '.'] = [orders[0], marks[0]];
  return { order, mark, currency: options.currency ?? null, invert: options.invert ?? false };
}

/** Empties the records of the sections. */
function fileOf(source: SourceText, content: QifContent, context: QifContext, options: ReadOptions): StatementReading {
  if (content.sections.every(({ records }) => records.length === 0)) throw noStatement(content);
  const statements = content.sections.map((section) => statementOf(section, context));
  return fileReading(source, options, {
    format: 'qif',
    statements,
    warnings: openRecord(content),
    leftOut: leftOutOf(content),
    readAs: { dateOrder: context.order, decimal: context.mark },
  });
}

function statementOf({ name, kind, records }: QifSection, context: QifContext): Statement {
  const draft = new StatementDraft();
  const opening = openingRecord(records);
  for (const [nth, record] of records.entries()) {
    records[nth] = { line: record.line, fields: {} }; // it would be in memory twice
    draft.add({ line: record.line, element: null }, qifRow(record, context));
  }
  if (opening !== undefined) {
    draft.warn({ line: opening.line, element: null }, 'This row is the opening balance of the account.');
  }
  return draft.finish(
    {
      account: { number: null, name: name ?? accountIn(opening), kind },
      currency: context.currency,
      period: { from: null, to: null },
      opening: null,
      closing: null,
    },
    { line: records.at(-1)?.line ?? 1, element: null },
  );
}

/** Quicken begins an account with a row of this payee, whose category is the account itself. */
function openingRecord(records: readonly QifRecord[]): QifRecord | undefined {
  return records.find(
    ({ fields }) => fields['P']?.toLowerCase() === 'opening balance' && accountIn({ fields }) !== null,
  );
}

function accountIn(record: Pick<QifRecord, 'fields'> | undefined): string | null {
  return /^\[([^\]]{1,200})\]/.exec(record?.fields['L'] ?? '')?.[1]?.trim() ?? null;
}

/** Each date once: there may be very many rows, on few days. */
function datesOf(records: readonly QifRecord[]): readonly WrittenDate[] {
  const written = new Set(records.map(({ fields }) => fields['D'] ?? ''));
  return Array.from(written, parseWrittenDate).filter((date) => date !== undefined);
}

function* numbersOf(records: readonly QifRecord[]): Generator<string> {
  for (const { fields } of records) yield signedNumber(amountText(fields))?.number ?? '';
}

function ambiguousNumber(records: readonly QifRecord[]): string | null {
  const numbers = [...numbersOf(records)];
  return numbers.find((number) => decimalText(number, '.') !== decimalText(number, ',')) ?? null;
}

/** Throws if the rows contradict each other. */
function requireAgreement(
  records: readonly QifRecord[],
  orders: readonly DateOrder[],
  marks: readonly DecimalMark[],
): void {
  const place = { line: records[0]?.line ?? 1, element: null };
  if (orders.length === 0) {
    throw new StatementFileError(
      'malformed',
      'The dates of the file have no common order of day, month and year.',
      place,
    );
  }
  if (marks.length === 0) {
    throw new StatementFileError('malformed', 'Some amounts have a decimal point and others a decimal comma.', place);
  }
}

function noStatement({ investments, listEntries, emptyEntries }: QifContent): StatementFileError {
  const rest = emptyEntries > 0 ? 'empty entries' : 'headers';
  const only = investments > 0 ? 'transactions of securities' : listEntries > 0 ? 'lists' : rest;
  return new StatementFileError('no_statement', `The file holds only ${only}, no transactions of money.`);
}

function leftOutOf({ investments, listEntries }: QifContent): Partial<Record<LeftOutReason, number>> {
  return { ...(investments > 0 ? { security: investments } : {}), ...(listEntries > 0 ? { list: listEntries } : {}) };
}

function openRecord({ openRecordLine }: QifContent): readonly StatementWarning[] {
  if (openRecordLine === null) return [];
  return [
    {
      place: { line: openRecordLine, element: null },
      sentence: 'No ^ ends the last entry. Perhaps the file is cut off.',
    },
  ];
}
