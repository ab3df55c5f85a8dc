import type { ChallengeUse } from '../../../application/second-factors/passkey-challenges.ts';
import { supportsPasskeys } from '../../../domain/ports/access/passkey-ceremonies.ts';
import { type Html, html } from '../../http/pages/html.ts';
import { card } from '../components/card.ts';
import { form } from '../components/form.ts';
import { passkeyPart } from '../components/passkey-part.ts';
import { browserOf, enter } from '../enter.ts';
import type { PageParts } from '../page-parts.ts';
import type { WebRequest } from '../web-request.ts';

/** A way to sign in without a password; nothing where the site's address allows no passkeys. */
export async function passkeySignIn(parts: PageParts, request: WebRequest, next: string): Promise<Html | ''> {
  const { frame, site, secondFactors } = parts;
  const options = supportsPasskeys(site) ? await secondFactors.askForPasskey(useOf(request), site) : undefined;
  if (options === undefined) return '';
  const to = { action: `${frame.basePath}/sign-in/passkey`, formToken: request.formToken, hidden: { next } };
  return card(html`${form(to, passkeyPart({ kind: 'get', options, label: 'Sign in with a passkey' }))}`);
}

export async function submitPasskey(parts: PageParts, request: WebRequest): Promise<void> {
  const { answer = '' } = request.form;
  const proof = { use: useOf(request), site: parts.site, answer };
  await enter(parts, request, await parts.sessions.signInWithPasskey(proof, browserOf(request)));
}

/** The form token belongs to one browser, and so does the challenge. */
function useOf({ formToken }: WebRequest): ChallengeUse {
  return { purpose: 'sign_in', binding: `browser:${formToken}` };
}
