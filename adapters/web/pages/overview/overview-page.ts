import type { AccountBalances } from '../../../../application/accounts/report-balances.ts';
import { addDays, dateOf, formatDate, monthOf } from '../../../../domain/calendar.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card, linkList } from '../../components/blocks.ts';
import { isOutOfRange, type LeftOut, leftOutNotes } from '../../components/values.ts';
import { showPage } from '../../page.ts';
import type { SignedInRequest } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { attentionPart } from './attention.ts';
import { balancesPart } from './balances.ts';
import { calendarPart } from './bill-calendar.ts';
import { netWorthPart } from './net-worth.ts';
import { spendingPart } from './spending.ts';

/** What a person sees first: what they have, what they spent, and what is coming. */
export const OVERVIEW_ROUTES: readonly WebRoute[] = [ownRoute('GET', '/overview', show)];

const MONTHS = 13;
const ALL_CATEGORIES = 1_000;

async function show(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { transactions, clock } = parts;
  const { id, currency } = request.visitor.user;
  const caller = { id, currency };
  const today = dateOf(clock.now());
  const balances = parts.accounts.reportBalances(caller, { includeHidden: false });
  if (await isWithoutAccounts(balances)) return showFirstSteps(request);
  const month = monthOf(today);
  const before = monthOf(addDays(month.from, -1));
  const netWorth = Promise.all([balances, parts.accounts.reportNetWorth(caller, MONTHS)]);
  const spending = Promise.all([
    transactions.reportSpending(caller, { from: month.from, to: today, top: ALL_CATEGORIES }),
    transactions.reportSpending(caller, { ...before, top: ALL_CATEGORIES }),
  ]);
  const bills = parts.bills.reportBills(caller, { status: 'active', includeNextInstance: true, month });
  const renewals = parts.renewals.showRenewals(id, { limit: 0 });
  const duplicates = transactions.countDuplicates(id);
  const [worth, accounts, news, spent, calendar, notes] = await Promise.all([
    cardOf('Net worth', async () => netWorthPart(...(await netWorth))),
    cardOf('Accounts', async () => balancesPart(await balances)),
    cardOf('Worth a look', async () => attentionPart(await bills, await renewals, await duplicates, today)),
    cardOf('Spending', async () => spendingPart(...(await spending), today)),
    cardOf('Bills', async () => calendarPart(await bills, month, today)),
    notesOfAll([balances, spending.then(([spent]) => spent), bills]),
  ]);
  showPage(request, {
    title: 'Overview',
    section: '/overview',
    action: html`<p class="quiet">${formatDate(today)}</p>`,
    body: html`<div class="board"><div class="column">${worth}${spent}</div>
<div class="column">${accounts}${news}</div>${calendar}</div>${notes}`,
  });
}

async function isWithoutAccounts(balances: Promise<AccountBalances>): Promise<boolean> {
  try {
    const { accounts, hiddenAccounts } = await balances;
    return accounts.length + hiddenAccounts === 0;
  } catch {
    return false; // The card that shows them says what is wrong.
  }
}

/** A total that is out of range (contract 1.6) is said in its card; the others are shown. */
async function cardOf(title: string, draw: () => Promise<Html>): Promise<Html> {
  try {
    return await draw();
  } catch (error) {
    if (!isOutOfRange(error)) throw error;
    return card(html`<p class="quiet">${error.message}</p>`, { title });
  }
}

/** What holds for several cards is said once: hidden accounts, and the earliest of each currency's old rates. */
async function notesOfAll(reports: readonly Promise<LeftOut>[]): Promise<Html | string> {
  const settled = await Promise.allSettled(reports);
  const shown = settled.flatMap((report) => (report.status === 'fulfilled' ? [report.value] : []));
  const latestFirst = shown.flatMap(({ staleRates = [] }) => staleRates).sort((a, b) => (a.date < b.date ? 1 : -1));
  const earliest = new Map(latestFirst.map((rate) => [rate.currency, rate]));
  const hiddenAccounts = Math.max(0, ...shown.map((report) => report.hiddenAccounts ?? 0));
  return leftOutNotes({ staleRates: [...earliest.values()], hiddenAccounts });
}

/** What somebody without any account can do first. */
function showFirstSteps(request: SignedInRequest): void {
  showPage(request, {
    title: 'Overview',
    heading: 'Welcome to Coffer',
    intro: 'Nothing is here yet. Begin with whichever is easiest; you can do the others later.',
    section: '/overview',
    body: linkList([
      {
        href: '/accounts/new',
        label: 'Add an account by hand',
        hint: 'Name it, say what is on it, and write down what you spend.',
      },
      {
        href: '/import',
        label: 'Drop a statement',
        hint:
          'Your bank’s OFX, QFX, QIF, CAMT, MT940, CSV or Excel file. Nothing is there twice, however often you ' +
          'repeat it.',
      },
      {
        href: '/connections',
        label: 'Connect a bank',
        hint: 'Coffer fetches new transactions by itself a few times a day.',
      },
    ]),
  });
}
