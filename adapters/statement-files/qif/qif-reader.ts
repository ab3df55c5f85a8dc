import { minorDigits } from '../../../domain/money/currency.ts';
import { commonMarks } from '../../../domain/money/decimal-mark.ts';
import { negatedIf } from '../../../domain/money/money.ts';
import { commonOrders } from '../../../domain/statements/date-order.ts';
import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import type { Statement, StatementBalance } from '../../../domain/statements/statement.ts';
import type { StatementReading } from '../../../domain/statements/statement-file.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import { atLine } from '../../../domain/statements/statement-row.ts';
import { parseWrittenDate } from '../../../domain/statements/written-date.ts';
import { isStartLabel } from '../csv/columns/flags.ts';
import { type FormatReader, fileReading } from '../format-reader.ts';
import { notationQuestions, requireMark } from '../notation-questions.ts';
import { signedNumber } from '../signed-number.ts';
import type { SourceText } from '../source-text.ts';
import { StatementDraft } from '../statement-draft.ts';
import { type QifContent, type QifRecord, type QifSection, readQifRecords } from './records.ts';
import { amountText, type QifContext, qifRow, qifRows } from './row.ts';

/** Quicken Interchange Format: the transactions of banks, cards, cash, assets and debts. */
export const qifReader: FormatReader = {
  format: 'qif',
  recognises: (text) => /^[ \t]{0,20}!(?:type\s?:|account\b|option:|clear:)/im.test(text.slice(0, 20_000)),
  read: readQif,
};

async function readQif(source: SourceText, options: ReadOptions): Promise<StatementReading> {
  const content = readQifRecords(source.text, options.splitBatches === true);
  const context = contextOf(content, options);
  return 'kind' in context ? context : fileOf(source, content, context, options);
}

/** How the file writes dates and amounts, or the question that is left. */
function contextOf(content: QifContent, options: ReadOptions): QifContext | StatementReading {
  const records = content.sections.flatMap((section) => section.records);
  const line = records[0]?.line ?? 1;
  // Each date once: there may be very many rows, on few days.
  const written = new Set(records.map(({ fields }) => fields['D'] ?? ''));
  const dates = Array.from(written, parseWrittenDate).filter((date) => date !== undefined);
  const orders = options.dateOrder === undefined ? commonOrders(dates) : [options.dateOrder];
  const digits = options.currency === undefined ? null : minorDigits(options.currency);
  const marks = options.decimal === undefined ? commonMarks(numbersOf(records), digits) : [options.decimal];
  if (orders.length === 0) {
    const sentence = 'The dates of the file have no common order of day, month and year.';
    throw new StatementFileError('malformed', sentence, atLine(line));
  }
  requireMark(marks, line);
  const questions = notationQuestions(orders, dates, marks, numbersOf(records));
  if (questions.length > 0) return { kind: 'question', format: 'qif', questions, fingerprint: null };
  if (records.length === 0) throw noStatement(content);
  const [order = 'ymd', mark = '.'] = [orders[0], marks[0]];
  const { currency = null, invert = false } = options;
  return { order, mark, currency, invert };
}

function* numbersOf(records: readonly QifRecord[]): Generator<string> {
  for (const { fields } of records) yield signedNumber(amountText(fields))?.number ?? '';
}

function noStatement({ investments, listEntries, emptyEntries }: QifContent): StatementFileError {
  const rest = emptyEntries > 0 ? 'empty entries' : 'headers';
  const only = investments > 0 ? 'transactions of securities' : listEntries > 0 ? 'lists' : rest;
  return new StatementFileError('no_statement', `The file holds only ${only}, no transactions of money.`);
}

/** Empties the records of the sections. */
function fileOf(source: SourceText, content: QifContent, context: QifContext, options: ReadOptions): StatementReading {
  const { sections, investments, listEntries, openRecordLine: open } = content;
  const sentence = 'No ^ ends the last entry. Perhaps the file is cut off.';
  const statements = withTypesAsNames(sections).map((section) => statementOf(section, context));
  const openings = statements.filter((statement) => statement.opening !== null).length;
  return fileReading(source, options, {
    format: 'qif',
    statements,
    warnings: open === null ? [] : [{ place: atLine(open), sentence }],
    leftOut: {
      ...(openings > 0 ? { balance: openings } : {}),
      ...(investments > 0 ? { security: investments } : {}),
      ...(listEntries > 0 ? { list: listEntries } : {}),
    },
    readAs: { dateOrder: context.order, decimal: context.mark },
  });
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  bank: 'Bank',
  ccard: 'Card',
  cash: 'Cash',
  'oth a': 'Asset',
  'oth l': 'Debt',
  'oth s': 'Savings',
};

/** Without names, only the types tell several accounts apart. */
function withTypesAsNames(sections: readonly QifSection[]): readonly QifSection[] {
  if (sections.filter(({ name }) => name === null).length < 2) return sections;
  return sections.map((section) => ({ ...section, name: section.name ?? TYPE_NAMES[section.type] ?? null }));
}

function statementOf({ name, kind, records }: QifSection, context: QifContext): Statement {
  const draft = new StatementDraft(context.invert);
  const opening = records.find(isOpening);
  const named = name ?? accountIn(opening);
  let start: StatementBalance | null = null;
  for (const [nth, record] of records.entries()) {
    records[nth] = { line: record.line, fields: {}, parts: [] }; // it would be in memory twice
    const { row } = record === opening ? qifRow(record, context) : { row: null };
    if (row !== null) start = { day: row.day, amount: negatedIf(context.invert, row.amount) };
    else for (const read of qifRows(record, context)) draft.add(atLine(record.line), read);
  }
  return draft.finish(
    {
      account: { number: null, name: named, kind },
      currency: context.currency,
      period: { from: null, to: null },
      opening: start,
      closing: null,
    },
    atLine(records.at(-1)?.line ?? 1),
  );
}

/** Quicken begins an account with a row of this payee, whose category is the account itself. */
function isOpening(record: QifRecord): boolean {
  return isStartLabel(record.fields['P'] ?? '') && accountIn(record) !== null;
}

function accountIn(record: QifRecord | undefined): string | null {
  return /^\[([^\]]{1,200})\]/.exec(record?.fields['L'] ?? '')?.[1]?.trim() ?? null;
}
