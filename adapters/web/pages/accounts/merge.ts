import type { MergedRow, MergeOutcome } from '../../../../application/accounts/merge-accounts.ts';
import { notFound } from '../../../../domain/error.ts';
import type { BankAccount } from '../../../../domain/ledger/bank-account.ts';
import { editsOf } from '../../../../domain/ledger/united-transaction.ts';
import type { AccountMergeSummary } from '../../../../domain/merging/account-merge.ts';
import { mergeRemarks } from '../../../../domain/merging/merge-remarks.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card, excerpt, problemOf, section } from '../../components/blocks.ts';
import { button, buttonLink, buttonRow, form, formKey, sentOnce } from '../../components/form.ts';
import { ACTIONS, number, table } from '../../components/table.ts';
import { day, money, moneyOrUnknown } from '../../components/values.ts';
import { showPage } from '../../page.ts';
import {
  EMPTY_FORM,
  type FormState,
  idInPath,
  refusedForm,
  type SignedInRequest,
  seeOther,
  sentId,
} from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';

const PATH = '/accounts/:id/merge';

/** An account that is there twice: which one is the same, what merging them does, and the way back. */
export const ACCOUNT_MERGE_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PATH, ask),
  ownRoute('POST', PATH, merge),
  ownRoute('POST', '/accounts/:id/separate', separate),
];

/** Of a merge, on its page. */
const ROWS = 100;

/** The way to merge another account into this one, and back. */
export function mergePart({ id }: BankAccount, merges: readonly AccountMergeSummary[]): Html {
  const own = merges
    .filter(({ keptId }) => keptId === id)
    .map(({ id: mergeId, name, mergedAt }) => {
      const way = button('Separate them again', { look: 'plain' });
      const body = html`<p><bdi>${name}</bdi> is part of it since ${day(mergedAt)}.</p>${way}`;
      return form(`/accounts/${id}/separate`, body, { hidden: { merge: String(mergeId) } });
    });
  return html`<p>Is another account of your list the same one? They can become one. You see first what happens.</p>
<div class="row">${buttonLink('It is the same as …', `/accounts/${id}/merge`, { look: 'plain' })}</div>${own}`;
}

async function ask(parts: PageParts, request: SignedInRequest): Promise<void> {
  const mergedId = sentId(request.ctx.query['with']);
  if (mergedId === 0) return choose(parts, request, EMPTY_FORM);
  try {
    const { id: userId } = request.visitor.user;
    const outcome = await parts.accounts.mergeAccounts(userId, { keptId: idInPath(request), mergedId, dryRun: true });
    preview(parts, request, outcome);
  } catch (error) {
    await choose(parts, request, refusedForm(request, {}, error));
  }
}

async function choose(parts: PageParts, request: SignedInRequest, state: FormState): Promise<void> {
  const id = idInPath(request);
  const { accounts } = await parts.accounts.listBankAccounts(request.visitor.user.id, { bank: false });
  const account = accounts.find((one) => one.id === id);
  if (account === undefined) throw notFound('bank account');
  const others = accounts.filter((one) => one !== account && one.currency === account.currency);
  const rows = others.map(({ id: other, name, balance, isBalanceKnown, currency }) => [
    html`<bdi>${name}</bdi>`,
    moneyOrUnknown(isBalanceKnown ? balance : undefined, currency),
    buttonLink('This one', `/accounts/${id}/merge?with=${other}`, { look: 'plain', isCompact: true, subject: name }),
  ]);
  const none = html`<p class="quiet">No other account is in ${account.currency}.</p>`;
  showPage(request, {
    title: 'Merge accounts',
    heading: html`Which account is the same as <bdi>${account.name}</bdi>?`,
    intro: 'That one goes, and what only it has goes over. Nothing happens before you have seen what changes.',
    section: '/accounts',
    back: ['The account', `/accounts/${id}`],
    body: html`${problemOf(state, Object.keys(state.errors))}
${rows.length === 0 ? none : table('Accounts', ['Name', number('Balance'), ACTIONS], rows)}`,
  });
}

function preview({ randomText }: PageParts, request: SignedInRequest, { merge: planned, rows }: MergeOutcome): void {
  const { keptId, mergedId, name, undoing } = planned;
  const kept = undoing.account.before.name;
  const address = `/accounts/${keptId}/merge`;
  const buttons = buttonRow('Make them one', address);
  const hidden = { with: String(mergedId), ...formKey(randomText) };
  const remarks = html`<ul>${mergeRemarks(planned).map((one) => html`<li><bdi>${one}</bdi></li>`)}</ul>`;
  const more = rows.length > ROWS ? html`<p class="quiet">And ${rows.length - ROWS} more.</p>` : '';
  const list = table('Transactions', ['What', 'Day', number('Amount'), 'What happens'], rows.slice(0, ROWS).map(rowOf));
  showPage(request, {
    title: 'Merge accounts',
    heading: html`Make <bdi>${kept}</bdi> and <bdi>${name}</bdi> one account?`,
    intro: html`<bdi>${name}</bdi> is gone afterwards. You can separate them again.`,
    section: '/accounts',
    back: ['Another one', address],
    body: html`${card(html`${remarks}${form(address, buttons, { hidden })}`)}
${rows.length === 0 ? '' : section('Its transactions', html`${list}${more}`)}`,
  });
}

function rowOf({ transaction, pair }: MergedRow): readonly (Html | string)[] {
  const { description, bookedAt, amount, currency } = transaction;
  const { takesEdits = false, losesEdits = false } = pair === undefined ? {} : editsOf(pair);
  const edits = losesEdits ? ', without the category that you set here' : takesEdits ? ', with what you set here' : '';
  return [
    html`<bdi>${excerpt(description, 80)}</bdi>`,
    day(bookedAt),
    money(amount, currency),
    pair === undefined ? 'Goes over' : `Is in both${edits}`,
  ];
}

async function merge(parts: PageParts, request: SignedInRequest): Promise<void> {
  const keptId = idInPath(request);
  const input = { keptId, mergedId: sentId(request.form['with']), dryRun: false };
  try {
    await parts.accounts.mergeAccounts(request.visitor.user.id, input, sentOnce(request));
  } catch (error) {
    return choose(parts, request, refusedForm(request, {}, error));
  }
  seeOther(request, '/accounts?done=merged');
}

async function separate(parts: PageParts, request: SignedInRequest): Promise<void> {
  try {
    await parts.accounts.undoAccountMerge(request.visitor.user.id, sentId(request.form['merge']));
  } catch (error) {
    return choose(parts, request, refusedForm(request, {}, error));
  }
  seeOther(request, '/accounts?done=separated');
}
