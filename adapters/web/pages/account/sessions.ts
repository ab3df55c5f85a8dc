import type { Session } from '../../../../domain/access/session.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { below, tag } from '../../components/blocks.ts';
import { button, form } from '../../components/form.ts';
import { ACTIONS, table } from '../../components/table.ts';
import { day, moment } from '../../components/values.ts';
import { idInPath, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { showAccountPage } from './account-page.ts';

const PLACE = '/account/sessions';

/** Where the person is signed in. Ending a session asks for nothing: whoever is in doubt should not be stopped. */
export const SESSION_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PLACE, list),
  ownRoute('POST', `${PLACE}/end-others`, endOthers),
  ownRoute('POST', `${PLACE}/:id/end`, endOne),
];

async function list(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { session: current, user } = request.visitor;
  const sessions = await parts.sessions.listSessions(user.id);
  const action = `${PLACE}/end-others`;
  const endAll = form(action, button('End all others', { look: 'quiet-danger' }));
  showAccountPage(request, {
    place: PLACE,
    title: 'Sessions',
    intro: 'The browsers in which you are signed in. If you do not know one, end it and change your password.',
    ...(sessions.length > 1 && { action: endAll }),
    body: sessionTable(sessions, current.id),
  });
}

function sessionTable(sessions: readonly Session[], currentId: number): Html {
  const rows = sessions.map(({ id, userAgent, address, createdAt, lastSeenAt }) => [
    html`${browserName(userAgent)}${below(userAgent)}`,
    html`<bdi>${address}</bdi>`,
    day(createdAt),
    id === currentId ? html`${tag('This session', 'good')}` : moment(lastSeenAt),
    id === currentId ? '' : form(`${PLACE}/${id}/end`, END),
  ]);
  return table('Sessions', ['Browser', 'Address', 'Signed in', 'Last seen', ACTIONS], rows);
}

const END = button('End', { look: 'quiet-danger', isCompact: true });

/** Browsers claim to be each other, so the order matters. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrom', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** A guess, for people who do not read what browsers send; that is shown below it. */
function browserName(userAgent: string): string {
  const browser = BROWSERS.find(([mark]) => userAgent.includes(mark))?.[1];
  const system = SYSTEMS.find(([mark]) => userAgent.includes(mark))?.[1];
  return [browser ?? 'A browser', ...(system === undefined ? [] : [`on ${system}`])].join(' ');
}

async function endOne({ sessions }: PageParts, request: SignedInRequest): Promise<void> {
  await sessions.endSession(request.visitor.user.id, idInPath(request));
  seeOther(request, `${PLACE}?done=session-ended`);
}

async function endOthers({ sessions }: PageParts, request: SignedInRequest): Promise<void> {
  await sessions.endOtherSessions(request.visitor.session);
  seeOther(request, `${PLACE}?done=sessions-ended`);
}
