import { WEB_ROUTES } from '../../adapters/web/web-app.ts';
import type { Belongings } from './belongings.ts';

/**
 * `owner` has one of everything, `guarded` has a second factor, `newcomer` is on the free plan and has nothing, and
 * `nobody` is not signed in.
 */
export type Role = 'nobody' | 'newcomer' | 'owner' | 'guarded';

/** A page at an address of its own. */
export interface Place {
  /** Names its pictures. */
  readonly name: string;
  /** As the router writes it: `/account/keys/:id`. */
  readonly route: string;
  readonly role: Role;
  readonly addressOf: (things: Belongings) => string;
  readonly status: number;
}

/** The paths of all routes with this method, as the router writes them. */
export function pathsOf(method: 'GET' | 'POST'): readonly string[] {
  return WEB_ROUTES.filter((route) => route.method === method).map(({ path }) => path);
}

/** These send files. */
export const DOWNLOADS: readonly string[] = ['/account/export/:file'];

/** The address of a route, with ids of the owner's things in it. */
export function addressIn(path: string, things: Belongings): string {
  return path
    .replace(
      /(accounts|transactions|duplicates|bills|imports|connections|keys|apps|passkeys|sessions)\/:id/,
      (_, kind: string) => {
        return `${kind}/${IDS[kind]?.(things) ?? 0}`;
      },
    )
    .replace(':uid', 'x'.repeat(43))
    .replace(':file', 'coffer.json');
}

const IDS: Readonly<Record<string, (things: Belongings) => number>> = {
  accounts: ({ account }) => account,
  transactions: ({ transaction }) => transaction,
  duplicates: ({ duplicate }) => duplicate,
  bills: ({ bill }) => bill,
  imports: (things) => things.import,
  connections: ({ connections }) => connections.healthy,
  keys: ({ key }) => key,
  apps: ({ app }) => app,
  passkeys: ({ passkey }) => passkey,
  sessions: ({ session }) => session,
};

type Address = string | ((things: Belongings) => string);

function place(role: Role, name: string, route: string, address: Address = route, status = 200): Place {
  return { name, route, role, addressOf: typeof address === 'string' ? () => address : address, status };
}

const connection = (kind: keyof Belongings['connections']) =>
  place('owner', `connection-${kind}`, '/connections/:id', ({ connections }) => `/connections/${connections[kind]}`);

const MISSING = '/transactions/999999999';

