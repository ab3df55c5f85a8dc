import { GOOD_TOKEN } from '../../../support/feeds/stub-bank-feeds.ts';
import type { Caller } from '../../../support/service/http-service.ts';

/** A connection of the caller that works. Returns its id. */
export async function aConnection(caller: Caller): Promise<number> {
  return (await caller.post('/v1/connections', { provider: 'simplefin', setup_token: GOOD_TOKEN })).json().id;
}

/** One that waits for consent. */
export async function aConsent(caller: Caller): Promise<number> {
  return (await caller.post('/v1/connections', { provider: 'plaid' })).json().id;
}
