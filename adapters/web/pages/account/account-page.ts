import { html } from '../../../http/pages/html.ts';
import { ACCOUNT_PLACES } from '../../navigation.ts';
import { navigationLinks, type Page, pageBody, showWebPage } from '../../page.ts';
import type { WebRequest } from '../../web-request.ts';

export interface AccountPage extends Pick<Page, 'title' | 'intro' | 'action' | 'body' | 'scripts'> {
  /** The entry of `ACCOUNT_PLACES` that the page belongs to. */
  readonly place: string;
}

/** A page of the account: the list of its places at the side, or on a phone a way back to it. */
export function showAccountPage(request: WebRequest, { place, ...page }: AccountPage): void {
  const places = navigationLinks(ACCOUNT_PLACES, place);
  const back = place === ACCOUNT_PLACES[0]?.path ? {} : ({ back: ['Account', '/account'] } as const);
  const main = html`<div class="with-side"><nav class="side" aria-label="Account"><ul>${places}</ul></nav>
${pageBody(request, { ...page, ...back, done: DONE }, 'back')}</div>`;
  const { title, scripts = [] } = page;
  showWebPage(request, { title, section: '/account', main, scripts });
}

/** What a form did, as the address that it led to says. Only these sentences can be shown. */
const DONE: Readonly<Record<string, string>> = {
  currency: 'Your display currency has changed.',
  password: 'Your password has changed, and your other sessions have ended.',
  'key-revoked': 'The key no longer works.',
  'app-revoked': 'The app is disconnected: none of its tokens works any more.',
  'app-on': 'Your authenticator app is set up. You need it the next time you sign in.',
  'app-off': 'Your authenticator app is switched off.',
  'passkey-added': 'Your passkey is ready.',
  'passkey-removed': 'The passkey no longer works here.',
  'names-taken-back': 'The names and categories are as they were.',
  'session-ended': 'That session has ended.',
  'sessions-ended': 'All your other sessions have ended.',
  confirmed: 'Thank you. You can make sensitive changes for the next 15 minutes.',
};
