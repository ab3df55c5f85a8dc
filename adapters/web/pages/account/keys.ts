import type { CreatedApiKey } from '../../../../application/access/api-keys.ts';
import { API_KEY_NAME_MAX_CHARACTERS, type ApiKey, isLive, type Scope } from '../../../../domain/access/credential.ts';
import { notFound } from '../../../../domain/error.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { below, card, emptyState, facts, notice, tag } from '../../components/blocks.ts';
import { choice, copyField, field, select } from '../../components/field.ts';
import { buttonLink, buttonRow, form } from '../../components/form.ts';
import { SCOPE_TEXTS, scopeLabel } from '../../components/scopes.ts';
import { ACTIONS, table } from '../../components/table.ts';
import { day, moment, orNever } from '../../components/values.ts';
import { type FormState, idInPath, refusedForm, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { showAccountPage } from './account-page.ts';

const PLACE = '/account/keys';
const NEW = `${PLACE}/new`;
const REVOKE = `${PLACE}/:id/revoke`;

const SENSITIVE = { needsConfirmation: true } as const;

/** API keys: the list, a form for a new one, and a question before one is revoked. */
export const KEY_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PLACE, list),
  ownRoute('GET', NEW, offer, SENSITIVE),
  ownRoute('POST', NEW, create, SENSITIVE),
  ownRoute('GET', REVOKE, ask, SENSITIVE),
  ownRoute('POST', REVOKE, revoke, SENSITIVE),
];

async function list({ access, clock }: PageParts, request: SignedInRequest): Promise<void> {
  const now = clock.now();
  const keys = (await access.listApiKeys(emailOf(request))).toReversed();
  const live = keys.filter((key) => isLive(key, now));
  const ended = keys.filter((key) => !isLive(key, now)).slice(0, ENDED_MAX);
  const create = buttonLink('New API key', NEW);
  showAccountPage(request, {
    place: PLACE,
    title: 'API keys',
    intro: html`A key lets a program of yours use the REST interface under <code>/v1</code>. AI assistants connect
without one.`,
    ...(live.length > 0 && { action: create }),
    body: html`${live.length > 0 ? keyTable(live) : emptyState('No keys yet', NO_KEYS, create)}
${ended.length > 0 ? html`<h2>Ended lately</h2>${endedTable(ended)}` : ''}`,
  });
}

/** Ended keys that are worth showing. */
const ENDED_MAX = 20;

const NO_KEYS = 'Create one for each program that should reach your data, so that you can revoke each by itself.';

function keyTable(keys: readonly ApiKey[]): Html {
  const rows = keys.map((key) => [
    nameOf(key),
    scopeLabel(key.scopes),
    orNever(key.lastUsedAt, day),
    day(key.expiresAt),
    buttonLink('Revoke', `${PLACE}/${key.id}/revoke`, {
      look: 'quiet-danger',
      isCompact: true,
      subject: key.name,
    }),
  ]);
  return table('API keys', ['Name', 'May', 'Last used', 'Expires', ACTIONS], rows);
}

function endedTable(keys: readonly ApiKey[]): Html {
  const rows = keys.map((key) => [
    nameOf(key),
    key.revokedAt === null
      ? html`${tag('Expired')} ${day(key.expiresAt)}`
      : html`${tag('Revoked', 'bad')} ${day(key.revokedAt)}`,
  ]);
  return table('Ended API keys', ['Name', 'Ended'], rows);
}

function nameOf(key: ApiKey): Html {
  return html`${key.name}${below(shortKey(key))}`;
}

/** Enough of a key to recognise it. */
function shortKey({ prefix, lastFour }: ApiKey): Html {
  return html`<code>${prefix}…${lastFour}</code>`;
}

const LIFETIMES = [
  { value: '365', label: 'One year' },
  { value: '90', label: '90 days' },
  { value: '30', label: '30 days' },
  { value: '7', label: '7 days' },
] as const;

const FRESH: FormState = { values: { access: 'read', expires_in_days: '365' }, errors: {} };

function offer(_parts: PageParts, request: SignedInRequest, state: FormState = FRESH): void {
  const access = [
    { value: 'read', label: 'Read only', hint: `It may ${SCOPE_TEXTS['finance:read']}.` },
    { value: 'write', label: 'Read and write', hint: `It may also ${SCOPE_TEXTS['finance:write']}.` },
  ];
  const name = { name: 'name', label: 'Name', hint: 'What will use it, such as “Spreadsheet”.' } as const;
  const fields = html`${field({ ...name, maxLength: API_KEY_NAME_MAX_CHARACTERS, autocomplete: 'off' }, state)}
${choice({ name: 'access', label: 'Access', options: access }, state)}
${select({ name: 'expires_in_days', label: 'Expires after', options: LIFETIMES }, state)}
${buttonRow('Create key', PLACE)}`;
  showAccountPage(request, {
    place: PLACE,
    title: 'New API key',
    body: card(form(NEW, fields)),
  });
}

async function create(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { name = '', access = '', expires_in_days: days = '' } = request.form;
  const scopes: readonly Scope[] = access === 'write' ? ['finance:read', 'finance:write'] : ['finance:read'];
  try {
    const created = await parts.access.createApiKey({
      email: emailOf(request),
      name,
      scopes,
      expiresInDays: wholeNumber(days),
    });
    showCreated(request, created);
  } catch (error) {
    offer(parts, request, refusedForm(request, { name, access, expires_in_days: days }, error));
  }
}

function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

function showCreated(request: SignedInRequest, { apiKey, secret }: CreatedApiKey): void {
  request.ctx.status = 201;
  const once = 'Copy the key now. It is not stored, so nobody can show it again.';
  const known = facts([
    ['May', scopeLabel(apiKey.scopes)],
    ['Expires', day(apiKey.expiresAt)],
  ]);
  showAccountPage(request, {
    place: PLACE,
    title: 'Your new API key',
    body: html`${notice('warning', once, 'Shown only once')}
${card(html`${copyField('new-key', apiKey.name, secret)}${known}
<div class="row">${buttonLink('Done', PLACE)}</div>`)}`,
  });
}

async function ask({ access, clock }: PageParts, request: SignedInRequest): Promise<void> {
  const id = idInPath(request);
  const key = (await access.listApiKeys(emailOf(request))).find((each) => each.id === id);
  if (key === undefined || !isLive(key, clock.now())) throw notFound('API key');
  const place = PLACE;
  showAccountPage(request, {
    place: PLACE,
    title: 'Revoke this key?',
    intro: 'Programs that use it are refused from their next request on. This cannot be undone.',
    body: card(html`${facts([
      ['Name', key.name],
      ['Key', shortKey(key)],
      ['Last used', key.lastUsedAt === null ? 'never' : moment(key.lastUsedAt)],
    ])}
${form(`${place}/${id}/revoke`, buttonRow('Revoke key', place, { look: 'danger' }))}`),
  });
}

async function revoke({ access }: PageParts, request: SignedInRequest): Promise<void> {
  await access.revokeApiKey(emailOf(request), idInPath(request));
  seeOther(request, `${PLACE}?done=key-revoked`);
}

function emailOf({ visitor }: SignedInRequest): string {
  // Only a deleted user has no address, and nobody is signed in as one.
  return visitor.user.email ?? '';
}
