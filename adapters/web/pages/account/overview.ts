import { hasActiveSubscription } from '../../../../domain/access/user.ts';
import { html } from '../../../http/pages/html.ts';
import { card, facts, linkList, notice, tag } from '../../components/blocks.ts';
import { select } from '../../components/field.ts';
import { button, form } from '../../components/form.ts';
import { day } from '../../components/values.ts';
import { ACCOUNT_PLACES } from '../../navigation.ts';
import { type FormState, refusedForm, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { CURRENCY_OPTIONS } from '../accounts/account-options.ts';
import { showAccountPage } from './account-page.ts';

const PATH = '/account';

/** The account's first page: who is signed in, on which plan, in which currency, and where everything else is. */
export const SETTINGS_ROUTES: readonly WebRoute[] = [ownRoute('GET', PATH, show), ownRoute('POST', PATH, submit)];

function show(_parts: PageParts, request: SignedInRequest, given?: FormState): void {
  const { user } = request.visitor;
  const state = given ?? { values: { currency: user.currency }, errors: {} };
  const isPro = hasActiveSubscription(user);
  const known = facts([
    ['E-mail address', user.email ?? ''],
    ['Plan', isPro ? tag('PRO', 'good') : tag('Free')],
    ['Member since', day(user.createdAt)],
  ]);
  const links = ACCOUNT_PLACES.slice(1).map(({ path, ...link }) => ({ href: path, ...link }));
  showAccountPage(request, {
    place: '/account',
    title: 'Your account',
    body: html`${isPro ? '' : notice('warning', FREE_PLAN)}${card(known)}
${card(currencyForm(state), { title: 'Display currency' })}
${linkList(links)}`,
  });
}

/** Shown wherever an assistant would find the tools closed (specification 5.4). */
export const FREE_PLAN =
  'On the free plan, AI assistants cannot use the tools: they need PRO. The administrator of this service can change ' +
  'your plan.';

function currencyForm(state: FormState) {
  const hint = 'Totals over several currencies are shown in this one. Accounts and transactions keep their own.';
  return form(
    '/account',
    html`${select({ name: 'currency', label: 'Currency of totals', hint, options: CURRENCY_OPTIONS }, state)}
<div class="row">${button('Save')}</div>`,
  );
}

async function submit(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { currency = '' } = request.form;
  try {
    await parts.users.setCurrency(request.visitor.user.id, currency);
  } catch (error) {
    return show(parts, request, refusedForm(request, { currency }, error));
  }
  seeOther(request, `${PATH}?done=currency`);
}
