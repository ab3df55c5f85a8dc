import type { ComparedTransaction, ShownDuplicate } from '../../../../application/transactions/list-duplicates.ts';
import { dateOf, formatDate } from '../../../../domain/calendar.ts';
import { SETTLEMENTS } from '../../../../domain/imports/possible-duplicate.ts';
import { otherPartyOf } from '../../../../domain/ledger/transaction.ts';
import { formatMoney } from '../../../../domain/money/money.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card, emptyState, facts, section, tag } from '../../components/blocks.ts';
import { button, buttonLink, form } from '../../components/form.ts';
import { pageLinks } from '../../components/table.ts';
import { money } from '../../components/values.ts';
import { showPage } from '../../page.ts';
import { idInPath, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';

const PLACE = '/transactions/duplicates';

/** Imported transactions that may be ones that were there (contract 8.8): each pair is settled with one click. */
export const DUPLICATE_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PLACE, show),
  ownRoute('POST', `${PLACE}/:id`, settle),
];

const PAIRS = 20;

const DONE = {
  same: 'The two are one now. You can take it back below.',
  different: 'Both stay, and you are not asked again. You can take it back below.',
  open: 'It was taken back.',
};

type Names = ReadonlyMap<number, { readonly name: string }>;

async function show({ transactions, accounts }: PageParts, request: SignedInRequest): Promise<void> {
  const { id: userId } = request.visitor.user;
  const { before } = request.ctx.query;
  const beforeId = typeof before === 'string' && /^\d{1,15}$/.test(before) ? Number(before) : undefined;
  const [pairs, settled, count, own] = await Promise.all([
    transactions.listDuplicates(userId, { isSettled: false, beforeId, limit: PAIRS }),
    transactions.listDuplicates(userId, { isSettled: true, limit: PAIRS }),
    transactions.countDuplicates(userId),
    accounts.listBankAccounts(userId, { bank: false }),
  ]);
  const names: Names = new Map(own.accounts.map((account) => [account.id, account]));
  const older = buttonLink('Older ›', `${PLACE}?before=${pairs.at(-1)?.id ?? 0}`, { look: 'plain' });
  const nothing = emptyState('Nothing to settle', 'When an import brings what may be there already, you see it here.');
  showPage(request, {
    title: 'Possible duplicates',
    section: '/transactions',
    back: ['Transactions', '/transactions'],
    intro: 'An import has brought these although they may be payments that were there. Both count until you say so.',
    figures: html`<p class="quiet" role="status">${count.toLocaleString('en')} to settle</p>`,
    done: DONE,
    body: html`${pairs.length === 0 ? nothing : pairs.map((pair) => openCard(pair, names))}
${pairs.length < PAIRS ? '' : pageLinks(undefined, older)}
${settled.length === 0 ? '' : section('Settled', html`${settled.map((pair) => settledCard(pair, names))}`)}`,
  });
}

function openCard(pair: ShownDuplicate, names: Names): Html {
  const about = html`<span class="unseen">: ${subjectOf(pair)}</span>`;
  const same = button(html`The same: keep one${about}`, { name: 'as', value: 'same' });
  const both = button(html`Both are real${about}`, { name: 'as', value: 'different', look: 'plain' });
  return card(html`${sides(pair, names)}${form(`${PLACE}/${pair.id}`, html`<div class="row">${same}${both}</div>`)}`);
}

function settledCard(pair: ShownDuplicate, names: Names): Html {
  const said = pair.settledAs === 'same' ? 'One payment' : 'Both are real';
  const label = html`Take it back<span class="unseen">: ${subjectOf(pair)}</span>`;
  const back = button(label, { name: 'as', value: 'open', look: 'plain', isCompact: true });
  const text = html`<div class="row">${tag(said, 'good')}${back}</div>`;
  return card(html`${sides(pair, names)}${form(`${PLACE}/${pair.id}`, text)}`);
}

/** Tells a screen reader which of many equal buttons this is. */
function subjectOf({ transaction: { amount, currency, bookedAt } }: ShownDuplicate): string {
  return `${formatMoney(amount, currency)} on ${formatDate(dateOf(bookedAt))}`;
}

function sides({ transaction, duplicateOf, settledAs }: ShownDuplicate, names: Names): Html {
  const isOne = settledAs === 'same';
  return html`<div class="sides">${side(isOne ? 'Kept' : 'Was there', duplicateOf, names)}
${side(isOne ? 'Went into it' : 'Added by an import', transaction, names)}</div>`;
}

function side(title: string, transaction: ComparedTransaction, names: Names): Html {
  const { amount, currency, bookedAt, description, bankAccountId, notes, source } = transaction;
  const party = otherPartyOf(transaction);
  const known = facts([
    ['Day', formatDate(dateOf(bookedAt))],
    ['Amount', money(amount, currency, 'signed')],
    ...(party === null || party === description ? [] : [['Name', html`<bdi>${party}</bdi>`] as const]),
    ['Text', html`<bdi>${description}</bdi>`],
    ...(notes === null || notes === '' ? [] : [['Notes', html`<bdi>${notes}</bdi>`] as const]),
    ['Account', html`<bdi>${names.get(bankAccountId)?.name ?? ''}</bdi>`],
    ['From', sourceName(source)],
  ]);
  return html`<div><p><strong>${title}</strong></p>${known}</div>`;
}

function sourceName(source: string): string {
  if (source === 'hand') return 'Entered by hand';
  if (source === 'feed') return 'The bank, by its connection';
  return source === 'coffer' ? 'A file of Coffer’s own columns' : `A ${source.toUpperCase()} file`;
}

async function settle({ transactions }: PageParts, request: SignedInRequest): Promise<void> {
  const settledAs = SETTLEMENTS.find((one) => one === request.form['as']) ?? null;
  await transactions.settleDuplicate(request.visitor.user.id, idInPath(request), settledAs);
  seeOther(request, `${PLACE}?done=${settledAs ?? 'open'}`);
}
