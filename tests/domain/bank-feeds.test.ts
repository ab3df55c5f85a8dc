import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addSeconds, millisOf, type Timestamp } from '../../domain/calendar.ts';
import { connectionOfSource, feedSource, joinCoverage } from '../../domain/feeds/connected-feed-account.ts';
import type { FeedConnection } from '../../domain/feeds/connection.ts';
import { adviceOn, link } from '../../domain/feeds/consent.ts';
import { FEED_PROBLEMS } from '../../domain/feeds/feed-problem.ts';
import {
  fetchFailed,
  fetchSucceeded,
  firstDayWanted,
  isDue,
  noticeNews,
  pauseAfterUndo,
  requestFetch,
  startDueFetch,
  startFetch,
} from '../../domain/feeds/fetching.ts';
import { endLease } from '../../domain/feeds/lease.ts';
import { agreementOf, type KnownBankAccount, recogniseAccount } from '../../domain/feeds/recognise-account.ts';
import { identifyingHash } from '../../domain/statements/account-number.ts';
import * as fc from '../support/fast-check.ts';
import { aProblem, days } from '../support/feeds/fake-feed.ts';
import { newFeedConnection } from '../support/feeds/feed-fixtures.ts';
import { codeOf } from '../support/finance-errors.ts';
import { localDate, MADE_AT, timestamp } from '../support/fixtures.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const OFTEN = { fetchesPerDay: 100, jitter: 0.5 };

function connection(changes: Partial<FeedConnection> = {}): FeedConnection {
  return { ...newFeedConnection(1), id: 2, ...changes };
}

/** A fetch from the lease to the end. */
function fetched(before: FeedConnection, at: Timestamp, allowance = OFTEN): FeedConnection {
  const held = startFetch(before, 'me', at);
  return fetchSucceeded(endLease(held, 'me'), { cursor: null, problems: [] }, [], allowance, at);
}

function failed(before: FeedConnection, code: (typeof FEED_PROBLEMS)[number], at: Timestamp, allowance = OFTEN) {
  return fetchFailed(endLease(startFetch(before, 'me', at), 'me'), aProblem(code), allowance, at);
}

function secondsUntil(later: Timestamp | null, at: Timestamp): number {
  return later === null ? Number.POSITIVE_INFINITY : (millisOf(later) - millisOf(at)) / 1000;
}

const schedule = suite('when feeds are fetched');

schedule('four times a day at most, and with one fetch left over where a provider allows few', () => {
  for (const [fetchesPerDay, hours] of [
    [100, 6],
    [5, 6],
    [4, 8],
    [2, 24],
    [1, 24],
  ] as const) {
    const { nextSyncAt } = fetched(connection(), MADE_AT, { fetchesPerDay, jitter: 0.5 });
    assert.is(secondsUntil(nextSyncAt, MADE_AT), hours * HOUR, String(fetchesPerDay));
  }
});

schedule('jitter moves a fetch by a tenth at most', () => {
  const seconds = [0, 1].map((jitter) =>
    secondsUntil(fetched(connection(), MADE_AT, { fetchesPerDay: 100, jitter }).nextSyncAt, MADE_AT),
  );
  assert.equal(seconds, [5.4 * HOUR, 6.6 * HOUR]);
});

