import * as assert from 'uvu/assert';
import { createEnableBanking } from '../../../adapters/bank-feeds/enable-banking/enable-banking.ts';
import { pluck } from '../../support/assertions.ts';
import { testClock } from '../../support/clock.ts';
import { respondWith } from '../../support/feeds/fake-providers/misbehaviour.ts';
import { problemOf } from '../../support/feeds/feed-failures.ts';
import { refusal } from '../../support/refusal.ts';
import { rowsOf } from '../fetched-amounts.ts';
import {
  account,
  BANK,
  completed,
  DAY_SECONDS,
  enableBankingSuite,
  fetchOf,
  linked,
  payment,
  request,
} from './enable-banking-world.ts';

const test = enableBankingSuite('consents of Enable Banking');

test('the banks of a country come by name, each with the longest consent that it gives', async ({ feed }) => {
  assert.equal(await feed.banks('FI'), [
    { name: 'Aktia', country: 'FI', maximumConsentSeconds: 90 * DAY_SECONDS },
    { name: 'Firm only', country: 'FI', maximumConsentSeconds: 3_600 },
    { name: 'Nordea', country: 'FI', maximumConsentSeconds: 180 * DAY_SECONDS },
  ]);
  assert.is((await refusal(() => feed.banks('../x')))?.fields?.['country']?.length, 1);
});

test('the consent is asked for with the state, the address to come back to and as long as the bank allows', async ({
  bank,
  feed,
}) => {
  const start = await feed.begin(request);
  assert.is(start.kind, 'consent');
  assert.match(start.kind === 'consent' ? start.url : '', /^https:\/\/bank\.test\/consent\?id=/);
  assert.is(start.kind === 'consent' && start.expiresAt.slice(0, 16), '2026-11-20T11:00');
  const [asked] = bank.authorisations;
  assert.equal(asked, {
    access: { balances: true, transactions: true, valid_until: asked?.['access'] && validUntil(asked) },
    aspsp: BANK,
    psu_type: 'personal',
    psu_id: 'user-7',
    state: 'state-1',
    redirect_url: 'https://money.example/connections/return',
  });
  assert.match(validUntil(asked), /^2027-05-19T09:55:00\.\d{6}\+00:00$/);
});

function validUntil(asked: Readonly<Record<string, unknown>> | undefined): string {
  return String((asked?.['access'] as { valid_until?: string } | undefined)?.valid_until);
}

test('a bank for firms alone is asked for the consent of a firm, for no longer than it gives', async ({
  bank,
  feed,
}) => {
  await feed.begin({ ...request, bank: { name: 'firm ONLY', country: 'fi' } });
  assert.is(bank.authorisations[0]?.['psu_type'], 'business');
  assert.match(validUntil(bank.authorisations[0]), /^2026-11-20T10:55/);
});

test('a bank that is not there, or has no country, is refused under the name of the field', async ({ feed }) => {
  for (const bank of [
    { name: '', country: 'FI' },
    { name: 'Nordea', country: null },
    { name: 'Nordea', country: 'LT' },
  ]) {
    const error = await refusal(() =>
      feed.begin({ ...request, ...(bank === undefined ? { bank: { name: '', country: 'FI' } } : { bank }) }),
    );
    assert.equal(Object.keys(error?.fields ?? {}), ['bank']);
  }
});

test('a consent page that is not https is never shown', async ({ bank, feed }) => {
  bank.settings.consentPage = 'http://bank.test/consent';
  assert.is((await problemOf(() => feed.begin(request)))?.code, 'provider_unavailable');
});

test('a consent gives the accounts, their numbers and the day on which it ends', async (world) => {
  world.bank.accounts.push(
    account(),
    account({ hash: 'hash-2', name: 'Card', type: 'CARD', currency: 'SEK' }),
    account({ hash: 'hash-3', name: 'Old', currency: 'XXX', isClosed: true }),
  );
  const link = await linked(world);
  assert.is(link.providerKey, null);
  assert.match(link.consentExpiresAt ?? '', /^2027-05-19T09:55/);
  assert.equal(link.accounts[0], {
    key: 'hash-1',
    name: 'Current account',
    institution: BANK,
    kind: 'bank',
    number: 'FI2112345600000785',
    currency: 'EUR',
    balance: null,
  });
  assert.equal(pluck(link.accounts, 'key', 'kind', 'currency'), [
    ['hash-1', 'bank', 'EUR'],
    ['hash-2', 'card', 'SEK'],
    ['hash-3', 'bank', null],
  ]);
});

