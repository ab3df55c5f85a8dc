import type { ConnectedApp } from '../../../../domain/access/connected-app.ts';
import { notFound } from '../../../../domain/error.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { below, card, emptyState, facts } from '../../components/blocks.ts';
import { assistantAddress } from '../../components/field.ts';
import { buttonLink, buttonRow, form } from '../../components/form.ts';
import { SCOPE_TEXTS, scopeLabel } from '../../components/scopes.ts';
import { ACTIONS, table } from '../../components/table.ts';
import { day, moment, orNever } from '../../components/values.ts';
import { idInPath, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { showAccountPage } from './account-page.ts';

const PLACE = '/account/apps';
const REVOKE = `${PLACE}/:id/revoke`;

/** The clients that may use the person's data, and how to end that. */
export const APP_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PLACE, list),
  ownRoute('GET', REVOKE, ask),
  ownRoute('POST', REVOKE, revoke),
];

async function list(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { baseUrl } = parts;
  const apps = await parts.apps.listApps(request.visitor.user.id);
  showAccountPage(request, {
    place: PLACE,
    title: 'Connected apps',
    intro: 'Assistants and other apps that you have let use your data.',
    body: html`${apps.length > 0 ? appTable(apps) : emptyState('No connected apps', NO_APPS)}
${card(assistantAddress(baseUrl), { title: 'Connect an assistant' })}`,
  });
}

const NO_APPS =
  'Once you have connected one, you see here what it may do and when it last did, and you can disconnect it.';

function appTable(apps: readonly ConnectedApp[]): Html {
  const rows = apps.map((app) => [
    html`<bdi>${app.clientName}</bdi>${below(html`<bdi>${app.redirectHosts.join(', ')}</bdi>`)}`,
    scopeLabel(app.scopes),
    day(app.createdAt),
    orNever(app.lastUsedAt, moment),
    buttonLink('Disconnect', `${PLACE}/${app.id}/revoke`, {
      look: 'quiet-danger',
      isCompact: true,
      subject: app.clientName,
    }),
  ]);
  return table('Connected apps', ['App', 'May', 'Since', 'Last used', ACTIONS], rows);
}

async function ask({ apps }: PageParts, request: SignedInRequest): Promise<void> {
  const id = idInPath(request);
  const app = (await apps.listApps(request.visitor.user.id)).find((each) => each.id === id);
  if (app === undefined) throw notFound('connected app');
  const back = PLACE;
  const known = facts([
    ['App', html`<bdi>${app.clientName}</bdi>`],
    ['It may', app.scopes.map((scope) => SCOPE_TEXTS[scope]).join('; ')],
    ['Connected', moment(app.createdAt)],
    ['Last used', app.lastUsedAt === null ? 'never' : moment(app.lastUsedAt)],
  ]);
  showAccountPage(request, {
    place: PLACE,
    title: 'Disconnect this app?',
    intro: 'It is refused from its next request on. To use it again, connect it again.',
    body: card(html`${known}
${form(`${back}/${id}/revoke`, buttonRow('Disconnect', back, { look: 'danger' }))}`),
  });
}

async function revoke({ apps }: PageParts, request: SignedInRequest): Promise<void> {
  await apps.revokeApp(request.visitor.user.id, idInPath(request));
  seeOther(request, `${PLACE}?done=app-revoked`);
}
