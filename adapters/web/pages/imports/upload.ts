import type { ImportOutcome } from '../../../../application/imports/import-statements.ts';
import type { FieldErrors } from '../../../../domain/error.ts';
import type { Import } from '../../../../domain/imports/import.ts';
import type { BankAccount } from '../../../../domain/ledger/bank-account.ts';
import { STATEMENT_FILE_MAX_BYTES } from '../../../../domain/ports/imports/statement-file-reader.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { ASSET_PATHS } from '../../assets.ts';
import { below, card, notice, section, shortName } from '../../components/blocks.ts';
import { checkbox, field, select } from '../../components/field.ts';
import { button, buttonLink, form, formKey, sentOnce } from '../../components/form.ts';
import { ACTIONS, number, table } from '../../components/table.ts';
import { day } from '../../components/values.ts';
import { isFromScript, showFragment } from '../../fragment.ts';
import { showPage } from '../../page.ts';
import { type FormState, refusedForm, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { endingField, importInput, NEW_ACCOUNT } from './import-input.ts';
import { nameOfImport, rowTable, spanOf, statementCards } from './import-parts.ts';

const PATH = '/import';
const SHOWN_IMPORTS = 30;

/** Whoever has more accounts than this names their numbers on the command line. */
const ENDINGS_SHOWN = 100;

/** Takes a statement file: shows what it would do, and does it. */
export const IMPORT_UPLOAD_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PATH, show),
  ownRoute('POST', PATH, submit, { fileMaxBytes: STATEMENT_FILE_MAX_BYTES }),
];

interface Shown {
  readonly errors?: FieldErrors;
  readonly preview?: Html;
}

async function submit(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { id: userId } = request.visitor.user;
  const isPreview = request.form['do'] !== 'import';
  try {
    const input = importInput(request, isPreview);
    const outcome = await parts.imports.importStatements(userId, input, isPreview ? undefined : sentOnce(request));
    if (outcome.id !== null) return seeOther(request, `/imports/${outcome.id}?done=imported`);
    const preview = await previewOf(parts, request, outcome);
    return isFromScript(request) ? showFragment(request, preview) : await show(parts, request, { preview });
  } catch (error) {
    const { errors, problem } = refusedForm(request, request.form, error);
    const refused = problem === undefined ? errors : { file: [problem] };
    if (isFromScript(request)) {
      request.ctx.status = 200; // The script shows nothing of other answers.
      return showFragment(request, problems(refused));
    }
    await show(parts, request, { errors: refused });
  }
}

const FIELD_LABELS: Readonly<Record<string, string>> = {
  file: 'File',
  rows: 'Rows',
  bank_account_id: 'Account',
  accounts: 'Account',
  currency: 'Currency',
  date_order: 'Order of day and month',
  decimal: 'Decimal mark',
  invert: 'Signs',
  mapping: 'Columns',
  transactions: 'Rows',
};

function problems(errors: FieldErrors): Html {
  const lines = Object.entries(errors).flatMap(([name, sentences]) =>
    sentences.map((sentence) => html`<li><strong>${FIELD_LABELS[name] ?? name}:</strong> ${sentence}</li>`),
  );
  return notice('danger', html`<ul class="list">${lines}</ul>`, 'Nothing was imported');
}

async function previewOf(parts: PageParts, request: SignedInRequest, { facts, rows }: ImportOutcome): Promise<Html> {
  const accounts = await accountsById(parts, request);
  const total = facts.statements.reduce((sum, statement) => sum + statement.rows, 0);
  const more =
    total > rows.length
      ? html`<p class="quiet">The first ${rows.length} of ${total.toLocaleString('en')} rows:</p>`
      : '';
  return html`<section class="stack tight" role="status"><h2>What would happen</h2>
<p class="quiet">Nothing is stored yet. Press “Import” if it looks right.</p>
${statementCards(facts, accounts)}${more}${rowTable(rows)}</section>`;
}

async function accountsById(parts: PageParts, request: SignedInRequest): Promise<ReadonlyMap<number, BankAccount>> {
  const { accounts } = await parts.accounts.listBankAccounts(request.visitor.user.id, { bank: false });
  return new Map(accounts.map((account) => [account.id, account]));
}

async function show(parts: PageParts, request: SignedInRequest, { errors = {}, preview }: Shown = {}): Promise<void> {
  const [accounts, imports] = await Promise.all([
    accountsById(parts, request),
    parts.imports.listImports(request.visitor.user.id, { limit: SHOWN_IMPORTS }),
  ]);
  showPage(request, {
    title: 'Import a statement',
    intro:
      'The file that your bank offers for download: OFX, QFX, QIF, CAMT, MT940 or CSV. What is there already is ' +
      'recognised, so you may import a file twice, and files may overlap.',
    section: '/accounts',
    back: ['Accounts', '/accounts'],
    scripts: [ASSET_PATHS.htmx],
    done: DONE,
    body: html`${Object.keys(errors).length === 0 ? '' : problems(errors)}
${card(uploadForm(parts, request, [...accounts.values()]))}
<div id="preview">${preview ?? ''}</div>${pastImports(imports)}`,
  });
}

