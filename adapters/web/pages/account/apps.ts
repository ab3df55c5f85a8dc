import type { ConnectedApp } from '../../../../domain/access/connected-app.ts';
import { notFound } from '../../../../domain/error.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { buttonLink, buttonRow } from '../../components/button.ts';
import { card, facts } from '../../components/card.ts';
import { day, moment, orNever } from '../../components/dates.ts';
import { assistantAddress } from '../../components/field.ts';
import { form } from '../../components/form.ts';
import { emptyState } from '../../components/notice.ts';
import { SCOPE_TEXTS, scopeLabel } from '../../components/scopes.ts';
import { ACTIONS, table } from '../../components/table.ts';
import { below } from '../../components/text.ts';
import type { PageFrame } from '../../layout.ts';
import type { PageParts } from '../../page-parts.ts';
import { idInPath, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type WebRoute } from '../../web-route.ts';
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
  const { frame, baseUrl } = parts;
  const apps = await parts.apps.listApps(request.visitor.user.id);
  showAccountPage(request, frame, {
    place: PLACE,
    title: 'Connected apps',
    intro: 'Assistants and other apps that you have let use your data.',
    body: html`${apps.length > 0 ? appTable(frame, apps) : emptyState('No connected apps', NO_APPS)}
${card(assistantAddress(baseUrl), { title: 'Connect an assistant' })}`,
  });
}

const NO_APPS =
  'Once you have connected one, you see here what it may do and when it last did, and you can disconnect it.';

function appTable({ basePath }: PageFrame, apps: readonly ConnectedApp[]): Html {
  const rows = apps.map((app) => [
    html`<bdi>${app.clientName}</bdi>${below(html`<bdi>${app.redirectHosts.join(', ')}</bdi>`)}`,
    scopeLabel(app.scopes),
    day(app.createdAt),
    orNever(app.lastUsedAt, moment),
    buttonLink('Disconnect', `${basePath}${PLACE}/${app.id}/revoke`, {
      look: 'quiet-danger',
      isCompact: true,
      subject: app.clientName,
    }),
  ]);
  return table('Connected apps', ['App', 'May', 'Since', 'Last used', ACTIONS], rows);
}

async function ask({ frame, apps }: PageParts, request: SignedInRequest): Promise<void> {
  const id = idInPath(request);
  const app = (await apps.listApps(request.visitor.user.id)).find((each) => each.id === id);
  if (app === undefined) throw notFound('connected app');
  const { formToken } = request;
  const back = `${frame.basePath}${PLACE}`;
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
    body: card(html`${known}
${form({ action: `${back}/${id}/revoke`, formToken }, buttonRow('Disconnect', back, { look: 'danger' }))}`),
  });
}

async function revoke({ frame, apps }: PageParts, request: SignedInRequest): Promise<void> {
  await apps.revokeApp(request.visitor.user.id, idInPath(request));
  seeOther(request, `${frame.basePath}${PLACE}?done=app-revoked`);
}
