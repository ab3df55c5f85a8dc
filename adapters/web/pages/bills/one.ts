import type { ShownBill } from '../../../../application/bills/list-bills.ts';
import { isEstimate, isPaused, isPossible } from '../../../../domain/bills/recurring-bill.ts';
import { formatDate } from '../../../../domain/calendar.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card, facts, problemOf, tag } from '../../components/blocks.ts';
import { button, buttonLink, form, formKey } from '../../components/form.ts';
import { pageIn, pager } from '../../components/table.ts';
import { money } from '../../components/values.ts';
import { showPage } from '../../page.ts';
import { EMPTY_FORM, type FormState, idInPath, type SignedInRequest } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { CYCLE_NAMES, factText } from './bill-texts.ts';
import { correctionRoutes, SAID, saidPart, sayingParts, UNSEEN } from './corrections.ts';
import { BILL_DELETION_ROUTES, deletionPart } from './delete.ts';
import { BILL_EDIT_ROUTES } from './edit.ts';
import { paymentsPart } from './payments.ts';

const PATH = '/bills/:id';

/** One bill: what is known of it, what was paid, and whether it is one. */
export const BILL_PAGE_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PATH, show),
  ...correctionRoutes(show),
  ...BILL_EDIT_ROUTES,
  ...BILL_DELETION_ROUTES,
];

/** Payments, and things that were said. */
const PER_PAGE = 30;

async function show(parts: PageParts, request: SignedInRequest, state: FormState = EMPTY_FORM): Promise<void> {
  const shown = await parts.bills.showBill(request.visitor.user.id, idInPath(request));
  const { bill, payments } = shown;
  const { id, name, corrections } = bill;
  const pages = Math.max(1, Math.ceil(Math.max(payments.length, corrections.length) / PER_PAGE));
  const page = pageIn(request, pages);
  const [from, to] = [(page - 1) * PER_PAGE, page * PER_PAGE];
  const { key } = formKey(parts.randomText);
  const said = await saidPart(parts, shown, { corrections: corrections.toReversed().slice(from, to), key });
  const paid = { bill, payments: payments.slice(from, to) };
  const verbs = bill.status === 'archived' ? '' : sayingParts(shown, { ...formKey(parts.randomText), state });
  showPage(request, {
    title: name,
    heading: html`<bdi>${name}</bdi>`,
    section: '/bills',
    back: ['Bills', '/bills'],
    action: buttonLink('Edit', `/bills/${id}/edit`, { look: 'plain', subject: 'this bill' }),
    done: SAID,
    body: html`${problemOf(state, UNSEEN)}${card(factsOf(shown))}
<div class="cards">${verbs}${verdictPart(shown)}${deletionPart(shown)}</div>
${paymentsPart(paid, { ...formKey(parts.randomText), state })}${said}
${pager(page, pages, (other) => `/bills/${id}?page=${other}`)}`,
  });
}

const STATUS = { active: 'Expected', inactive: 'Ended', archived: 'Archived' } as const;

function factsOf({ bill, why }: ShownBill): Html {
  const { amount, currency, cycle, nextDate } = bill;
  return facts([
    ['State', stateOf(bill)],
    ['Amount', html`${isEstimate(bill) ? 'about ' : ''}${money(amount, currency)} ${CYCLE_NAMES[cycle]}`],
    ...(nextDate === null ? [] : [['Next', formatDate(nextDate)] as const]),
    ...bill.facts.map((fact) => ['Note', factText(fact, currency)] as const),
    ['Why', why.because],
    ...why.doubts.map((doubt) => ['Doubt', doubt] as const),
    ['Source', sourceOf(bill)],
  ]);
}

function stateOf(bill: ShownBill['bill']): Html {
  const { status } = bill;
  if (isPaused(bill)) return tag('Paused');
  if (status === 'active' && isPossible(bill)) return tag('Possible, not counted');
  return tag(STATUS[status], status === 'active' ? 'good' : 'plain');
}

function sourceOf({ source, confidence, corrections }: ShownBill['bill']): string {
  if (source === 'manual') return 'Added by you';
  const sure = confidence === null ? '' : ` (${Math.floor(confidence * 100)}% sure)`;
  return `Detected in your transactions${corrections.length > 0 ? ', and corrected by you' : sure}`;
}

function verdictPart({ bill }: ShownBill): Html {
  const isArchived = bill.status === 'archived';
  const verb = isArchived ? 'restore' : 'archive';
  const text = isArchived
    ? 'It is expected again, as your transactions show it.'
    : 'Archive it if it is not a bill, or not yours any more. Coffer does not expect it again.';
  const body = form(
    `/bills/${bill.id}/${verb}`,
    html`<p>${text}</p><div class="row">${button(isArchived ? 'Restore it' : 'Archive it', { look: 'plain' })}</div>`,
  );
  return card(body, { title: isArchived ? 'Restore it' : 'Archive it' });
}
