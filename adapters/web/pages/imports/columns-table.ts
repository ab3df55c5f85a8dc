import type { ColumnRole } from '../../../../domain/statements/read-options.ts';
import type { StatementQuestion, TableSample } from '../../../../domain/statements/statement-question.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { COLUMN_FIELD } from './import-input.ts';
import type { FieldPlace } from './reading-fields.ts';

/** What people call what a column holds; those that nobody has to say are not offered. */
const ROLE_NAMES: Readonly<Partial<Record<ColumnRole, string>>> = {
  date: 'Date',
  amount: 'Amount',
  debit: 'Money out',
  credit: 'Money in',
  description: 'Description',
  payee: 'Payee',
  currency: 'Currency',
  balance: 'Balance',
  account: 'Account number',
  accountName: 'Account name',
  category: 'Category',
};

const QUESTIONS: Readonly<Partial<Record<ColumnRole, string>>> = {
  date: 'Which column has the date of each payment?',
  amount: 'Which column has the amount of each payment?',
  debit: 'Which column is money out, and which one money in?',
};

/** The first rows of the file, with a choice of what it is above each column. */
export function columnsTable(questions: readonly StatementQuestion[], table: TableSample, place: FieldPlace): Html {
  const width = Math.max(table.header?.length ?? 0, ...table.rows.map((row) => row.length));
  const likely = likelyRoles(questions);
  const columns = Array.from({ length: width }, (_, index) => index + 1);
  const heads = columns.map((column) => {
    const name = table.header?.[column - 1]?.trim() ?? '';
    const label = name === '' ? `Column ${column}` : name;
    return html`<th scope="col"><label for="field-${place.prefix}${column}"><bdi>${label}</bdi></label>
${roleSelect(column, likely.get(column), place)}</th>`;
  });
  const rows = table.rows.map(
    (row) => html`<tr>${columns.map((column) => html`<td><bdi>${row[column - 1] ?? ''}</bdi></td>`)}</tr>\n`,
  );
  return html`${questions.map(({ role }) => html`<p>${QUESTIONS[role ?? 'date'] ?? ''}</p>`)}
<div class="sample" role="region" aria-label="The first rows of the file" tabindex="0"><table>
<thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

function roleSelect(column: number, likely: ColumnRole | undefined, { prefix, state }: FieldPlace): Html {
  const name = `${prefix}${COLUMN_FIELD}${column}`;
  const chosen = state.values[name] ?? likely ?? '';
  const options = [['', 'As found'], ...Object.entries(ROLE_NAMES)] as const;
  return html`<select id="field-${prefix}${column}" name="${name}">${options.map(
    ([value, label]) => html`<option value="${value}"${value === chosen ? ' selected' : ''}>${label}</option>`,
  )}</select>`;
}

/** The likeliest answer to each question about one column. Which of two is money out is nothing to guess. */
function likelyRoles(questions: readonly StatementQuestion[]): ReadonlyMap<number, ColumnRole> {
  return new Map(
    questions.flatMap(({ role, candidates }) => {
      const [column] = (role === null ? undefined : candidates[0]?.options.mapping?.[role]) ?? [];
      return role === null || role === 'debit' || column === undefined ? [] : [[column, role] as const];
    }),
  );
}
