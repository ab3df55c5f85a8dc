import type { Session } from '../../../../domain/access/session.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { button } from '../../components/button.ts';
import { tag } from '../../components/card.ts';
import { day, moment } from '../../components/dates.ts';
import { form } from '../../components/form.ts';
import { ACTIONS, table } from '../../components/table.ts';
import { below } from '../../components/text.ts';
import type { PageFrame } from '../../layout.ts';
import type { PageParts } from '../../page-parts.ts';
import { idInPath, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type WebRoute } from '../../web-route.ts';
import { showAccountPage } from './account-page.ts';

const PLACE = '/account/sessions';

/** Where the person is signed in. Ending a session asks for nothing: whoever is in doubt should not be stopped. */
export const SESSION_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PLACE, list),
  ownRoute('POST', `${PLACE}/end-others`, endOthers),
  ownRoute('POST', `${PLACE}/:id/end`, endOne),
];

async function list(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { frame } = parts;
  const { session: current, user } = request.visitor;
  const sessions = await parts.sessions.listSessions(user.id);
  const action = `${frame.basePath}${PLACE}/end-others`;
  const endAll = form({ action, formToken: request.formToken }, button('End all others', { look: 'quiet-danger' }));
  showAccountPage(request, frame, {
    place: PLACE,
    title: 'Sessions',
    intro: 'The browsers in which you are signed in. If you do not know one, end it and change your password.',
    ...(sessions.length > 1 && { action: endAll }),
    body: sessionTable(frame, request, sessions, current.id),
  });
}

function sessionTable(
  { basePath }: PageFrame,
  { formToken }: SignedInRequest,
  sessions: readonly Session[],
  currentId: number,
): Html {
  const rows = sessions.map(({ id, userAgent, address, createdAt, lastSeenAt }) => [
    html`${browserName(userAgent)}${below(userAgent)}`,
    html`<bdi>${address}</bdi>`,
    day(createdAt),
    id === currentId ? html`${tag('This session', 'good')}` : moment(lastSeenAt),
    id === currentId ? '' : form({ action: `${basePath}${PLACE}/${id}/end`, formToken }, END),
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

async function endOne({ frame, sessions }: PageParts, request: SignedInRequest): Promise<void> {
  await sessions.endSession(request.visitor.user.id, idInPath(request));
  seeOther(request, `${frame.basePath}${PLACE}?done=session-ended`);
}

async function endOthers({ frame, sessions }: PageParts, request: SignedInRequest): Promise<void> {
  await sessions.endOtherSessions(request.visitor.session);
  seeOther(request, `${frame.basePath}${PLACE}?done=sessions-ended`);
}
