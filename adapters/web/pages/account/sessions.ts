import type { Session } from '../../../../domain/access/session.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { button } from '../../components/button.ts';
import { tag } from '../../components/card.ts';
import { form } from '../../components/form.ts';
import { day, moment } from '../../components/moment.ts';
import { table } from '../../components/table.ts';
import type { PageFrame } from '../../layout.ts';
import type { PageParts } from '../../page-parts.ts';
import { idInPath, requireVisitor, type SignedInRequest, seeOther } from '../../web-request.ts';
import type { WebRoute } from '../../web-router.ts';
import { showAccountPage } from './account-page.ts';

const PLACE = '/account/sessions';

/** Where the person is signed in. Ending a session asks for nothing: whoever is in doubt should not be stopped. */
export function sessionRoutes(parts: PageParts): readonly WebRoute[] {
  const common = { method: 'POST', needsSignIn: true } as const;
  return [
    { method: 'GET', path: PLACE, needsSignIn: true, handle: (request) => list(parts, requireVisitor(request)) },
    { ...common, path: `${PLACE}/end-others`, handle: (request) => endOthers(parts, requireVisitor(request)) },
    { ...common, path: `${PLACE}/:id/end`, handle: (request) => endOne(parts, requireVisitor(request)) },
  ];
}

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
  const columns = [
    { label: 'Browser', kind: 'lead' },
    { label: 'Address' },
    { label: 'Signed in' },
    { label: 'Last seen' },
    { label: 'Actions', kind: 'actions' },
  ] as const;
  const rows = sessions.map(({ id, userAgent, address, createdAt, lastSeenAt }) => [
    html`${browserName(userAgent)}<br><span class="quiet small">${userAgent}</span>`,
    html`<bdi>${address}</bdi>`,
    day(createdAt),
    id === currentId ? html`${tag('This session', 'good')}` : moment(lastSeenAt),
    id === currentId ? '' : form({ action: `${basePath}${PLACE}/${id}/end`, formToken }, END),
  ]);
  return table('Sessions', columns, rows);
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
