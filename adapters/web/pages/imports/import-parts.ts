import { formatDate, type LocalDate } from '../../../../domain/calendar.ts';
import type { Import, ImportDecision, ImportedStatement, ImportRow } from '../../../../domain/imports/import.ts';
import type { BankAccount } from '../../../../domain/ledger/bank-account.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { formatMoney } from '../../../../domain/money/money.ts';
import type { New } from '../../../../domain/new.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { below, card, facts, notice, tag } from '../../components/blocks.ts';
import { number, table } from '../../components/table.ts';
import { money } from '../../components/values.ts';

/** The user's accounts by id. */
export type AccountsById = ReadonlyMap<number, BankAccount>;

/** What became of a row, in words. */
export const DECISION_NAMES: Readonly<Record<ImportDecision, string>> = {
  added: 'New',
  matched: 'Already there',
  updated: 'Updated',
  deleted: 'Deleted by you',
  skipped: 'Left out',
  retired: 'Withdrawn',
};

/** One card for each statement of a file: its days, what became of its rows, and whether its balance agrees. */
export function statementCards({ statements, warnings, leftOut }: New<Import>, accounts: AccountsById): Html {
  const parts = Object.entries(leftOut).map(([reason, count]) => `${count} ${reason.replaceAll('_', ' ')}`);
  const left =
    parts.length === 0 ? '' : notice('warning', `Parts without transactions are left out: ${parts.join(', ')}.`);
  const said = warnings.map(({ line, message }) => html`<li>${line === null ? '' : `Line ${line}: `}${message}</li>`);
  return html`${statements.map((each) => statementCard(each, accounts.get(each.bankAccountId)))}${left}${
    said.length === 0 ? '' : notice('warning', html`<ul class="list">${said}</ul>`, 'Worth knowing')
  }`;
}

function statementCard(statement: ImportedStatement, account: BankAccount | undefined): Html {
  const { rows, added, matched, updated, pending, retired, skipped, possibleDuplicates, accountLastFour } = statement;
  const counts: readonly (readonly [string, number])[] = [
    ['New', added],
    ['Already there', matched],
    ['Updated', updated],
    ['Pending', pending],
    ['Withdrawn by the bank', retired],
    ['Possible duplicates', possibleDuplicates],
    ...Object.entries(skipped).map(([reason, count]) => [`Left out, ${reason.replaceAll('_', ' ')}`, count] as const),
  ];
  const shown = counts
    .filter(([, count]) => count > 0)
    .map(([name, count]) => [name, count.toLocaleString('en')] as const);
  const known = facts([
    ['Days', daysOf(statement)],
    ['Rows', rows.toLocaleString('en')],
    ...shown,
    ...(account === undefined ? [] : balanceOf(statement, account.currency)),
  ]);
  const number = accountLastFour === null ? '' : ` (…${accountLastFour})`;
  return card(known, { title: `${account?.name ?? 'A deleted account'}${number}` });
}

function daysOf({ from, to }: { readonly from: LocalDate | null; readonly to: LocalDate | null }): string {
  if (from === null || to === null) return 'unknown';
  return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
}

function balanceOf(
  { balanceCheck }: ImportedStatement,
  currency: CurrencyCode,
): readonly (readonly [string, Html | string])[] {
  if (balanceCheck === null) return [];
  const { date, statement, coffer, difference } = balanceCheck;
  const day = `Balance on ${formatDate(date)}`;
  if (difference === 0) return [[day, html`${money(statement, currency)} ${tag('agrees', 'good')}`]];
  const [there, here] = [formatMoney(statement, currency), formatMoney(coffer, currency)];
  const text = `${there} in the file, ${here} here: ${formatMoney(difference, currency)} apart`;
  return [[day, html`${text} ${tag('differs', 'bad')}`]];
}

/** Rows with what became of them. */
export function rowTable(rows: readonly ImportRow[]): Html {
  const cells = rows.map((row) => [
    html`<bdi>${row.text === '' ? '(no text)' : row.text}</bdi>${row.line === null ? '' : below(`line ${row.line}`)}`,
    row.day === null ? '' : formatDate(row.day),
    html`${tag(DECISION_NAMES[row.decision], row.decision === 'added' ? 'good' : 'plain')}${
      row.status === 'pending' ? html` ${tag('Pending')}` : ''
    }${duplicateOf(row)}`,
    row.amount === null || row.currency === null ? '' : money(row.amount, row.currency, 'signed'),
  ]);
  return table('Rows', ['Row', 'Day', 'What became of it', number('Amount')], cells);
}

function duplicateOf({ possibleDuplicateOf }: ImportRow): Html | string {
  if (possibleDuplicateOf === null) return '';
  const address = `/transactions/${possibleDuplicateOf}`;
  return html`<br><a class="small" href="${address}">may be the same as this one</a>`;
}

/** What an import is called: its file, or its format. */
export function nameOfImport({ fileName, format }: New<Import>): string {
  return fileName ?? (format === 'coffer' ? 'A file of Coffer’s own columns' : `A ${format.toUpperCase()} file`);
}

/** `Mar 1, 2026 to Mar 31, 2026` of all statements together. */
export function spanOf(statements: readonly ImportedStatement[]): string {
  const from = statements.flatMap((each) => each.from ?? []).sort()[0] ?? null;
  const to =
    statements
      .flatMap((each) => each.to ?? [])
      .sort()
      .at(-1) ?? null;
  return daysOf({ from, to });
}
