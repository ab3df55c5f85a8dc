import type { FactorReport } from '../../../../application/second-factors/report-factors.ts';
import type { Passkey } from '../../../../domain/access/second-factor/passkey.ts';
import { RECOVERY_CODE_COUNT } from '../../../../domain/access/second-factor/recovery-code.ts';
import { supportsPasskeys } from '../../../../domain/ports/access/passkey-ceremonies.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card, notice, tag } from '../../components/blocks.ts';
import { buttonLink } from '../../components/form.ts';
import { ACTIONS, table } from '../../components/table.ts';
import { day, orNever } from '../../components/values.ts';
import type { SignedInRequest } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { showAccountPage } from './account-page.ts';
import { SECURITY_APP_ROUTES } from './security-app.ts';
import { SECURITY_CODES_ROUTES } from './security-codes.ts';
import { SECURITY_PASSKEYS_ROUTES } from './security-passkeys.ts';

const PLACE = '/account/security';

/** What protects signing in besides the password. */
export const SECURITY_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PLACE, show),
  ...SECURITY_APP_ROUTES,
  ...SECURITY_CODES_ROUTES,
  ...SECURITY_PASSKEYS_ROUTES,
];

async function show({ site, secondFactors }: PageParts, request: SignedInRequest): Promise<void> {
  const report = await secondFactors.reportFactors(request.visitor.user.id);
  showAccountPage(request, {
    place: PLACE,
    title: 'Security',
    intro: 'A second factor keeps others out even if they learn your password.',
    body: html`${report.hasFactor && report.recoveryCodesLeft === 0 ? notice('warning', NO_CODES_LEFT) : ''}
${card(appPart(report), { title: 'Authenticator app' })}
${card(passkeyPart(report.passkeys, supportsPasskeys(site)), { title: 'Passkeys' })}
${report.hasFactor ? card(codesPart(report), { title: 'Recovery codes' }) : ''}`,
  });
}

const NO_CODES_LEFT = 'You have no recovery codes left. Make new ones, or losing your second factor locks you out.';

function appPart({ totpSince }: FactorReport): Html {
  if (totpSince === undefined) {
    return html`<p>An app on your phone shows a code of six digits, which you enter after your password.</p>
<div class="row">${buttonLink('Set up an app', `${PLACE}/app`)}</div>`;
  }
  const options = { look: 'quiet-danger', subject: 'authenticator app' } as const;
  return html`<p>${tag('On', 'good')} since ${day(totpSince)}</p>
<div class="row">${buttonLink('Switch off', `${PLACE}/app/remove`, options)}</div>`;
}

function codesPart({ recoveryCodesLeft }: FactorReport): Html {
  const options = { look: 'plain', subject: 'for recovery' } as const;
  return html`<p>${recoveryCodesLeft} of ${RECOVERY_CODE_COUNT} left. Each lets you in once without your second
factor.</p>
<div class="row">${buttonLink('New codes', `${PLACE}/recovery-codes`, options)}</div>`;
}

function passkeyPart(passkeys: readonly Passkey[], isPossible: boolean): Html {
  const add = buttonLink('Add a passkey', `${PLACE}/passkeys/new`);
  return html`<p>A passkey on your device signs you in with your finger, face or PIN. It also works as a second
factor.</p>
${passkeys.length === 0 ? '' : passkeyTable(passkeys)}
${isPossible ? html`<div class="row">${add}</div>` : html`<p class="quiet">${IMPOSSIBLE}</p>`}`;
}

/** Why a site has no passkeys. */
export const IMPOSSIBLE = 'Passkeys need this service to have an https address with a host name.';

function passkeyTable(passkeys: readonly Passkey[]): Html {
  const rows = passkeys.map(({ id, name, createdAt, lastUsedAt }) => [
    name,
    day(createdAt),
    orNever(lastUsedAt, day),
    buttonLink('Remove', `${PLACE}/passkeys/${id}/remove`, {
      look: 'quiet-danger',
      isCompact: true,
      subject: name,
    }),
  ]);
  return table('Passkeys', ['Name', 'Added', 'Last used', ACTIONS], rows);
}
