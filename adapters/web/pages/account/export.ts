import { Readable } from 'node:stream';
import { dateOf } from '../../../../domain/calendar.ts';
import { HttpError } from '../../../http/errors/http-error.ts';
import { html } from '../../../http/pages/html.ts';
import { card } from '../../components/blocks.ts';
import { buttonLink } from '../../components/form.ts';
import { csvOf } from '../../export/csv.ts';
import { jsonOf } from '../../export/json.ts';
import type { SignedInRequest } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { showAccountPage } from './account-page.ts';

const PLACE = '/account/export';

/** Everything that a person owns, as files: one of JSON, or CSV table by table. */
export const EXPORT_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PLACE, show),
  ownRoute('GET', `${PLACE}/:file`, send),
];

const TITLES: Readonly<Record<string, string>> = {
  profile: 'Profile',
  bank_accounts: 'Bank accounts',
  transactions: 'Transactions',
  bills: 'Bills',
  recurring_income: 'Recurring income',
  category_rules: 'Category rules',
  imports: 'Imports',
  import_rows: 'Rows of imports',
  connections: 'Connections to banks, without their credentials',
  connection_accounts: 'Accounts of these connections',
  api_keys: 'API keys, without the keys themselves',
  connected_apps: 'Connected apps',
  sessions: 'Sessions',
  assistant_activity: 'What assistants asked',
};

function show({ exports }: PageParts, request: SignedInRequest): void {
  const address = PLACE;
  const tables = exports
    .exportData(request.visitor.user.id)
    .map(({ name }) => html`<li><a href="${address}/${name}.csv" download>${TITLES[name] ?? name}</a></li>`);
  const json = html`<p>One file with everything, for programs and for keeping. Every text is unchanged.</p>
<div class="row">${buttonLink('Download JSON', `${address}/coffer.json`)}</div>`;
  const csv = html`<p>One file for each table. Where a text could be taken for a formula, an apostrophe stands before
it.</p>
<ul class="list">${tables}</ul>`;
  showAccountPage(request, {
    place: PLACE,
    title: 'Export',
    intro:
      'Everything that Coffer keeps for you, without passwords and keys. Amounts are in the smallest unit of their ' +
      'currency, such as cents.',
    body: html`${card(json, { title: 'JSON' })}${card(csv, { title: 'CSV, for spreadsheets' })}`,
  });
}

/** Streams the file; a person's exports come one at a time, so that nobody keeps the database busy alone. */
function send({ exports, clock, runningExports: running }: PageParts, request: SignedInRequest): void {
  const { ctx, visitor } = request;
  const { id } = visitor.user;
  const file = String(ctx['params'].file);
  const tables = exports.exportData(id);
  const table = tables.find(({ name }) => `${name}.csv` === file);
  const now = clock.now();
  if (table === undefined && file !== 'coffer.json') throw new HttpError(404, 'There is nothing at this address.');
  if (running.has(id)) {
    throw new HttpError(429, 'Another export of yours is still running.', { headers: { 'Retry-After': '5' } });
  }
  const text = table === undefined ? jsonOf(tables, now) : csvOf(table);
  running.add(id);
  const body = Readable.from(text, { objectMode: false });
  body.once('close', () => running.delete(id));
  ctx.set('Content-Type', table === undefined ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8');
  ctx.set('Content-Disposition', `attachment; filename="${fileName(file, dateOf(now))}"`);
  ctx.body = body;
}

/** `coffer-2026-11-22.json`, `coffer-transactions-2026-11-22.csv`. */
function fileName(file: string, day: string): string {
  const [stem = '', ending = ''] = file.split('.');
  return `${stem === 'coffer' ? 'coffer' : `coffer-${stem.replaceAll('_', '-')}`}-${day}.${ending}`;
}