schedule('whatever happens, no 24 hours see more fetches than the provider allows', () => {
  const event = fc.record({
    minutes: fc.integer({ min: 0, max: 600 }),
    what: fc.constantFrom('scheduled', 'crash', 'asked', 'webhook', ...FEED_PROBLEMS),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(event, { maxLength: 60 }), (fetchesPerDay, events) => {
      const allowance = { fetchesPerDay, jitter: 0 };
      let [state, at] = [connection(), MADE_AT];
      const moments: Timestamp[] = [];
      for (const { minutes, what } of events) {
        at = addSeconds(at, minutes * 60);
        if (what === 'asked' && codeOf(() => requestFetch(state, fetchesPerDay, at)) === undefined) {
          state = requestFetch(state, fetchesPerDay, at);
        }
        if (what === 'webhook') state = noticeNews(state, fetchesPerDay, at);
        if (!isDue(state, at)) continue;
        const started = startDueFetch(state, 'me', fetchesPerDay, at);
        if (started.lease !== null && started.lease.holder === 'me' && started.lease.until > at) moments.push(at);
        if (what === 'crash' || started.nextSyncAt !== state.nextSyncAt) {
          state = started;
          continue;
        }
        const isGood = what === 'scheduled' || what === 'asked' || what === 'webhook';
        state = isGood ? fetched(state, at, allowance) : failed(state, what, at, allowance);
      }
      for (const [nth, moment] of moments.entries()) {
        const next = moments[nth + fetchesPerDay];
        if (next !== undefined) assert.ok(secondsUntil(next, moment) >= DAY);
      }
    }),
  );
});

schedule('what the person has to do for one account the connection says, and goes on as usual (feeds 3)', () => {
  const before = connection({ lastSuccessAt: timestamp('2026-01-01T00:00:00.000000Z') });
  const signIn = { problem: aProblem('sign_in_needed') };
  const after = (accounts: readonly { problem: typeof signIn.problem | null }[]) =>
    fetchSucceeded(before, { cursor: null, problems: [] }, accounts.map(read), OFTEN, MADE_AT);
  const read = (one: { problem: typeof signIn.problem | null }) => ({ ...one, isRead: true });
  const [some, none] = [after([signIn, { problem: null }]), after([signIn])];
  assert.equal([some.state, some.problem?.code, some.lastSuccessAt], ['needs_attention', 'sign_in_needed', MADE_AT]);
  assert.is(adviceOn(some, MADE_AT), 'The bank says sign_in_needed.');
  assert.is(secondsUntil(some.nextSyncAt, MADE_AT), 6 * HOUR);
  assert.equal([none.state, none.lastSuccessAt], ['needs_attention', before.lastSuccessAt]);
  assert.is(after([{ problem: aProblem('bank_unavailable') }, { problem: null }]).state, 'active');
});

schedule('failures wait longer each time, up to the usual interval, and a success forgets them', () => {
  let [state, at] = [connection(), MADE_AT];
  const waits: number[] = [];
  for (let nth = 0; nth < 7; nth += 1) {
    state = failed(state, 'bank_unavailable', at);
    waits.push(secondsUntil(state.nextSyncAt, at) / 60);
    at = state.nextSyncAt ?? at;
  }
  assert.equal(waits, [15, 30, 60, 120, 240, 360, 360]);
  assert.equal([fetched(state, at).failures, fetched(state, at).state], [0, 'active']);
});

schedule('a provider that wants to be left alone is, also when a person asks', () => {
  const limited = fetchFailed(connection(), aProblem('rate_limited', 2 * DAY), OFTEN, MADE_AT);
  assert.equal([limited.state, secondsUntil(limited.nextSyncAt, MADE_AT)], ['rate_limited', 2 * DAY]);
  assert.is(
    codeOf(() => requestFetch(limited, 100, addSeconds(MADE_AT, DAY))),
    'too_many_attempts',
  );
  assert.is(requestFetch(limited, 100, addSeconds(MADE_AT, 2 * DAY)).nextSyncAt, addSeconds(MADE_AT, 2 * DAY));
});

schedule('a problem of one bank does not stop the others of the connection', () => {
  const problems = [aProblem('partial'), aProblem('sign_in_needed')];
  const after = fetchSucceeded(connection(), { cursor: null, problems }, [], OFTEN, MADE_AT);
  assert.equal([after.state, after.problem?.code], ['needs_attention', 'sign_in_needed']);
  assert.is(secondsUntil(after.nextSyncAt, MADE_AT), 6 * HOUR);
  assert.is(after.lastSuccessAt, null);
  const soon = fetchSucceeded(connection(), { cursor: null, problems: [aProblem('partial', 60)] }, [], OFTEN, MADE_AT);
  assert.equal([soon.state, secondsUntil(soon.nextSyncAt, MADE_AT)], ['active', 60]);
});

