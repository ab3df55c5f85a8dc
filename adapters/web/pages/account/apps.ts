import type { ConnectedApp } from '../../../../domain/access/connected-app.ts';
import { notFound } from '../../../../domain/error.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { button, buttonLink } from '../../components/button.ts';
import { card, facts } from '../../components/card.ts';
import { copyField } from '../../components/copy-field.ts';
import { form } from '../../components/form.ts';
import { day, moment } from '../../components/moment.ts';
import { emptyState } from '../../components/notice.ts';
import { SCOPE_TEXTS, scopeLabel } from '../../components/scopes.ts';
import { table } from '../../components/table.ts';
import type { PageFrame } from '../../layout.ts';
import type { PageParts } from '../../page-parts.ts';
import { idInPath, requireVisitor, type SignedInRequest, seeOther } from '../../web-request.ts';
import type { WebRoute } from '../../web-router.ts';
import { showAccountPage } from './account-page.ts';

const PLACE = '/account/apps';
const REVOKE = `${PLACE}/:id/revoke`;

/** The clients that may use the person's data, and how to end that. */
export function appRoutes(parts: PageParts): readonly WebRoute[] {
  return [
    { method: 'GET', path: PLACE, needsSignIn: true, handle: (request) => list(parts, requireVisitor(request)) },
    { method: 'GET', path: REVOKE, needsSignIn: true, handle: (request) => ask(parts, requireVisitor(request)) },
    { method: 'POST', path: REVOKE, needsSignIn: true, handle: (request) => revoke(parts, requireVisitor(request)) },
  ];
}

async function list(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { frame, baseUrl } = parts;
  const apps = await parts.apps.listApps(request.visitor.user.id);
  const address = copyField('tools', 'Address for assistants', `${baseUrl}/mcp`);
  const how = html`<p>Add this address to Claude, ChatGPT or another assistant. A browser opens, you sign in and decide.</p>${address}`;
  showAccountPage(request, frame, {
    place: PLACE,
    title: 'Connected apps',
    intro: 'Assistants and other apps that you have let use your data.',
    body: html`${apps.length > 0 ? appTable(frame, apps) : emptyState('No connected apps', NO_APPS)}
${card(how, { title: 'Connect an assistant' })}`,
  });
}

const NO_APPS =
  'Once you have connected one, you see here what it may do and when it last did, and you can disconnect it.';

function appTable({ basePath }: PageFrame, apps: readonly ConnectedApp[]): Html {
  const columns = [
    { label: 'App', kind: 'lead' },
    { label: 'May' },
    { label: 'Since' },
    { label: 'Last used' },
    { label: 'Actions', kind: 'actions' },
  ] as const;
  const rows = apps.map((app) => [
    html`<bdi>${app.clientName}</bdi><br><span class="quiet small"><bdi>${app.redirectHosts.join(', ')}</bdi></span>`,
    scopeLabel(app.scopes),
    day(app.createdAt),
    app.lastUsedAt === null ? html`<span class="quiet">never</span>` : moment(app.lastUsedAt),
    buttonLink('Disconnect', `${basePath}${PLACE}/${app.id}/revoke`, {
      look: 'quiet-danger',
      isCompact: true,
      subject: app.clientName,
    }),
  ]);
  return table('Connected apps', columns, rows);
}

async function ask({ frame, apps }: PageParts, request: SignedInRequest): Promise<void> {
  const id = idInPath(request);
  const app = (await apps.listApps(request.visitor.user.id)).find((each) => each.id === id);
  if (app === undefined) throw notFound('connected app');
  const { formToken } = request;
  const back = `${frame.basePath}${PLACE}`;
  const buttons = html`<div class="row">${button('Disconnect', { look: 'danger' })}${buttonLink('Cancel', back, { look: 'plain' })}</div>`;
  const known = facts([
    ['App', html`<bdi>${app.clientName}</bdi>`],
    ['It may', app.scopes.map((scope) => SCOPE_TEXTS[scope]).join('; ')],
    ['Connected', moment(app.createdAt)],
    ['Last used', app.lastUsedAt === null ? 'never' : moment(app.lastUsedAt)],
  ]);
  showAccountPage(request, frame, {
    place: PLACE,
    title: 'Disconnect this app?',
    intro: 'It is refused from its next request on. To use it again, connect it again.',
    body: card(html`${known}${form({ action: `${back}/${id}/revoke`, formToken }, buttons)}`),
  });
}

async function revoke({ frame, apps }: PageParts, request: SignedInRequest): Promise<void> {
  await apps.revokeApp(request.visitor.user.id, idInPath(request));
  seeOther(request, `${frame.basePath}${PLACE}?done=app-revoked`);
}
