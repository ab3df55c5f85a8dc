import { type Html, html } from '../../../http/pages/html.ts';
import { doneNotice } from '../../components/done-notice.ts';
import { type PageFrame, showWebPage } from '../../layout.ts';
import { ACCOUNT_PLACES } from '../../navigation.ts';
import type { WebRequest } from '../../web-request.ts';

export interface AccountPage {
  /** The entry of `ACCOUNT_PLACES` that the page belongs to. */
  readonly place: string;
  readonly title: string;
  /** What the page is for, in a sentence or two. */
  readonly intro?: string | Html;
  /** Beside the title. */
  readonly action?: Html;
  readonly body: Html;
  /** As in `PageContent`. */
  readonly scripts?: readonly string[];
}

/** A page of the account: the list of its places at the side, or on a phone a way back to it. */
export function showAccountPage(request: WebRequest, frame: PageFrame, page: AccountPage): void {
  const { basePath } = frame;
  const places = ACCOUNT_PLACES.map(
    ({ path, label }) =>
      html`<li><a href="${basePath}${path}"${path === page.place ? html` aria-current="page"` : ''}>${label}</a></li>`,
  );
  const isFirst = page.place === ACCOUNT_PLACES[0]?.path;
  const main = html`<div class="with-side"><nav class="side" aria-label="Account"><ul>${places}</ul></nav>
<div class="stack">${isFirst ? '' : html`<a class="back" href="${basePath}/account">‹ Account</a>`}
<div class="head"><div class="intro"><h1>${page.title}</h1>${page.intro === undefined ? '' : html`<p class="quiet">${page.intro}</p>`}</div>${page.action ?? ''}</div>
${doneNotice(request, DONE)}${page.body}</div></div>`;
  const { title, scripts = [] } = page;
  showWebPage(request, frame, { title, section: '/account', main, scripts });
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
  'session-ended': 'That session has ended.',
  'sessions-ended': 'All your other sessions have ended.',
  confirmed: 'Thank you. You can make sensitive changes for the next 15 minutes.',
};
