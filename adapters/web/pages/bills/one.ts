import type { ShownBill } from '../../../../application/bills/show-bill.ts';
import { isEstimate } from '../../../../domain/bills/recurring-bill.ts';
import { dateOf, formatDate } from '../../../../domain/calendar.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { button } from '../../components/button.ts';
import { card, facts, tag } from '../../components/card.ts';
import { form } from '../../components/form.ts';
import { money } from '../../components/money.ts';
import { table } from '../../components/table.ts';
import { type PageFrame, showWebPage } from '../../layout.ts';
import type { PageParts } from '../../page-parts.ts';
import { idInPath, requireVisitor, type SignedInRequest, seeOther } from '../../web-request.ts';
import type { WebRoute } from '../../web-router.ts';
import { CYCLE_NAMES, factText } from './bill-texts.ts';

/** One bill: what is known of it, what was paid, and whether it is one. */
export function billPageRoutes(parts: PageParts): readonly WebRoute[] {
  const verdict = (archived: boolean) => async (request: Parameters<WebRoute['handle']>[0]) => {
    const signedIn = requireVisitor(request);
    await parts.bills.archiveBill(signedIn.visitor.user.email ?? '', idInPath(request), archived);
    seeOther(request, `${parts.frame.basePath}/bills?done=${archived ? 'archived' : 'restored'}`);
  };
  return [
    { method: 'GET', path: '/bills/:id', needsSignIn: true, handle: (request) => show(parts, requireVisitor(request)) },
    { method: 'POST', path: '/bills/:id/archive', needsSignIn: true, handle: verdict(true) },
    { method: 'POST', path: '/bills/:id/restore', needsSignIn: true, handle: verdict(false) },
  ];
}

async function show({ frame, bills }: PageParts, request: SignedInRequest): Promise<void> {
  const shown = await bills.showBill(request.visitor.user.id, idInPath(request));
  const { bill } = shown;
  const main = html`<div class="stack"><a class="back shown" href="${frame.basePath}/bills">‹ Bills</a><div class="intro"><h1><bdi>${bill.name}</bdi></h1></div>
${card(factsOf(shown))}${verdictPart(frame, request, shown)}${historyOf(frame, shown)}</div>`;
  showWebPage(request, frame, { title: bill.name, section: '/bills', main });
}

const STATUS = { active: 'Expected', inactive: 'Ended', archived: 'Archived' } as const;

function factsOf({ bill }: ShownBill): Html {
  const { status, amount, currency, cycle, nextDate, source, confidence } = bill;
  return facts([
    ['State', tag(STATUS[status], status === 'active' ? 'good' : 'plain')],
    ['Amount', html`${isEstimate(bill) ? 'about ' : ''}${money(amount, currency)} ${CYCLE_NAMES[cycle]}`],
    ...(nextDate === null ? [] : [['Next', formatDate(nextDate)] as const]),
    ...bill.facts.map((fact) => ['Note', factText(fact, currency)] as const),
    [
      'Source',
      source === 'manual'
        ? 'Added by you'
        : `Detected in your transactions${confidence === null ? '' : ` (${Math.floor(confidence * 100)}% sure)`}`,
    ],
  ]);
}

function verdictPart({ basePath }: PageFrame, { formToken }: SignedInRequest, { bill }: ShownBill): Html {
  const isArchived = bill.status === 'archived';
  const verb = isArchived ? 'restore' : 'archive';
  const text = isArchived
    ? 'It is expected again, as your transactions show it.'
    : 'Archive it if it is not a bill, or not yours any more. Coffer does not expect it again.';
  const body = form(
    { action: `${basePath}/bills/${bill.id}/${verb}`, formToken },
    html`<p>${text}</p><div class="row">${button(isArchived ? 'Restore it' : 'Archive it', { look: 'plain' })}</div>`,
  );
  return card(body, { title: isArchived ? 'Restore it' : 'Archive it' });
}

function historyOf({ basePath }: PageFrame, { payments }: ShownBill): Html | string {
  if (payments.length === 0) return '';
  const columns = [
    { label: 'Paid', kind: 'lead' },
    { label: 'Description' },
    { label: 'Amount', kind: 'number' },
  ] as const;
  const rows = payments.map(({ id, bookedAt, description, amount, currency }) => [
    html`<a href="${basePath}/transactions/${id}">${formatDate(dateOf(bookedAt))}</a>`,
    html`<bdi>${description}</bdi>`,
    money(amount, currency),
  ]);
  return html`<section class="stack tight"><h2>Payments</h2>${table('Payments', columns, rows)}</section>`;
}