schedule('nothing is due while it waits for a person, and a webhook does not change that after an undoing', () => {
  const later = addSeconds(MADE_AT, 100 * DAY);
  for (const code of ['consent_ended', 'revoked'] as const) {
    assert.not(isDue(failed(connection(), code, MADE_AT), later));
  }
  const paused = pauseAfterUndo(connection(), MADE_AT);
  assert.not(isDue(noticeNews(paused, 100, later), later));
  assert.ok(isDue(requestFetch(paused, 100, later), later));
});

schedule('a renewal during a fetch with the old credentials makes its outcome void', () => {
  const held = startFetch(connection(), 'me', MADE_AT);
  const renewed = link(held, { sealedCredentials: 'v1.new', providerKey: null, consentExpiresAt: null }, MADE_AT);
  assert.is(
    codeOf(() => endLease(renewed, 'me')),
    'conflict',
  );
  assert.equal([renewed.sealedCredentials, isDue(renewed, MADE_AT)], ['v1.new', true]);
});

const range = suite('how far back feeds are fetched');

range('two years at first, two weeks later, and as far as the account that lacks most', () => {
  const today = localDate('2026-03-31');
  const known = (coveredTo: string, hasProblem = false) => ({ coveredTo: localDate(coveredTo), hasProblem });
  const fresh = { coveredTo: null, hasProblem: false };
  assert.is(firstDayWanted([], today), '2024-03-31');
  assert.is(firstDayWanted([known('2026-03-30')], today), '2026-03-16');
  assert.is(firstDayWanted([known('2026-03-30'), known('2026-01-01')], today), '2025-12-18');
  assert.is(firstDayWanted([known('2026-03-30'), fresh], today), '2024-03-31');
  assert.is(firstDayWanted([known('2026-03-30'), { ...fresh, hasProblem: true }], today), '2025-12-31');
  assert.is(firstDayWanted([known('1999-01-01')], today), '2024-03-31');
});

range('days that touch are one range, and of two apart the one that ends later counts', () => {
  assert.equal(joinCoverage(null, days(3, 5)), days(3, 5));
  assert.equal(joinCoverage(days(6, 9), days(3, 5)), days(3, 9));
  assert.equal(joinCoverage(days(3, 5), days(6, 9)), days(3, 9));
  assert.equal(joinCoverage(days(4, 20), days(6, 9)), days(4, 20));
  assert.equal(joinCoverage(days(1, 3), days(6, 9)), days(6, 9));
  assert.equal(joinCoverage(days(6, 9), days(1, 3)), days(6, 9));
});

const deciding = suite('what becomes of an account that a feed shows first');

const [CANDIDATE, ALL, SOME, NONE] = [
  { id: 1, number: 'unknown', isAlike: false, reminders: 0, isFree: true, agreement: null },
  { equal: 9, most: 10, fewest: 9 },
  { equal: 4, most: 8, fewest: 6 },
  { equal: 1, most: 30, fewest: 8 },
] as const;

