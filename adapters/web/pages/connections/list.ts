import type { ShownConnection } from '../../../../application/connections/shown-connection.ts';
import { PROVIDER_NAMES } from '../../../../domain/feeds/provider-name.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { buttonLink } from '../../components/button.ts';
import { doneNotice } from '../../components/done-notice.ts';
import { moment } from '../../components/moment.ts';
import { emptyState } from '../../components/notice.ts';
import { table } from '../../components/table.ts';
import { type PageFrame, showWebPage } from '../../layout.ts';
import type { PageParts } from '../../page-parts.ts';
import { requireVisitor, type SignedInRequest } from '../../web-request.ts';
import type { WebRoute } from '../../web-router.ts';
import { stateTag } from './connection-texts.ts';

/** Every connection to a bank, its state, and what a person has to do. */
export function connectionListRoutes(parts: PageParts): readonly WebRoute[] {
  const handle: WebRoute['handle'] = (request) => show(parts, requireVisitor(request));
  return [{ method: 'GET', path: '/connections', needsSignIn: true, handle }];
}

const DONE = {
  removed: 'The connection was removed. Its accounts and transactions stay.',
  'removed-here': 'The connection was removed here, but its provider did not confirm it. End the consent there, too.',
};

async function show(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { frame } = parts;
  const connections = await parts.connections.listConnections(request.visitor.user.id);
  const canAdd = parts.connections.listFeedProviders().length > 0;
  const add = canAdd ? buttonLink('Connect a bank', `${frame.basePath}/connections/new`) : html``;
  const body = connections.length === 0 ? nothing(frame, canAdd, add) : tableOf(frame, connections);
  const main = html`<div class="stack"><a class="back shown" href="${frame.basePath}/accounts">‹ Accounts</a><div class="head"><div class="intro"><h1>Connections</h1><p class="quiet">Coffer fetches new transactions from your banks a few times a day.</p></div>${connections.length === 0 ? '' : add}</div>
${doneNotice(request, DONE)}${body}</div>`;
  showWebPage(request, frame, { title: 'Connections', section: '/accounts', main });
}

function nothing({ basePath }: PageFrame, canAdd: boolean, add: Html): Html {
  if (canAdd) return emptyState('No bank is connected', 'Connect one, and new transactions come by themselves.', add);
  const text = html`The administrator of this service has set up no provider of bank data. You can <a href="${basePath}/import">import statements</a> of your bank instead.`;
  return emptyState('Banks cannot be connected here', text);
}

function tableOf({ basePath }: PageFrame, connections: readonly ShownConnection[]): Html {
  const columns = [
    { label: 'Bank', kind: 'lead' },
    { label: 'State' },
    { label: 'Last fetched' },
    { label: 'Accounts', kind: 'number' },
    { label: 'Actions', kind: 'actions' },
  ] as const;
  const rows = connections.map((connection) => [
    html`<bdi>${connection.name}</bdi><br><span class="quiet small">${PROVIDER_NAMES[connection.provider]}</span>`,
    html`${stateTag(connection)}${connection.advice === null ? '' : html`<br><span class="small">${connection.advice}</span>`}`,
    connection.lastSuccessAt === null ? html`<span class="quiet">never</span>` : moment(connection.lastSuccessAt),
    String(connection.accounts.length),
    buttonLink('Look', `${basePath}/connections/${connection.id}`, {
      look: 'plain',
      isCompact: true,
      subject: connection.name,
    }),
  ]);
  return table('Connections', columns, rows);
}
