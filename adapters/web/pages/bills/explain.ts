import type { ExplainedMerchant } from '../../../../application/bills/explain-merchant.ts';
import { spanText } from '../../../../domain/bills/bills-age.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card } from '../../components/blocks.ts';
import { field } from '../../components/field.ts';
import { button } from '../../components/form.ts';
import { showPage } from '../../page.ts';
import { type FormState, refusedForm, type SignedInRequest } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';

/** Why the payments to a merchant are not a bill. */
export const BILL_EXPLAIN_ROUTES: readonly WebRoute[] = [ownRoute('GET', '/bills/why', show)];

async function show({ bills }: PageParts, request: SignedInRequest): Promise<void> {
  const { merchant } = request.ctx.query;
  let state: FormState = { values: { merchant: String(merchant ?? '') }, errors: {} };
  let answer: Html | string = '';
  if (typeof merchant === 'string') {
    try {
      answer = answerOf(merchant, await bills.explainMerchant(request.visitor.user.id, merchant));
    } catch (error) {
      state = refusedForm(request, { merchant }, error);
    }
  }
  const name = { name: 'merchant', label: 'Merchant', hint: 'As your transactions show it.', autocomplete: 'off' };
  showPage(request, {
    title: 'Bill or not?',
    section: '/bills',
    width: 'narrow',
    back: ['Bills', '/bills'],
    intro: 'Coffer looks at all payments to a merchant. This is what it makes of them.',
    body: html`${card(html`<form method="get" action="/bills/why">${field(name, state)}
<div class="row">${button('Explain it')}</div></form>`)}${answer}`,
  });
}

const LOOKING = 'Coffer is still looking at the payments. Ask again in a moment.';

function answerOf(merchant: string, { explanation, bills }: ExplainedMerchant): Html {
  const count = explanation?.ids.length;
  const found = count === 1 ? 'One transaction' : `${count} transactions`;
  const of = count === undefined ? LOOKING : `${found} ${spanText(explanation?.since)}.`;
  const has = count === undefined ? 'has that name' : 'has some of them';
  const concerned = bills.map(
    ({ id, name, status }) => html`<li class="line"><span>The bill <a href="/bills/${id}"><bdi>${name}</bdi></a>
${status === 'archived' ? 'which you have archived ' : ''}${has}.</span></li>`,
  );
  const lines = (explanation?.sentences ?? []).map((sentence) => html`<li class="line">${sentence}</li>`);
  return card(html`<p class="quiet"><bdi>${merchant}</bdi>: ${of}</p>
<ul class="lines">${concerned}${lines}</ul>`);
}