deciding(
  'it is recognised by its number or its payments, is a new one where nothing speaks for another, or asked about',
  () => {
    const cases: readonly [Partial<KnownBankAccount>, string][] = [
      [{}, 'possible'],
      [{ number: 'same' }, 'same by number'],
      [{ number: 'other' }, 'new'],
      [{ isFree: false }, 'new'],
      [{ isFree: false, isAlike: true }, 'possible 1'],
      [{ isAlike: true, agreement: { equal: 1, most: 1, fewest: 1 } }, 'same by rows'],
      [{ agreement: { equal: 1, most: 1, fewest: 1 } }, 'possible'],
      [{ isFree: false, agreement: ALL }, 'same by rows'],
      [{ number: 'other', isAlike: true, agreement: ALL }, 'possible 1'],
      [{ isFree: false, agreement: SOME }, 'possible 1'],
      [{ isAlike: true, agreement: NONE }, 'new'],
      [{ number: 'same', agreement: NONE }, 'same by number'],
      [{ isFree: false, reminders: 1 }, 'possible 1'],
      [{ number: 'other', reminders: 2 }, 'new'],
      [{ reminders: 2, agreement: NONE }, 'new'],
    ];
    const said = (candidates: readonly KnownBankAccount[], isUnwanted = false) => {
      const found = recogniseAccount(candidates, isUnwanted);
      if (found.kind === 'same') return `same by ${found.by}`;
      return found.kind === 'possible' && found.id !== null ? `possible ${found.id}` : found.kind;
    };
    for (const [facts, wanted] of cases) assert.is(said([{ ...CANDIDATE, ...facts }]), wanted, JSON.stringify(facts));
    assert.is(said([]), 'new');
    assert.equal([said([], true), said([CANDIDATE], true)], ['ignored', 'ignored']);
    assert.is(said([{ ...CANDIDATE, isAlike: true }], true), 'possible 1');
    const twin = { ...CANDIDATE, isAlike: true, agreement: ALL };
    assert.is(said([twin, { ...twin, id: 2 }]), 'possible 1');
  },
);

deciding('payments agree up to three days apart, each once, on the days that both lists have', () => {
  const list = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([day, amount]) => ({ day, amount }));
  const stored = list([10, -5], [11, -5], [12, -7], [20, -9]);
  assert.equal(agreementOf(list([12, -5], [13, -5], [14, -5], [15, -7]), stored), { equal: 3, most: 4, fewest: 1 });
  assert.equal(agreementOf(list([30, -5]), stored), { equal: 0, most: 0, fewest: 0 });
  assert.equal(agreementOf([], stored), { equal: 0, most: 0, fewest: 0 });
});

deciding('a whole number names an account, and an ending or a masked number does not', () => {
  const hash = (text: string) => `#${text}`;
  assert.is(identifyingHash('DE89 3704 0044 0532 0130 00', hash), '#DE89370400440532013000');
  for (const written of ['3000', '****3000', 'XXXXXXXX3000', 'xxxx-3000-1234', '', '•••• 3000']) {
    assert.is(identifyingHash(written, hash), null, written);
  }
});

deciding('a source names its connection, and files have none', () => {
  assert.is(connectionOfSource(feedSource('plaid', { connectionId: 12, id: 34 })), 12);
  for (const source of ['file:ofx', 'feed', 'feed:plaid:12', 'file:csv:feed:plaid:1:2']) {
    assert.is(connectionOfSource(source), undefined);
  }
});

const advice = suite('what a person has to do');

advice('is one sentence where there is something, a week before consent ends too, and nothing otherwise', () => {
  const at = timestamp('2026-03-24T00:00:00.000000Z');
  const until = (day: string) => connection({ consentExpiresAt: timestamp(`${day}T10:00:00.000000Z`) });
  assert.is(adviceOn(connection(), at), null);
  assert.is(adviceOn(until('2026-04-01'), at), null);
  assert.is(adviceOn(until('2026-03-31'), at), 'Renew this connection before Mar 31, 2026, when your consent ends.');
  for (const code of FEED_PROBLEMS) {
    assert.is(adviceOn(failed(connection(), code, MADE_AT), at), `The bank says ${code}.`);
  }
  const waiting = connection({ state: 'awaiting_consent', sealedCredentials: null });
  const consent = { stateHash: 's', sealedPending: 'p', expiresAt: addSeconds(at, 1) };
  assert.is(adviceOn({ ...waiting, consent }, at), 'Open the address that you were given and agree there.');
  assert.match(adviceOn(waiting, at) ?? '', 'Remove this connection and add it again.');
});

for (const test of [schedule, range, deciding, advice]) test.run();
