import type { ShownRenewal } from '../../../../application/renewals/undo-renewals.ts';
import { dateOf } from '../../../../domain/calendar.ts';
import type { WorkedOut } from '../../../../domain/categorising/renewal.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { below, card, emptyState, excerpt } from '../../components/blocks.ts';
import { button, form } from '../../components/form.ts';
import { pageLinks, table } from '../../components/table.ts';
import { date } from '../../components/values.ts';
import { type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { showAccountPage } from './account-page.ts';

const PLACE = '/account/renewals';

/** What a later release made of names and categories (contract 8.7), and the way back. */
export const RENEWAL_ROUTES: readonly WebRoute[] = [ownRoute('GET', PLACE, show), ownRoute('POST', PLACE, undo)];

const ROWS = 100;

async function show({ renewals, transactions }: PageParts, request: SignedInRequest): Promise<void> {
  const { before } = request.ctx.query;
  const beforeId = typeof before === 'string' && /^\d{1,15}$/.test(before) ? Number(before) : undefined;
  const { count, rows } = await renewals.showRenewals(request.visitor.user.id, { beforeId, limit: ROWS });
  const names = new Map((await transactions.listCategories()).map(({ id, name }) => [id, name]));
  const older = html`<a class="button plain" href="${PLACE}?before=${rows.at(-1)?.transaction.id ?? 0}">Older ›</a>`;
  showAccountPage(request, {
    place: PLACE,
    title: 'Better names',
    intro: 'What a newer Coffer understands better of your earlier transactions. What you have set stays.',
    body:
      count === 0
        ? emptyState('Nothing has changed', 'After an update, you see here which transactions it named better.')
        : html`${card(undoForm(count))}${renewalTable(rows, names)}
${rows.length < ROWS ? '' : pageLinks(undefined, older)}`,
  });
}

function undoForm(count: number): Html {
  const transactions = count === 1 ? 'transaction has' : 'transactions have';
  const text = html`<p>${count.toLocaleString('en')} ${transactions} a new name or category. </p>
<details class="more"><summary>Take it back</summary><p>All of them get their old names and categories back, but
for those that you have changed since. Their categories then stay with the next update, too.</p>
<div class="row">${button('Take it back', { look: 'danger' })}</div></details>`;
  return form(PLACE, text);
}

function renewalTable(rows: readonly ShownRenewal[], categories: ReadonlyMap<number, string>): Html {
  const said = ({ categoryId, from, to }: WorkedOut) => {
    const name = [...from, ...to][0]?.name ?? 'No name';
    return html`<bdi>${excerpt(name, 40)}</bdi>${below(categories.get(categoryId) ?? '')}`;
  };
  const cells = rows.map(({ transaction, renewal }) => [
    html`<bdi>${excerpt(transaction.description, 64)}</bdi>${below(date(dateOf(transaction.bookedAt)))}`,
    said(renewal.before),
    said(renewal.after),
  ]);
  return table('Better names', ['Bank’s text', 'Before', 'Now'], cells);
}

async function undo({ renewals }: PageParts, request: SignedInRequest): Promise<void> {
  await renewals.undoRenewals(request.visitor.user.id);
  seeOther(request, `${PLACE}?done=names-taken-back`);
}
