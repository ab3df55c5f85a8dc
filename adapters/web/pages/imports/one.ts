import { IMPORT_DECISIONS, type ImportRow } from '../../../../domain/imports/import.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { button, buttonLink } from '../../components/button.ts';
import { card } from '../../components/card.ts';
import { doneNotice } from '../../components/done-notice.ts';
import { form } from '../../components/form.ts';
import { moment } from '../../components/moment.ts';
import { type PageFrame, showWebPage } from '../../layout.ts';
import type { PageParts } from '../../page-parts.ts';
import { idInPath, requireVisitor, type SignedInRequest, seeOther } from '../../web-request.ts';
import type { WebRoute } from '../../web-router.ts';
import { DECISION_NAMES, nameOfImport, rowTable, statementCards } from './import-parts.ts';

/** One import: what became of its rows, and the way to take it back. */
export function importPageRoutes(parts: PageParts): readonly WebRoute[] {
  return [
    {
      method: 'GET',
      path: '/imports/:id',
      needsSignIn: true,
      handle: (request) => show(parts, requireVisitor(request)),
    },
    {
      method: 'GET',
      path: '/imports/:id/undo',
      needsSignIn: true,
      handle: (request) => ask(parts, requireVisitor(request)),
    },
    {
      method: 'POST',
      path: '/imports/:id/undo',
      needsSignIn: true,
      handle: (request) => undo(parts, requireVisitor(request)),
    },
  ];
}

const ROWS = 100;
const DONE = { imported: 'The file was imported.' };

async function show(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { frame, imports } = parts;
  const { id: userId } = request.visitor.user;
  const id = idInPath(request);
  const { facts } = await imports.showImport(userId, id);
  const { after, decision } = placeIn(request);
  const [rows, { accounts }] = await Promise.all([
    imports.listImportRows(userId, id, { limit: ROWS + 1, afterPosition: after, decision }),
    parts.accounts.listBankAccounts(userId, { bank: false }),
  ]);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const undoLink = buttonLink('Undo …', `${frame.basePath}/imports/${id}/undo`, { look: 'quiet-danger' });
  const main = html`<div class="stack"><a class="back shown" href="${frame.basePath}/import">‹ Imports</a><div class="head"><div class="intro"><h1><bdi>${nameOfImport(facts)}</bdi></h1><p class="quiet">Imported ${moment(facts.createdAt)}</p></div>${undoLink}</div>
${doneNotice(request, DONE)}${statementCards(facts, byId)}
<section class="stack tight"><h2>Rows</h2>${decisionLinks(frame, id, decision)}${rowsPart(frame, id, rows, decision)}</section></div>`;
  showWebPage(request, frame, { title: nameOfImport(facts), section: '/accounts', main });
}

function placeIn({ ctx }: SignedInRequest) {
  const { after, decision } = ctx.query;
  return {
    after: typeof after === 'string' && /^\d{1,9}$/.test(after) ? Number(after) : undefined,
    decision: IMPORT_DECISIONS.find((each) => each === decision),
  };
}

function decisionLinks({ basePath }: PageFrame, id: number, chosen: string | undefined): Html {
  const links = [undefined, ...IMPORT_DECISIONS].map((decision) => {
    const address = `${basePath}/imports/${id}${decision === undefined ? '' : `?decision=${decision}`}`;
    const current = decision === chosen ? html` aria-current="true"` : '';
    return html`<li><a href="${address}"${current}>${decision === undefined ? 'All' : DECISION_NAMES[decision]}</a></li>`;
  });
  return html`<nav aria-label="Rows by what became of them"><ul class="chips">${links}</ul></nav>`;
}

function rowsPart({ basePath }: PageFrame, id: number, rows: readonly ImportRow[], decision: string | undefined): Html {
  const shown = rows.slice(0, ROWS);
  if (shown.length === 0) return html`<p class="quiet">There are no such rows.</p>`;
  const query = new URLSearchParams(decision === undefined ? {} : { decision });
  query.set('after', String(shown.at(-1)?.position ?? 0));
  const more =
    rows.length > ROWS
      ? html`<nav class="pages" aria-label="Pages"><span></span>${buttonLink('More rows ›', `${basePath}/imports/${id}?${query.toString()}`, { look: 'plain' })}</nav>`
      : '';
  return html`${rowTable(basePath, shown)}${more}`;
}

async function ask({ frame, imports }: PageParts, request: SignedInRequest): Promise<void> {
  const id = idInPath(request);
  const { facts } = await imports.showImport(request.visitor.user.id, id);
  const buttons = html`<div class="row">${button('Take it back', { look: 'danger' })}${buttonLink('Cancel', `${frame.basePath}/imports/${id}`, { look: 'plain' })}</div>`;
  const main = html`<div class="stack"><div class="intro"><h1>Take this import back?</h1><p class="quiet">What exists because of it alone goes, what it changed becomes what it was, and balances move back. What another import shows as well stays. You can import the file again.</p></div>
${card(form({ action: `${frame.basePath}/imports/${id}/undo`, formToken: request.formToken }, html`<p><bdi>${nameOfImport(facts)}</bdi></p>${buttons}`))}</div>`;
  showWebPage(request, frame, { title: 'Take an import back', section: '/accounts', width: 'narrow', main });
}

async function undo({ frame, imports }: PageParts, request: SignedInRequest): Promise<void> {
  await imports.undoImport(request.visitor.user.id, idInPath(request));
  seeOther(request, `${frame.basePath}/import?done=undone`);
}
