import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type FillingFeed, freshnessOf } from '../../../domain/feeds/account-freshness.ts';
import { timestamp } from '../../support/fixtures.ts';

const test = suite('How fresh an account is that feeds fill');

const EARLIER = timestamp('2026-03-01T08:00:00.000000Z');
const LATER = timestamp('2026-03-02T08:00:00.000000Z');
const GONE = { code: 'account_gone', message: 'The bank does not show this account any more.' } as const;
const SIGN_IN = { code: 'sign_in_needed', message: 'Sign in again.' } as const;

function feed(connectionId: number, facts: Partial<FillingFeed> = {}): FillingFeed {
  return {
    connectionId,
    provider: 'simplefin',
    state: 'active',
    connectionProblem: null,
    nextSyncAt: LATER,
    problem: null,
    lastSuccessAt: EARLIER,
    balanceAt: null,
    difference: null,
    ...facts,
  };
}

test('an account without feeds has no freshness', () => {
  assert.is(freshnessOf([]), undefined);
});

test('of several feeds, the one that was fetched last counts, in whatever order they come', () => {
  const [never, early, late] = [feed(1, { lastSuccessAt: null }), feed(2), feed(3, { lastSuccessAt: LATER })];
  assert.is(freshnessOf([never, early, late])?.connectionId, 3);
  assert.is(freshnessOf([late, early, never])?.connectionId, 3);
  assert.is(freshnessOf([early, never])?.connectionId, 2);
});

test('the problem of the account wins over that of its connection', () => {
  assert.equal(freshnessOf([feed(1, { problem: GONE, connectionProblem: SIGN_IN })])?.problem, GONE);
  assert.equal(freshnessOf([feed(1, { connectionProblem: SIGN_IN })])?.problem, SIGN_IN);
  assert.is(freshnessOf([feed(1)])?.problem, null);
});

test.run();
