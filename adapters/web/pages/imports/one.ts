import { IMPORT_DECISIONS, type Import, type ImportRow } from '../../../../domain/imports/import.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card, section } from '../../components/blocks.ts';
import { buttonLink, buttonRow, form } from '../../components/form.ts';
import { pageLinks } from '../../components/table.ts';
import { moment } from '../../components/values.ts';
import { showPage } from '../../page.ts';
import { idInPath, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { cardFacts } from './card-facts.ts';
import { afterImport } from './file-card.ts';
import { accountName, DECISION_NAMES, importNotices, nameOfImport, rowTable, statementFacts } from './import-parts.ts';

const PATH = '/imports/:id';

/** One import: what became of its rows, and the way to take it back. */
export const IMPORT_PAGE_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PATH, show),
  ownRoute('GET', `${PATH}/undo`, ask),
  ownRoute('POST', `${PATH}/undo`, undo),
];

const ROWS = 100;
const DONE = { imported: 'The file was imported.' };

async function show(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { imports } = parts;
  const { id: userId } = request.visitor.user;
  const id = idInPath(request);
  const { facts } = await imports.showImport(userId, id);
  const { after, decision } = placeIn(request);
  const [rows, known] = await Promise.all([
    imports.listImportRows(userId, id, { limit: ROWS + 1, afterPosition: after, decision }),
    cardFacts(parts, request),
  ]);
  const shown = rows.slice(0, ROWS);
  const payments = await imports.showPayments(userId, shown);
  const list =
    shown.length === 0
      ? html`<p class="quiet">There are no such rows.</p>`
      : html`${rowTable(shown, payments, known.categories)}${rows.length > ROWS ? moreLink(id, shown, decision) : ''}`;
  const title = nameOfImport(facts);
  showPage(request, {
    title,
    heading: html`<bdi>${title}</bdi>`,
    intro: html`Imported ${moment(facts.createdAt)}`,
    section: '/accounts',
    back: ['Imports', '/import'],
    action: buttonLink('Undo …', `/imports/${id}/undo`, { look: 'quiet-danger' }),
    done: DONE,
    body: html`${request.ctx.query['done'] === 'imported' ? afterImport(undefined, facts) : ''}
${facts.statements.map((each) => card(statementFacts(each, known.own), { title: accountName(each, known.own) }))}
${duplicatesLink(facts)}${importNotices(facts)}${section('Rows', html`${decisionLinks(id, decision)}${list}`)}`,
  });
}

function duplicatesLink({ statements }: Import): Html | string {
  const isDoubtful = statements.some(({ possibleDuplicates }) => possibleDuplicates > 0);
  return isDoubtful ? html`<p><a href="/transactions/duplicates">Settle possible duplicates</a></p>` : '';
}

function placeIn({ ctx }: SignedInRequest) {
  const { after, decision } = ctx.query;
  return {
    after: typeof after === 'string' && /^\d{1,9}$/.test(after) ? Number(after) : undefined,
    decision: IMPORT_DECISIONS.find((each) => each === decision),
  };
}

function decisionLinks(id: number, chosen: string | undefined): Html {
  const links = [undefined, ...IMPORT_DECISIONS].map((decision) => {
    const address = `/imports/${id}${decision === undefined ? '' : `?decision=${decision}`}`;
    const current = decision === chosen ? html` aria-current="true"` : '';
    const label = decision === undefined ? 'All' : DECISION_NAMES[decision];
    return html`<li><a href="${address}"${current}>${label}</a></li>`;
  });
  return html`<nav aria-label="Rows by what became of them"><ul class="chips">${links}</ul></nav>`;
}

function moreLink(id: number, shown: readonly ImportRow[], decision: string | undefined): Html {
  const query = new URLSearchParams(decision === undefined ? {} : { decision });
  query.set('after', String(shown.at(-1)?.position ?? 0));
  return pageLinks(undefined, buttonLink('More rows ›', `/imports/${id}?${query.toString()}`, { look: 'plain' }));
}

async function ask({ imports }: PageParts, request: SignedInRequest): Promise<void> {
  const id = idInPath(request);
  const { facts } = await imports.showImport(request.visitor.user.id, id);
  const address = `/imports/${id}`;
  const question = html`<p><bdi>${nameOfImport(facts)}</bdi></p>
${buttonRow('Take it back', address, { look: 'danger' })}`;
  showPage(request, {
    title: 'Take an import back',
    heading: 'Take this import back?',
    intro:
      'What exists because of it alone goes, what it changed becomes what it was, and balances move back. What ' +
      'another import shows as well stays. You can import the file again.',
    section: '/accounts',
    width: 'narrow',
    body: card(form(`${address}/undo`, question)),
  });
}

async function undo({ imports }: PageParts, request: SignedInRequest): Promise<void> {
  await imports.undoImport(request.visitor.user.id, idInPath(request));
  seeOther(request, '/import?done=undone');
}
