import type { FieldErrors } from '../../../../domain/error.ts';
import type { Import } from '../../../../domain/imports/import.ts';
import type { BankAccount } from '../../../../domain/ledger/bank-account.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { ASSET_PATHS } from '../../assets.ts';
import { below, card, notice, section } from '../../components/blocks.ts';
import { button, buttonLink, form, formKey } from '../../components/form.ts';
import { ACTIONS, number, table } from '../../components/table.ts';
import { day } from '../../components/values.ts';
import { showPage } from '../../page.ts';
import type { SignedInRequest } from '../../web-request.ts';
import type { PageParts } from '../../web-route.ts';
import { askedFiles } from './asked-files.ts';
import type { CardFacts } from './card-facts.ts';
import { cardsForm } from './file-card.ts';
import { nameOfImport, spanOf } from './import-parts.ts';
import { accountField, readingFields } from './reading-fields.ts';

export const UPLOAD_PATH = '/import';
const SHOWN_IMPORTS = 30;

interface Shown {
  /** Of the files that were sent. */
  readonly cards?: readonly Html[];
  readonly errors?: FieldErrors;
}

/** The page that takes files. What became of those that were sent stands first. */
export async function showImportPage(
  parts: PageParts,
  request: SignedInRequest,
  { own }: CardFacts,
  { cards = [], errors = {} }: Shown = {},
): Promise<void> {
  const { id } = request.visitor.user;
  const [imports, asked] = await Promise.all([
    parts.imports.listImports(id, { limit: SHOWN_IMPORTS }),
    parts.imports.listAskedFiles(id),
  ]);
  const wrong = Object.values(errors).flat();
  showPage(request, {
    title: 'Import statements',
    intro:
      'The files that your bank offers for download: OFX, QFX, QIF, CAMT, MT940, CODA, CSV or Excel, also in a ZIP. ' +
      'What is there already is recognised, so you may import a file twice, and files may overlap.',
    section: '/accounts',
    back: ['Accounts', '/accounts'],
    scripts: [ASSET_PATHS.htmx],
    done: DONE,
    body: html`${wrong.length === 0 ? '' : notice('danger', wrong.join(' '), 'Nothing was imported')}
${cardsForm(cards)}${card(uploadForm(parts, request, [...own.values()]))}${askedFiles(asked)}${pastImports(imports)}`,
  });
}

const DONE = { undone: 'The import was taken back. You can import the file again.' };

function uploadForm({ randomText }: PageParts, request: SignedInRequest, accounts: readonly BankAccount[]): Html {
  const place = { prefix: '', state: { values: request.form, errors: {} } };
  const fields = html`<div class="field drop"><label for="field-file">Files</label>
<span class="hint" id="field-file-hint">Drop them here, or choose them. Several at once are fine.</span>
<input id="field-file" type="file" name="file" multiple required aria-describedby="field-file-hint"></div>
${accountField(accounts, place)}${readingFields(accounts, place)}
<div class="row">${button('Preview', { name: 'do', value: 'preview', look: 'plain' })}${button('Import', {
    name: 'do',
    value: 'import',
  })}</div>`;
  return form(UPLOAD_PATH, fields, { hidden: formKey(randomText), hasFile: true });
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
    buttonLink('Details', `/imports/${one.id}`, {
      look: 'plain',
      isCompact: true,
      subject: nameOfImport(one),
    }),
  ]);
  const columns = ['Import', 'Days', number('New'), number('Already there'), ACTIONS] as const;
  return section('Imports so far', table('Imports', columns, rows));
}
