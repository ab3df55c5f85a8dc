import * as assert from 'uvu/assert';
import { addSeconds } from '../../../domain/calendar.ts';
import { aFetch, aLink, anAccount } from '../../support/feeds/fake-feed.ts';
import { aUser, timestamp } from '../../support/fixtures.ts';
import { refusal } from '../../support/refusal.ts';
import { type FeedHouse, feedHouse } from './feed-house.ts';
import { BOOKS, COFFEE, HOUR } from './payments.ts';
import type { FeedScenarios } from './scenarios.ts';

/** Consents of banks, and their renewal. */
export const consentScenarios: FeedScenarios = (test, store) => {
  test('a consent is finished by its user, once, with the state that the browser brings back', async () => {
    const house = await feedHouse(store);
    const expiresAt = timestamp('2026-03-31T12:30:00.000000Z');
    house.feed.start = async () => ({
      kind: 'consent',
      url: 'https://bank.example/',
      pending: 'code verifier',
      expiresAt,
    });
    const begun = await house.begin();
    assert.equal([begun.kind, begun.kind === 'consent' && begun.url], ['consent', 'https://bank.example/']);
    const { id } = begun.connection;
    const [asked] = house.feed.starts;
    assert.equal([begun.connection.state, asked?.returnUrl], ['awaiting_consent', 'https://money.example/back']);
    const state = asked?.state ?? '';
    const { id: strangerId } = await aUser(house.stores);
    const answer = { code: '4711' };
    assert.is((await refusal(() => house.complete({ state, answer }, strangerId)))?.code, 'not_found');
    assert.is((await refusal(() => house.complete({ state: 'guessed', answer })))?.code, 'not_found');
    assert.is((await refusal(() => house.sync(id)))?.code, 'conflict');
    house.feed.finish = async () => undefined;
    assert.is(await house.complete({ connectionId: id }), undefined);
    house.feed.finish = async (pending, given) => {
      assert.equal([pending, given], ['code verifier', answer]);
      return aLink({ consentExpiresAt: timestamp('2026-04-03T00:00:00.000000Z') });
    };
    const both = await Promise.all([0, 1].map(() => refusal(() => house.complete({ state, answer }))));
    assert.is(both.filter((refused) => refused === undefined).length, 1);
    assert.is((await refusal(() => house.complete({ state, answer })))?.code, 'not_found');
    const shown = await house.show(id);
    assert.equal(
      [shown.state, shown.advice],
      ['active', 'Renew this connection before Apr 3, 2026, when your consent ends.'],
    );
    assert.is(await ownDue(house), true);
  });

  test('a consent that nobody gives in time is over, and a renewal leaves the connection as it was', async () => {
    const house = await feedHouse(store);
    const works = await house.connect();
    await house.sync(works);
    const expiresAt = addSeconds(house.clock.now(), HOUR);
    house.feed.start = async () => ({ kind: 'consent', url: 'https://bank.example/', pending: 'p', expiresAt });
    const never = (await house.begin()).connection.id;
    await house.renew(works);
    assert.is((await house.connection(works)).state, 'active');
    await house.sync(works);
    house.clock.advanceSeconds(HOUR + 1);
    const state = house.feed.starts.at(-1)?.state ?? '';
    assert.is((await refusal(() => house.complete({ state, answer: {} })))?.code, 'not_found');
    await house.connections.dropExpiredConsents(house.clock.now());
    assert.is((await refusal(() => house.show(never)))?.code, 'not_found');
    assert.is((await house.connection(works)).consent, null);
  });

  test('a renewed connection keeps its accounts, their transactions and what was decided', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE]));
    await house.sync(id);
    house.feed.fails('consent_ended');
    await house.sync(id);
    assert.is((await refusal(() => house.request(id)))?.code, 'conflict');
    house.feed.start = async () => ({
      kind: 'linked',
      link: aLink({ credentials: 'new secret', accounts: [anAccount()] }),
    });
    await house.renew(id);
    house.feed.shows(aFetch([COFFEE, BOOKS]));
    await dueOf(house);
    assert.is(house.feed.requests.at(-1)?.credentials, 'new secret');
    assert.equal(await house.amounts(), ['-1200', '-350']);
    assert.is((await house.accounts.list(house.userId)).length, 1);
  });
};

/** Whether a connection of the house's user is due. */
async function ownDue({ connections, clock, userId }: FeedHouse): Promise<boolean> {
  return (await connections.due(clock.now(), 10_000)).some((place) => place.userId === userId);
}

/** Fetches what is due until the house's own connections are not any more. Other tests leave connections behind. */
async function dueOf(house: FeedHouse): Promise<void> {
  for (let turns = 0; turns < 1_000 && (await ownDue(house)); turns += 1) await house.syncNext();
}
