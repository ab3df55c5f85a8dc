import type { PaymentsByRow, RowPayment } from '../../../../application/imports/payments-of-rows.ts';
import { formatDate, type LocalDate } from '../../../../domain/calendar.ts';
import { type GroupedWarning, groupedWarnings, linesInWords } from '../../../../domain/imports/grouped-warnings.ts';
import type { Import, ImportDecision, ImportedStatement, ImportRow } from '../../../../domain/imports/import.ts';
import type { BankAccount } from '../../../../domain/ledger/bank-account.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { formatMoney } from '../../../../domain/money/money.ts';
import type { New } from '../../../../domain/new.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { facts, notice, tag } from '../../components/blocks.ts';
import { heading, number, tableBody, tableHead } from '../../components/table.ts';
import { date, money } from '../../components/values.ts';

/** The user's accounts by id. */
export type AccountsById = ReadonlyMap<number, BankAccount>;

/** Names of categories by id. */
export type CategoryNames = ReadonlyMap<number, string>;

/** What became of a row, in words. */
export const DECISION_NAMES: Readonly<Record<ImportDecision, string>> = {
  added: 'New',
  matched: 'Already there',
  updated: 'Updated',
  deleted: 'Deleted by you',
  skipped: 'Left out',
  retired: 'Withdrawn',
};

/** `Chase Checking (…6789)`: the account of a statement, also one that a preview would open. */
export function accountName({ bankAccountId, opened, accountLastFour }: ImportedStatement, own: AccountsById): string {
  const name = own.get(bankAccountId)?.name ?? opened?.name ?? 'A deleted account';
  return accountLastFour === null || name.endsWith(accountLastFour) ? name : `${name} (…${accountLastFour})`;
}

/** `Mar 1, 2026 to Mar 5, 2026 · 3 new, 1 already there · $2,478.01 on Mar 5, 2026 agrees`. */
export function statementSummary(statement: ImportedStatement, own: AccountsById): Html {
  const currency = currencyOf(statement, own);
  const [balance] = currency === undefined ? [] : balanceOf(statement, currency);
  const end = balance === undefined ? '' : html` · ${balance[0]}: ${balance[1]}`;
  return html`<p>${daysOf(statement)} · ${countsInWords([statement])}${end}</p>`;
}

function currencyOf({ bankAccountId, opened }: ImportedStatement, own: AccountsById): CurrencyCode | undefined {
  return own.get(bankAccountId)?.currency ?? opened?.currency;
}

/** The days of a statement, what became of its rows, and whether its balance agrees. */
export function statementFacts(statement: ImportedStatement, own: AccountsById): Html {
  const { fileName, rows, added, matched, updated, pending, retired, skipped, possibleDuplicates } = statement;
  const currency = currencyOf(statement, own);
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
  return facts([
    ...(fileName === undefined ? [] : [['File', fileName] as const]),
    ['Days', daysOf(statement)],
    ['Rows', rows.toLocaleString('en')],
    ...shown,
    ...(currency === undefined ? [] : balanceOf(statement, currency)),
  ]);
}

/** What was left out of a file, and what a person should know about it: equal sentences once, with their lines. */
export function importNotices({ warnings, leftOut }: New<Import>): Html {
  const parts = Object.entries(leftOut).map(([reason, count]) => `${count} ${reason.replaceAll('_', ' ')}`);
  const left =
    parts.length === 0 ? '' : notice('warning', `Parts without transactions are left out: ${parts.join(', ')}.`);
  const said = groupedWarnings(warnings).map(warningItem);
  if (said.length === 0) return html`${left}`;
  return html`${left}${notice('warning', html`<ul class="list">${said}</ul>`, 'Worth knowing')}`;
}

function warningItem(warning: GroupedWarning): Html {
  const where = linesInWords(warning);
  return html`<li>${warning.message}${where === '' ? '' : html` <span class="quiet small">(${where})</span>`}</li>`;
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

/** Rows under the names and categories that they have as transactions, with what became of them. */
export function rowTable(rows: readonly ImportRow[], payments: PaymentsByRow, categories: CategoryNames): Html {
  const columns = ['Day', 'Payment', 'Category', 'Status'].map((label) => heading({ label }));
  const lines = rows.map((row) => {
    const { day, amount, currency, position, decision, status } = row;
    const payment = payments.get(position);
    const category = payment === undefined ? '' : (categories.get(payment.categoryId) ?? '');
    const sum = amount === null || currency === null ? '' : money(amount, currency, 'signed');
    const became = tag(DECISION_NAMES[decision], decision === 'added' ? 'good' : 'plain');
    return html`<tr role="row"><td role="cell" class="when">${day === null ? '' : date(day)}</td>
<td role="cell" class="what">${nameOfRow(row, payment)}</td><td role="cell" class="kind">${category}</td>
<td role="cell" class="where">${became}${status === 'pending' ? html` ${tag('Pending')}` : ''}${duplicateOf(row)}</td>
<td role="cell" class="number">${sum}</td></tr>\n`;
  });
  return html`<div class="table"><table class="ledger" role="table" aria-label="Rows">
${tableHead([...columns, heading(number('Amount'))])}
${tableBody(lines)}
</table></div>`;
}

/** The merchant's name, and below it what the bank wrote. */
function nameOfRow({ text, line }: ImportRow, payment: RowPayment | undefined): Html {
  const name = payment?.merchantName ?? payment?.description ?? text;
  const other = payment === undefined ? (line === null ? '' : `line ${line}`) : text;
  return html`<bdi>${name === '' ? '(no text)' : name}</bdi>${
    other === name || other === '' ? '' : html`<bdi class="quiet small">${other}</bdi>`
  }`;
}

function duplicateOf({ possibleDuplicateOf }: ImportRow): Html | string {
  if (possibleDuplicateOf === null) return '';
  const address = `/transactions/${possibleDuplicateOf}`;
  return html` <a class="small" href="${address}">may be the same as this one</a>`;
}

/** What an import is called: its file, or its format. */
export function nameOfImport({ fileName, format }: Pick<New<Import>, 'fileName' | 'format'>): string {
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

/** `42 new, 3 already there, 1 left out`. */
export function countsInWords(statements: readonly ImportedStatement[]): string {
  const sum = (of: (one: ImportedStatement) => number) => statements.reduce((total, one) => total + of(one), 0);
  const counts = [
    ['new', sum(({ added }) => added)],
    ['already there', sum(({ matched }) => matched)],
    ['updated', sum(({ updated }) => updated)],
    ['withdrawn by the bank', sum(({ retired }) => retired)],
    ['left out', sum(({ skipped }) => Object.values(skipped).reduce((all, count) => all + count, 0))],
    ['may be there twice', sum(({ possibleDuplicates }) => possibleDuplicates)],
  ] as const;
  const said = counts.filter(([, count]) => count > 0).map(([name, count]) => `${count.toLocaleString('en')} ${name}`);
  return said.length === 0 ? 'nothing new' : said.join(', ');
}
