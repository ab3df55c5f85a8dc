import { hasActiveSubscription } from '../../../../domain/access/user.ts';
import { CURRENCY_CODES } from '../../../../domain/money/currency.ts';
import { html } from '../../../http/pages/html.ts';
import { button } from '../../components/button.ts';
import { card, facts, tag } from '../../components/card.ts';
import { select } from '../../components/field.ts';
import { form } from '../../components/form.ts';
import { day } from '../../components/moment.ts';
import { notice } from '../../components/notice.ts';
import type { PageFrame } from '../../layout.ts';
import { ACCOUNT_PLACES } from '../../navigation.ts';
import type { PageParts } from '../../page-parts.ts';
import { type FormState, refusedForm, requireVisitor, type SignedInRequest, seeOther } from '../../web-request.ts';
import type { WebRoute } from '../../web-router.ts';
import { showAccountPage } from './account-page.ts';

/** The account's first page: who is signed in, on which plan, in which currency, and where everything else is. */
export function overviewRoutes(parts: PageParts): readonly WebRoute[] {
  const common = { path: '/account', needsSignIn: true } as const;
  return [
    {
      ...common,
      method: 'GET',
      handle: (request) => {
        const signedIn = requireVisitor(request);
        show(parts.frame, signedIn, { values: { currency: signedIn.visitor.user.currency }, errors: {} });
      },
    },
    { ...common, method: 'POST', handle: (request) => submit(parts, requireVisitor(request)) },
  ];
}

function show(frame: PageFrame, request: SignedInRequest, state: FormState): void {
  const { user } = request.visitor;
  const isPro = hasActiveSubscription(user);
  const known = facts([
    ['E-mail address', user.email ?? ''],
    ['Plan', isPro ? tag('PRO', 'good') : tag('Free')],
    ['Member since', day(user.createdAt)],
  ]);
  const links = ACCOUNT_PLACES.slice(1).map(
    ({ path, label, hint }) => html`<li><a href="${frame.basePath}${path}"><strong>${label}</strong>${hint}</a></li>`,
  );
  showAccountPage(request, frame, {
    place: '/account',
    title: 'Your account',
    body: html`${isPro ? '' : notice('warning', FREE_PLAN)}${card(known)}
${card(currencyForm(frame, request, state), { title: 'Display currency' })}
<ul class="links">${links}</ul>`,
  });
}

/** Shown wherever an assistant would find the tools closed (specification 5.4). */
export const FREE_PLAN =
  'On the free plan, AI assistants cannot use the tools: they need PRO. The administrator of this service can change your plan.';

const CURRENCY_NAMES = new Intl.DisplayNames('en', { type: 'currency' });

function currencyForm({ basePath }: PageFrame, { formToken }: SignedInRequest, state: FormState) {
  const options = CURRENCY_CODES.map((code) => ({ value: code, label: `${code} · ${CURRENCY_NAMES.of(code)}` }));
  const hint = 'Totals over several currencies are shown in this one. Accounts and transactions keep their own.';
  return form(
    { action: `${basePath}/account`, formToken },
    html`${select({ name: 'currency', label: 'Currency of totals', hint, options }, state)}<div class="row">${button('Save')}</div>`,
  );
}

async function submit({ frame, users }: PageParts, request: SignedInRequest): Promise<void> {
  const { currency = '' } = request.form;
  try {
    await users.setCurrency(request.visitor.user.id, currency);
  } catch (error) {
    const state = refusedForm(request, { currency }, error);
    return show(frame, request, state);
  }
  seeOther(request, `${frame.basePath}/account?done=currency`);
}
