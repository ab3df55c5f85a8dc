import type { ShownConnection } from '../../../../application/connections/shown-connection.ts';
import { PROVIDER_NAMES } from '../../../../domain/feeds/provider-facts.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { buttonLink } from '../../components/button.ts';
import { moment, orNever } from '../../components/dates.ts';
import { emptyState } from '../../components/notice.ts';
import { ACTIONS, number, table } from '../../components/table.ts';
import { below } from '../../components/text.ts';
import type { PageFrame } from '../../layout.ts';
import { showPage } from '../../page.ts';
import type { PageParts } from '../../page-parts.ts';
import type { SignedInRequest } from '../../web-request.ts';
import { ownRoute, type WebRoute } from '../../web-route.ts';
import { stateTag } from './connection-texts.ts';

/** Every connection to a bank, its state, and what a person has to do. */
export const CONNECTION_LIST_ROUTES: readonly WebRoute[] = [ownRoute('GET', '/connections', show)];

const DONE = {
  removed: 'The connection was removed. Its accounts and transactions stay.',
  'removed-here': 'The connection was removed here, but its provider did not confirm it. End the consent there, too.',
};

async function show(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { frame } = parts;
  const connections = await parts.connections.listConnections(request.visitor.user.id);
  const canAdd = parts.connections.listFeedProviders().length > 0;
  const add = canAdd ? buttonLink('Connect a bank', `${frame.basePath}/connections/new`) : html``;
  const isEmpty = connections.length === 0;
  showPage(request, frame, {
    title: 'Connections',
    section: '/accounts',
    back: ['Accounts', '/accounts'],
    intro: 'Coffer fetches new transactions from your banks a few times a day.',
    action: isEmpty ? undefined : add,
    done: DONE,
    body: isEmpty ? nothing(frame, canAdd, add) : tableOf(frame, connections),
  });
}

function nothing({ basePath }: PageFrame, canAdd: boolean, add: Html): Html {
  if (canAdd) return emptyState('No bank is connected', 'Connect one, and new transactions come by themselves.', add);
  const text = html`The administrator of this service has set up no provider of bank data. You can
<a href="${basePath}/import">import statements</a> of your bank instead.`;
  return emptyState('Banks cannot be connected here', text);
}

function tableOf({ basePath }: PageFrame, connections: readonly ShownConnection[]): Html {
  const rows = connections.map((connection) => [
    html`<bdi>${connection.name}</bdi>${below(PROVIDER_NAMES[connection.provider])}`,
    html`${stateTag(connection)}${adviceOf(connection)}`,
    orNever(connection.lastSuccessAt, moment),
    String(connection.accounts.length),
    buttonLink('Look', `${basePath}/connections/${connection.id}`, {
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