const DONE = { undone: 'The import was taken back. You can import the file again.' };

function uploadForm(
  { randomText }: PageParts,
  { form: sent }: SignedInRequest,
  accounts: readonly BankAccount[],
): Html {
  const state = { values: sent, errors: {} };
  const own = accounts.map(({ id, name, currency }) => ({
    value: String(id),
    label: `${shortName(name)} (${currency})`,
  }));
  const options = [
    ...(accounts.length === 0 ? [] : [{ value: '', label: 'The one whose number is in the file' }]),
    ...own,
    { value: NEW_ACCOUNT, label: 'A new account' },
  ];
  const script = html`data-hx-target="#preview" data-hx-swap="innerHTML" data-hx-encoding="multipart/form-data"`;
  const preview = html`<button name="do" value="preview" class="plain" data-hx-post="${PATH}"
${script}>Preview</button>`;
  const fields = html`<div class="field"><label for="field-file">File</label>
<input id="field-file" type="file" name="file" required></div>
${select({ name: 'account', label: 'Account', hint: REMEMBERED, options }, state)}
${checkbox({ name: 'set_initial_balance', label: 'Make the balance agree with the statement', hint: AGREES }, state)}
${details('Something is read wrong', readingFields(state))}
${accounts.length < 2 ? '' : details('The file holds several accounts', endingFields(accounts, state))}
<div class="row">${preview}${button('Import', { name: 'do', value: 'import' })}</div>`;
  return form(PATH, fields, { hidden: formKey(randomText), hasFile: true });
}

const REMEMBERED = 'Coffer remembers the number in the file, so you need not choose the next time.';
const AGREES = 'Of a manual account: changes the balance that it had before its first transaction.';

function details(summary: string, body: Html): Html {
  return html`<details class="more"><summary>${summary}</summary><div class="stack tight">${body}</div></details>`;
}

function readingFields(state: FormState): Html {
  const asFound = { value: '', label: 'As the file shows it' };
  const orders = [
    asFound,
    { value: 'dmy', label: 'Day, month, year' },
    { value: 'mdy', label: 'Month, day, year' },
    { value: 'ymd', label: 'Year, month, day' },
  ];
  const marks = [asFound, { value: '.', label: 'A point: 1,234.50' }, { value: ',', label: 'A comma: 1.234,50' }];
  const signs = [asFound, { value: 'true', label: 'Turn every sign' }, { value: 'false', label: 'They are right' }];
  const mayBeEmpty = { isOptional: true, autocomplete: 'off' } as const;
  const wrong = [
    { value: 'refuse', label: 'Refuse the file' },
    { value: 'skip', label: 'Leave them out' },
  ];
  return html`${select({ name: 'date_order', label: 'Order of day and month', options: orders }, state)}
${select({ name: 'decimal', label: 'Decimal mark', options: marks }, state)}
${select({ name: 'invert', label: 'Signs', options: signs }, state)}
${select({ name: 'on_error', label: 'Rows that cannot be read', options: wrong }, state)}
${field({ name: 'mapping', label: 'Columns', hint: MAPPING, ...mayBeEmpty }, state)}
${field({ name: 'encoding', label: 'Character encoding', hint: ENCODING, ...mayBeEmpty }, state)}`;
}

const MAPPING = 'Of a CSV file, counted from 1: date:1,amount:4,description:2+3';
const ENCODING = 'If letters look wrong, such as windows-1252.';

function endingFields(accounts: readonly BankAccount[], state: FormState): Html {
  const fields = accounts
    .slice(0, ENDINGS_SHOWN)
    .map(({ id, name }) =>
      field({ name: endingField(id), label: shortName(name), isOptional: true, autocomplete: 'off' }, state),
    );
  return html`<p class="quiet small">Write what the file calls each account, or how its number ends there: 3000.</p>
${fields}`;
}

function pastImports(imports: readonly Import[]): Html | string {
  if (imports.length === 0) return '';
  const sum = (one: Import, of: 'added' | 'matched') =>
    one.statements.reduce((total, statement) => total + statement[of], 0).toLocaleString('en');
  const rows = imports.map((one) => [
    html`<a href="/imports/${one.id}"><bdi>${nameOfImport(one)}</bdi></a>${below(day(one.createdAt))}`,
    spanOf(one.statements),
    sum(one, 'added'),
    sum(one, 'matched'),
    buttonLink('Look', `/imports/${one.id}`, {
      look: 'plain',
      isCompact: true,
      subject: nameOfImport(one),
    }),
  ]);
  const columns = ['Import', 'Days', number('New'), number('Already there'), ACTIONS] as const;
  return section('Imports so far', table('Imports', columns, rows));
}
