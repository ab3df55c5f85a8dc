import type { BillOverview, RecurringBills } from '../../../../application/bills/report-bills.ts';
import { ageSentence } from '../../../../domain/bills/bills-age.ts';
import { addDays, addMonths, dateOf, type LocalDate } from '../../../../domain/calendar.ts';
import type { RenewalSummary } from '../../../../domain/ports/renewal-repo.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { below, card } from '../../components/blocks.ts';
import { factText } from '../bills/bill-texts.ts';

const NEWS_MONTHS = 2;
const NEWS_SHOWN = 8;
const RENEWED_DAYS = 14;
const NO_NEWS = 'No price has changed and no payment was missed in the last two months.';

/** Price changes and missed payments of the last weeks, the latest first; and what an update has renewed lately. */
export function attentionPart(
  { bills, age }: RecurringBills,
  { count, latest }: RenewalSummary,
  duplicates: number,
  today: LocalDate,
): Html {
  const news = bills
    .flatMap((bill) => newsOf(bill, addMonths(today, -NEWS_MONTHS)))
    .sort((a, b) => (a.on < b.on ? 1 : -1));
  const nothing = age === undefined ? NO_NEWS : ageSentence(age);
  const lines = news.slice(0, NEWS_SHOWN).map(({ text }) => html`<li class="line">${text}</li>`);
  const body = lines.length === 0 ? html`<p class="quiet">${nothing}</p>` : html`<ul class="lines">${lines}</ul>`;
  const isNew = latest !== null && dateOf(latest) >= addDays(today, -RENEWED_DAYS);
  const renewed = isNew
    ? html`<p><a href="/account/renewals">Better names or categories since the update:
${count.toLocaleString('en')} earlier ${count === 1 ? 'transaction' : 'transactions'}</a></p>`
    : '';
  const doubtful =
    duplicates === 0
      ? ''
      : html`<p><a href="/transactions/duplicates">Payments that may be there twice:
${duplicates.toLocaleString('en')}</a></p>`;
  return card(html`${doubtful}${renewed}${body}<p class="row"><a href="/bills">All bills</a></p>`, {
    title: 'Worth a look',
  });
}

function newsOf({ name, currency, facts }: BillOverview, since: LocalDate): readonly { on: LocalDate; text: Html }[] {
  return facts.flatMap((fact) => {
    if ((fact.kind !== 'missed' && fact.kind !== 'price_change') || fact.on < since) return [];
    const text = html`<span><strong><bdi>${name}</bdi></strong>${below(factText(fact, currency))}</span>`;
    return [{ on: fact.on, text }];
  });
}
