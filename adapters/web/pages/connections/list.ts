import type { ShownConnection } from '../../../../application/connections/shown-connection.ts';
import type { ConnectionState } from '../../../../domain/feeds/connection.ts';
import { PROVIDER_NAMES } from '../../../../domain/feeds/provider-facts.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { below, emptyState, tag } from '../../components/blocks.ts';
import { buttonLink } from '../../components/form.ts';
import { ACTIONS, number, table } from '../../components/table.ts';
import { moment, orNever } from '../../components/values.ts';
import { showPage } from '../../page.ts';
import type { SignedInRequest } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';

const STATE_NAMES: Readonly<Record<ConnectionState, string>> = {
  awaiting_consent: 'Waiting for your consent',
  active: 'Working',
  needs_attention: 'Needs you',
  rate_limited: 'Waiting for the provider',
  failing: 'Failing',
  revoked: 'Ended',
};

/** The state of a connection as a coloured word. */
export function stateTag({ state, isSyncing }: Pick<ShownConnection, 'state' | 'isSyncing'>): Html {
  if (isSyncing) return tag('Fetching now', 'good');
  if (state === 'active') return tag(STATE_NAMES.active, 'good');
  return tag(STATE_NAMES[state], state === 'awaiting_consent' || state === 'rate_limited' ? 'plain' : 'bad');
}

/** Every connection to a bank, its state, and what a person has to do. */
export const CONNECTION_LIST_ROUTES: readonly WebRoute[] = [ownRoute('GET', '/connections', show)];

const DONE = {
  removed: 'The connection was removed. Its accounts and transactions stay.',
  'removed-here': 'The connection was removed here, but its provider did not confirm it. End the consent there, too.',
};

async function show(parts: PageParts, request: SignedInRequest): Promise<void> {
  const connections = await parts.connections.listConnections(request.visitor.user.id);
  const canAdd = parts.connections.listFeedProviders().length > 0;
  const add = canAdd ? buttonLink('Connect a bank', '/connections/new') : html``;
  const isEmpty = connections.length === 0;
  showPage(request, {
    title: 'Connections',
    section: '/accounts',
    back: ['Accounts', '/accounts'],
    intro: 'Coffer fetches new transactions from your banks a few times a day.',
    action: isEmpty ? undefined : add,
    done: DONE,
    body: isEmpty ? nothing(canAdd, add) : tableOf(connections),
  });
}

function nothing(canAdd: boolean, add: Html): Html {
  if (canAdd) return emptyState('No bank is connected', 'Connect one, and new transactions come by themselves.', add);
  const text = html`The administrator of this service has set up no provider of bank data. You can
<a href="/import">import statements</a> of your bank instead.`;
  return emptyState('Banks cannot be connected here', text);
}

function tableOf(connections: readonly ShownConnection[]): Html {
  const rows = connections.map((connection) => [
    html`<bdi>${connection.name}</bdi>${below(PROVIDER_NAMES[connection.provider])}`,
    html`${stateTag(connection)}${adviceOf(connection)}`,
    orNever(connection.lastSuccessAt, moment),
    String(connection.accounts.length),
    buttonLink('Look', `/connections/${connection.id}`, {
      look: 'plain',
      isCompact: true,
      subject: connection.name,
    }),
  ]);
  return table('Connections', ['Bank', 'State', 'Last fetched', number('Accounts'), ACTIONS], rows);
}

function adviceOf({ advice }: ShownConnection): Html | string {
  return advice === null ? '' : html`<br><span class="small">${advice}</span>`;
}
