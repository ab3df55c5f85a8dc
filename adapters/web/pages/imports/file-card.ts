import type { ImportOutcome } from '../../../../application/imports/import-statements.ts';
import type { FieldErrors } from '../../../../domain/error.ts';
import type { Import, ImportedStatement } from '../../../../domain/imports/import.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { notice, tag } from '../../components/blocks.ts';
import { button, buttonLink, FORM_TOKEN } from '../../components/form.ts';
import type { CardFacts } from './card-facts.ts';
import type { FileResult } from './file-result.ts';
import { ACCOUNT_FIELDS, type Answers } from './import-input.ts';
import { accountName, countsInWords, importNotices, rowTable, spanOf, statementSummary } from './import-parts.ts';
import { questionFields } from './question-fields.ts';
import { accountField, readingFields } from './reading-fields.ts';

/** Where the buttons of the cards send their form. */
export const ANSWERS_PATH = '/import/files';

/** A file that a person sent, and what came of it. */
export interface ShownFile {
  /** Of the upload that is kept; 0 where the file is of no more use. */
  readonly id: number;
  readonly name: string | null;
  readonly result: FileResult;
  /** What was said about it so far. */
  readonly answers: Answers;
}

/** The names of the fields of one file begin with it. */
export function prefixOf(uploadId: number): string {
  return `f${uploadId}_`;
}

/** The fields by which a page knows its cards: of files that wait, with their prefix, and of imports. */
export const WAITING_FIELD = 'waits';
export const DONE_FIELD = 'done';

/** One file, what came of it, and what can be done next. */
export function fileCard(file: ShownFile, facts: CardFacts): Html {
  const { id, name, result } = file;
  const title = html`<h2><bdi>${name ?? 'A file'}</bdi> ${STATES[result.kind]}</h2>`;
  return html`<section class="card file"${id === 0 ? '' : html` id="file-${id}" data-waits`} role="status">
${title}${bodyOf(file, facts)}</section>\n`;
}

const STATES: Readonly<Record<FileResult['kind'], Html>> = {
  preview: tag('Not imported yet'),
  imported: tag('Imported', 'good'),
  question: tag('A question first'),
  refused: tag('Not imported', 'bad'),
};

function bodyOf(file: ShownFile, facts: CardFacts): Html {
  const { id, result } = file;
  if (result.kind === 'imported') return importedBody(result);
  if (result.kind === 'preview') {
    const { outcome } = result;
    const next = nextSteps(file, optionFields(file, facts));
    return html`${previewBody(outcome, facts)}${next}${previewRows(outcome, facts)}`;
  }
  if (result.kind === 'question') return nextSteps(file, questionFields(result.question, facts, placeOf(file)));
  const said = problems(result.errors);
  return id === 0 ? said : html`${said}${nextSteps(file, optionFields(file, facts))}`;
}

function optionFields(file: ShownFile, { own }: CardFacts): Html {
  const place = placeOf(file);
  const isMapped = Object.keys(file.answers).some((name) => name.startsWith(ACCOUNT_FIELDS.account));
  const accounts = [...own.values()];
  return html`${isMapped ? '' : accountField(accounts, place)}${readingFields(accounts, place)}`;
}

/** The fields, and with them what was said before and is not asked here. */
function nextSteps({ id, result, answers }: ShownFile, fields: Html): Html {
  const prefix = prefixOf(id);
  const carried = Object.entries({ ...answers, [WAITING_FIELD]: 'yes' })
    .filter(([name]) => !fields.html.includes(` name="${prefix}${name}"`))
    .map(([name, value]) => html`<input type="hidden" name="${prefix}${name}" value="${value}">`);
  const again = result.kind === 'preview' ? 'Preview again' : 'Preview';
  return html`${fields}${carried}
<div class="row">${actionButton(id, 'preview', again)}${actionButton(id, 'import', 'Import')}</div>`;
}

function placeOf({ id, answers }: ShownFile) {
  const prefix = prefixOf(id);
  const values = Object.fromEntries(Object.entries(answers).map(([name, value]) => [prefix + name, value]));
  return { prefix, state: { values, errors: {} } };
}

function actionButton(id: number, action: 'preview' | 'import', label: string): Html {
  const style = action === 'preview' ? html` class="plain"` : '';
  const script = html`data-hx-post="${ANSWERS_PATH}" data-hx-target="#file-${id}" data-hx-swap="outerHTML"`;
  return html`<button name="do" value="${action}:${id}"${style} ${script}>${label}</button>`;
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
  set_initial_balance: 'Balance',
};

function problems(errors: FieldErrors): Html {
  const lines = Object.entries(errors).flatMap(([name, sentences]) =>
    sentences.map((sentence) => html`<li><strong>${FIELD_LABELS[name] ?? name}:</strong> ${sentence}</li>`),
  );
  return notice('danger', html`<ul class="list">${lines}</ul>`, 'Nothing was imported');
}

function previewBody({ facts }: ImportOutcome, { own }: CardFacts): Html {
  const statements = facts.statements.map(
    (each) => html`<div><h3>${accountName(each, own)}${newTag(each)}</h3>${statementSummary(each, own)}</div>`,
  );
  return html`${statements}${importNotices(facts)}
<p class="quiet">Nothing is stored yet. Press “Import” if it looks right.</p>`;
}

function previewRows({ facts, rows, payments = new Map() }: ImportOutcome, { categories }: CardFacts): Html {
  const total = facts.statements.reduce((sum, statement) => sum + statement.rows, 0);
  const label = total > rows.length ? `The first ${rows.length} of ${total.toLocaleString('en')} rows` : 'The rows';
  return html`<details class="more" open><summary>${label}</summary>${rowTable(rows, payments, categories)}</details>`;
}

function newTag({ opened }: ImportedStatement): Html | string {
  return opened === undefined ? '' : html` ${tag('New account', 'good')}`;
}

function importedBody({ importId, facts }: Extract<FileResult, { readonly kind: 'imported' }>): Html {
  return html`<p>${countsInWords(facts.statements)}, ${spanOf(facts.statements)}.</p>${importNotices(facts)}
${afterImport(importId, facts)}<input type="hidden" name="${DONE_FIELD}" value="${importId}">`;
}

/** Where one goes from an import. */
export function afterImport(importId: number | undefined, { statements }: Pick<Import, 'statements'>): Html {
  const accounts = [...new Set(statements.map(({ bankAccountId }) => bankAccountId))];
  const [only] = accounts;
  const list = accounts.length === 1 ? `/transactions?account=${only}` : '/transactions';
  const doubtful = statements.reduce((sum, { possibleDuplicates }) => sum + possibleDuplicates, 0);
  const twice =
    doubtful === 0 ? '' : html`<a href="/transactions/duplicates">Look at ${doubtful} that may be there twice</a>`;
  const details = importId === undefined ? '' : buttonLink('Details', `/imports/${importId}`, { look: 'plain' });
  return html`<div class="row">${buttonLink('See the transactions', list)}${details}${twice}</div>
<p class="quiet small next">An assistant can answer questions about them:
<a href="/account/apps">connect one</a>.</p>`;
}

/** The cards of files that a form sent, and the button for all of them. */
export function cardsForm(cards: readonly Html[]): Html {
  return html`<form id="files" method="post" action="${ANSWERS_PATH}" novalidate class="files">
${FORM_TOKEN}${cards}<div class="row all">${button('Import all', { name: 'do', value: 'import:all' })}</div></form>`;
}
