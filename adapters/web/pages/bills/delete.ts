import type { ShownBill } from '../../../../application/bills/list-bills.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card } from '../../components/blocks.ts';
import { buttonLink, buttonRow, form } from '../../components/form.ts';
import { showPage } from '../../page.ts';
import { idInPath, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';

const PATH = '/bills/:id/delete';
const WARNING = 'What you have said of it goes with it; its payments stay. This cannot be undone.';

/** Deletes a bill that was added by hand. */
export const BILL_DELETION_ROUTES: readonly WebRoute[] = [ownRoute('GET', PATH, ask), ownRoute('POST', PATH, remove)];

/** The way to delete the bill, if it was added by hand. */
export function deletionPart({ bill: { id, source } }: Pick<ShownBill, 'bill'>): Html | string {
  if (source !== 'manual') return '';
  const link = buttonLink('Delete …', `/bills/${id}/delete`, { look: 'quiet-danger' });
  return card(html`<p>${WARNING}</p><div class="row">${link}</div>`, { title: 'Delete it' });
}

async function ask({ bills }: PageParts, request: SignedInRequest): Promise<void> {
  const { bill } = await bills.showBill(request.visitor.user.id, idInPath(request));
  const address = `/bills/${bill.id}`;
  showPage(request, {
    title: 'Delete a bill',
    heading: html`Delete <bdi>${bill.name}</bdi>?`,
    intro: WARNING,
    section: '/bills',
    width: 'narrow',
    body: card(form(`${address}/delete`, buttonRow('Delete it', address, { look: 'danger' }))),
  });
}

async function remove({ bills }: PageParts, request: SignedInRequest): Promise<void> {
  await bills.removeBill(request.visitor.user.id, idInPath(request));
  seeOther(request, '/bills?done=deleted');
}
