import type { IncomingMessage, ServerResponse } from 'node:http';
import { replaceSome } from '../../../config/container.ts';
import { ports } from '../../../config/tokens.ts';
import { newPerson, type Person } from '../../../tests/support/person.ts';
import type { Role } from '../../../tests/support/places.ts';
import { CHROME, type Household, openHousehold, sessionOf } from '../../../tests/support/service/household.ts';
import { withComponents } from './components.ts';
import { overview } from './overview.ts';
import { SCENES } from './scenes.ts';
import { GALLERY, type ShownPage } from './shown-page.ts';

const SCRIPT = `${GALLERY}/press.js`;
/** Presses what the page's own script element names. */
const PRESS = 'document.querySelectorAll(document.currentScript.dataset.press).forEach((each) => each.click());\n';

/** Pages name the address of their service, which is another one each time. */
const SHOWN_URL = 'http://localhost:3000';

export interface Gallery {
  readonly pages: readonly ShownPage[];
  /** Responds below {@link GALLERY}; `false` for every other request. */
  readonly respond: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Visits every page in each of its states, in a household of its own that is closed again, and keeps what it saw. */
export async function openGallery(): Promise<Gallery> {
  const house = await openHousehold({ replaced: sameEachTime() });
  const pages = await visitAll(house).finally(() => house.close());
  const byPath = new Map(pages.map((page) => [`${GALLERY}/${page.name}`, page]));
  const respond = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const page = byPath.get(url);
    if (page !== undefined) send(response, page);
    else if (url === SCRIPT) response.writeHead(200, { 'content-type': 'text/javascript' }).end(PRESS);
    else if (url === GALLERY) response.writeHead(200, HTML).end(overview(pages));
    else return false;
    return true;
  };
  return { pages, respond };
}

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** With the headers of the service, except that the overview of the gallery may frame it. */
function send(response: ServerResponse, { status, headers, text }: ShownPage): void {
  const policy = headers.get('content-security-policy')?.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  response.writeHead(status, { ...HTML, 'content-security-policy': policy ?? '' }).end(text);
}

async function visitAll(house: Household): Promise<readonly ShownPage[]> {
  const pages: ShownPage[] = [];
  const people = new Map<Role, Person>();
  for (const { name, role, status, open, press } of SCENES) {
    const person = people.get(role) ?? (await personAs(role, house));
    if (role !== 'nobody') people.set(role, person);
    const page = await open(person, house);
    if (page.status !== status) throw new Error(`The answer of ${name} has the status ${page.status}: ${page.text}`);
    const text = page.text.replaceAll(house.url, SHOWN_URL).replace(/Version [\d.]+/, 'Version 1.0.0');
    pages.push({ ...page, name, group: role, text: press === undefined ? text : pressed(text, press) });
  }
  return [withComponents(pages), ...pages];
}

async function personAs(role: Role, house: Household): Promise<Person> {
  const person = newPerson(house.url);
  if (role !== 'nobody') person.cookies.set('coffer_session', await sessionOf(house.app, house[role], CHROME));
  return person;
}

function pressed(text: string, selector: string): string {
  return text.replace('</head>', `<script defer src="${SCRIPT}" data-press="${selector}"></script>\n</head>`);
}

/** Secrets that pages show are counted instead of random, so that a page looks the same each time. */
function sameEachTime() {
  let made = 0;
  const next = (length: number) => String((made += 1)).padStart(length, '0');
  return [
    replaceSome(ports.secrets, {
      newApiKey: () => `coffer_sk_${next(49)}`,
      newRecoveryCode: () => next(16),
      uuid: () => `00000000-0000-4000-8000-${next(12)}`, // decides when a bank is asked next
    }),
    replaceSome(ports.totpCodes, { newSecret: () => 'COFFER'.padEnd(32, 'A') }),
  ];
}
