import { html } from '../../../http/pages/html.ts';
import { card, notice } from '../../components/blocks.ts';
import { copyField } from '../../components/field.ts';
import { buttonLink, buttonRow, form } from '../../components/form.ts';
import type { SignedInRequest } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { showAccountPage } from './account-page.ts';

const PLACE = '/account/security';
const PATH = `${PLACE}/recovery-codes`;

export const SECURITY_CODES_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PATH, ask, { needsConfirmation: true }),
  ownRoute('POST', PATH, renew, { needsConfirmation: true }),
];

function ask(_parts: PageParts, request: SignedInRequest): void {
  const buttons = buttonRow('Make new codes', PLACE);
  showAccountPage(request, {
    place: PLACE,
    title: 'New recovery codes',
    intro: 'The new codes take the place of the old ones, which stop working.',
    body: card(form(PATH, buttons)),
  });
}

async function renew({ secondFactors }: PageParts, request: SignedInRequest): Promise<void> {
  showRecoveryCodes(request, await secondFactors.renewRecoveryCodes(request.visitor.user.id));
}

const ONCE = 'Print them or write them down now. They are not stored, so nobody can show them again.';

/** The only time that anybody sees them. */
export function showRecoveryCodes(request: SignedInRequest, codes: readonly string[]): void {
  showAccountPage(request, {
    place: PLACE,
    title: 'Your recovery codes',
    intro: 'If you lose your second factor, one of these lets you in instead. Each works once.',
    body: html`${notice('warning', ONCE, 'Shown only once')}
${card(html`${copyField('recovery-codes', 'Recovery codes', codes.join('\n'), codes.length)}
<div class="row">${buttonLink('I have kept them', PLACE)}</div>`)}`,
  });
}