test('one number with accounts in several currencies makes several accounts', async (world) => {
  world.bank.accounts.push(account(), account({ currency: 'USD' }), account({ currency: 'USD' }));
  assert.equal(pluck((await linked(world)).accounts, 'key'), ['hash-1', 'hash-1:USD', 'hash-1:USD:2']);
});

test('a person who has not come back, or says no, makes no link', async ({ bank, feed }) => {
  const start = await feed.begin(request);
  const pending = start.kind === 'consent' ? start.pending : '';
  assert.is(await feed.complete(pending, {}), undefined);
  assert.is((await problemOf(() => feed.complete(pending, { error: 'access_denied' })))?.code, 'sign_in_needed');
  assert.is((await problemOf(() => feed.complete(pending, { error: 'server_error' })))?.code, 'bank_unavailable');
  assert.is((await problemOf(() => feed.complete(pending, { code: 'made up' })))?.code, 'sign_in_needed');
  const code = bank.consent(start.kind === 'consent' ? start.url : '');
  assert.ok((await feed.complete(pending, { code })) !== undefined);
  assert.is((await problemOf(() => feed.complete(pending, { code })))?.code, 'sign_in_needed', 'a code works once');
});

test('a key that was not registered, or an application that is unknown, is named as the administrator’s task', async ({
  bank,
}) => {
  const clock = testClock('2026-11-20T10:00:00.000000Z');
  const http = { allowedOrigins: [bank.origin] };
  for (const application of [
    { id: bank.application.id, privateKey: bank.strangerKey },
    { id: 'another', privateKey: bank.application.privateKey },
  ]) {
    const stranger = createEnableBanking({ application, clock, url: bank.origin, http });
    const problem = await problemOf(() => stranger.banks('FI'));
    assert.is(problem?.code, 'provider_unavailable');
    assert.match(problem?.message ?? '', /administrator/);
  }
});

test('a renewed consent has other ids of accounts, and the same keys', async (world) => {
  world.bank.accounts.push(account({ transactions: [payment('1')] }), account({ currency: 'USD' }));
  const link = await linked(world);
  world.bank.endSessions('EXPIRED');
  world.bank.accounts.reverse();
  world.bank.accounts.push(account({ hash: 'hash-9' }));
  const renewed = await completed(world, await world.feed.renew(link.credentials, request));
  assert.equal(pluck(renewed.accounts, 'key', 'currency'), [
    ['hash-1:USD', 'USD'],
    ['hash-1', 'EUR'],
    ['hash-9', 'EUR'],
  ]);
  assert.equal(rowsOf(await world.feed.fetch(fetchOf(renewed))), [-100]);
});

test('a renewal asks the bank of the connection, whatever the request says', async (world) => {
  world.bank.accounts.push(account());
  const link = await linked(world);
  await world.feed.renew(link.credentials, { ...request, bank: { name: 'Aktia', country: 'FI' } });
  assert.equal(world.bank.authorisations[1]?.['aspsp'], BANK);
});

test('each fetch says when the consent ends', async (world) => {
  world.bank.accounts.push(account());
  const { consentExpiresAt } = await world.feed.fetch(fetchOf(await linked(world)));
  assert.match(consentExpiresAt ?? '', /^2027-05-19/);
});

test('revoking ends the session and those that it replaced, and succeeds if they have ended before', async (world) => {
  world.bank.accounts.push(account());
  const link = await linked(world);
  const renewed = await completed(world, await world.feed.renew(link.credentials, request));
  assert.is(world.bank.openSessions(), 2);
  await world.feed.revoke(renewed.credentials);
  assert.is(world.bank.openSessions(), 0);
  await world.feed.revoke(renewed.credentials);
  world.bank.misbehaviours.add(/sessions/, respondWith(500, 'down'), 9);
  assert.is((await problemOf(() => world.feed.revoke(link.credentials)))?.code, 'provider_unavailable');
});

test.run();
