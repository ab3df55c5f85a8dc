import { type Html, html } from '../http/pages/html.ts';
import { ACCOUNT_PLACES, SECTIONS } from './navigation.ts';

/** Where a person can go from anywhere, in the order in which they are offered. */
const COMMANDS: readonly { readonly path: string; readonly label: string }[] = [
  ...SECTIONS,
  { path: '/transactions/new', label: 'Add a transaction' },
  { path: '/import', label: 'Import a statement' },
  { path: '/connections', label: 'Connect a bank' },
  { path: '/accounts/new', label: 'Add an account' },
  { path: '/bills/new', label: 'Add a bill' },
  ...ACCOUNT_PLACES.slice(1).map(({ path, label }) => ({ path, label: `Settings: ${label}` })),
];

/**
 * A dialog that leads anywhere by a few letters, and searches the transactions for anything else. The script opens it
 * with Ctrl+K and with the button in the top bar.
 */
export function commandPalette(): Html {
  const entries = COMMANDS.map(({ path, label }) => html`<li><a href="${path}">${label}</a></li>`);
  return html`<dialog id="palette" aria-label="Go to">
<form method="get" action="/transactions" role="search">
<label for="palette-text" class="unseen">Go to a page, or search transactions</label>
<input id="palette-text" name="search" type="search" autocomplete="off"
placeholder="Go to … or search transactions"></form>
<ul>${entries}</ul></dialog>`;
}