/** Every page that an address opens, in all its kinds. A test compares them with the routes. */
export const PLACES: readonly Place[] = [
  place('nobody', 'home', '/'),
  place('nobody', 'sign-in', '/sign-in'),
  place('nobody', 'sign-in-for-app', '/sign-in', '/sign-in?next=%2Fconnect%2Fx'),
  place('nobody', 'sign-in-link', '/sign-in/link', '/sign-in/link?token=v1.x'),
  place('nobody', 'sign-up', '/sign-up'),
  place('nobody', 'connect-expired', '/connect/:uid', '/connect/unknown', 400),

  place('newcomer', 'new-overview', '/overview'),
  place('newcomer', 'new-transactions', '/transactions'),
  place('newcomer', 'new-transaction-new', '/transactions/new'),
  place('newcomer', 'new-duplicates', '/transactions/duplicates'),
  place('newcomer', 'new-accounts', '/accounts'),
  place('newcomer', 'new-bills', '/bills'),
  place('newcomer', 'new-import', '/import'),
  place('newcomer', 'new-connections', '/connections'),
  place('newcomer', 'new-settings', '/account'),
  place('newcomer', 'new-keys', '/account/keys'),
  place('newcomer', 'new-apps', '/account/apps'),
  place('newcomer', 'new-activity', '/account/activity'),
  place('newcomer', 'new-renewals', '/account/renewals'),
  place('newcomer', 'new-sessions', '/account/sessions'),
  place('newcomer', 'new-security', '/account/security'),

  place('owner', 'overview', '/overview'),
  place('owner', 'transactions', '/transactions'),
  place(
    'owner',
    'transactions-found',
    '/transactions',
    '/transactions?search=market&type=expense&from=2025-12-01&account=',
  ),
  place('owner', 'transactions-none', '/transactions', '/transactions?search=nowhere'),
  place('owner', 'transactions-wrong', '/transactions', '/transactions?from=yesterday&type=gift&account=x'),
  place('owner', 'transactions-past-the-end', '/transactions', '/transactions?page=9999'),
  place('owner', 'transaction', '/transactions/:id', ({ transaction }) => `/transactions/${transaction}`),
  place('owner', 'transaction-missing', '/transactions/:id', MISSING, 404),
  place(
    'owner',
    'transaction-delete',
    '/transactions/:id/delete',
    ({ transaction }) => `/transactions/${transaction}/delete`,
  ),
  place('owner', 'transaction-new', '/transactions/new'),
  place('owner', 'duplicates', '/transactions/duplicates'),
  place('owner', 'accounts', '/accounts'),
  place('owner', 'account', '/accounts/:id', ({ account }) => `/accounts/${account}`),
  place('owner', 'account-delete', '/accounts/:id/delete', ({ account }) => `/accounts/${account}/delete`),
  place('owner', 'account-merge', '/accounts/:id/merge', ({ account }) => `/accounts/${account}/merge`),
  place('owner', 'account-new', '/accounts/new'),
  place('owner', 'bills', '/bills'),
  place('owner', 'bill', '/bills/:id', ({ bill }) => `/bills/${bill}`),
  place('owner', 'bill-archived', '/bills/:id', ({ archivedBill }) => `/bills/${archivedBill}`),
  place('owner', 'bill-edit', '/bills/:id/edit', ({ bill }) => `/bills/${bill}/edit`),
  place('owner', 'bill-delete', '/bills/:id/delete', ({ bill }) => `/bills/${bill}/delete`),
  place('owner', 'bill-new', '/bills/new'),
  place('owner', 'bill-new-of-payment', '/bills/new', ({ transaction }) => `/bills/new?transaction=${transaction}`),
  place('owner', 'bill-calendar', '/bills/calendar'),
  place('owner', 'bill-why', '/bills/why', () => '/bills/why?merchant=Flea+market'),
  place('owner', 'import', '/import'),
  place('owner', 'import-done', '/imports/:id', (things) => `/imports/${things.import}`),
  place('owner', 'import-rows-none', '/imports/:id', (things) => `/imports/${things.import}?decision=matched`),
  place('owner', 'import-undo', '/imports/:id/undo', (things) => `/imports/${things.import}/undo`),
  place('owner', 'connections', '/connections'),
  connection('healthy'),
  connection('ending'),
  connection('failing'),
  connection('ended'),
  connection('limited'),
  connection('revoked'),
  connection('awaiting'),
  place('owner', 'connection-remove', '/connections/:id/remove', (things) => {
    return `/connections/${things.connections.healthy}/remove`;
  }),
  place('owner', 'connection-new', '/connections/new'),
  place('owner', 'connection-new-simplefin', '/connections/new', '/connections/new?provider=simplefin'),
  place('owner', 'connection-new-plaid', '/connections/new', '/connections/new?provider=plaid'),
  place('owner', 'connection-new-country', '/connections/new', '/connections/new?provider=enablebanking'),
  place('owner', 'connection-new-bank', '/connections/new', '/connections/new?provider=enablebanking&country=DE'),
  place('owner', 'connection-new-wrong', '/connections/new', '/connections/new?provider=enablebanking&country=1'),
  place(
    'owner',
    'connection-return',
    '/connections/return',
    ({ state }) => `/connections/return?state=${state}&code=agreed`,
  ),
  place(
    'owner',
    'connection-return-denied',
    '/connections/return',
    ({ state }) => `/connections/return?state=${state}&error=access_denied`,
  ),
  place('owner', 'settings', '/account'),
  place('owner', 'password', '/account/password'),
  place('owner', 'confirm', '/account/confirm'),
  place('owner', 'security', '/account/security'),
  place('owner', 'security-app', '/account/security/app'),
  place('owner', 'recovery-codes', '/account/security/recovery-codes'),
  place('owner', 'passkey-new', '/account/security/passkeys/new'),
  place(
    'owner',
    'passkey-remove',
    '/account/security/passkeys/:id/remove',
    ({ passkey }) => `/account/security/passkeys/${passkey}/remove`,
  ),
  place('owner', 'keys', '/account/keys'),
  place('owner', 'key-new', '/account/keys/new'),
  place('owner', 'key-revoke', '/account/keys/:id/revoke', ({ key }) => `/account/keys/${key}/revoke`),
  place('owner', 'apps', '/account/apps'),
  place('owner', 'app-revoke', '/account/apps/:id/revoke', ({ app }) => `/account/apps/${app}/revoke`),
  place('owner', 'activity', '/account/activity'),
  place('owner', 'renewals', '/account/renewals'),
  place('owner', 'sessions', '/account/sessions'),
  place('owner', 'export', '/account/export'),
  place('owner', 'delete', '/account/delete'),

  place('guarded', 'security-guarded', '/account/security'),
  place('guarded', 'confirm-guarded', '/account/confirm'),
  place('guarded', 'security-app-on', '/account/security/app'),
  place('guarded', 'security-app-remove', '/account/security/app/remove'),
  place('guarded', 'recovery-codes-guarded', '/account/security/recovery-codes'),
];
