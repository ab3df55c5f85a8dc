import { setTimeout } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { REPEAT_SECONDS } from '../../domain/access/redemption.ts';
import type { RawAnswer } from '../support/service/raw-http.ts';
import { type OAuthClient, refusalOf, tokensOf } from '../support/sign-in/oauth-client.ts';
import { type OAuthService, openOAuthService, STORES } from '../support/sign-in/oauth-service.ts';

const ROUNDS = 20;
const AT_ONCE = 16;

for (const store of STORES) {
  const test = suite(`codes and refresh tokens that are used more than once, on ${store}`);
  let service: OAuthService;
  let client: OAuthClient;
  test.before(async () => {
    service = await openOAuthService(store);
    client = await service.newClient();
  });
  test.after(() => service.close());

  test('of 16 uses at once, in 20 rounds of codes and 20 of refresh tokens, always one set of tokens comes, and lives', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const issued = await service.newCode(client);
      const redeemed = await atOnce(() => service.redeem(issued));
      const winners = redeemed.filter(({ status }) => status === 200);
      assert.is(winners.length, 1, `round ${round} of codes`);
      const { refresh } = tokensOf(winners[0] as RawAnswer);
      const renewed = await atOnce(() => service.refresh(client, refresh));
      assert.is(new Set(renewed.map(({ text }) => text)).size, 1, `round ${round} of refresh tokens`);
      await requireConnected(renewed[0] as RawAnswer);
    }
  });

  for (const gapMilliseconds of [0, 5]) {
    test(`a client that renews twice, ${gapMilliseconds} ms apart, gets the same tokens twice, 20 of 20 times`, async () => {
      let { refresh } = await service.newTokens(client);
      for (let round = 0; round < ROUNDS; round += 1) {
        const first = service.refresh(client, refresh);
        await setTimeout(gapMilliseconds);
        const second = await service.refresh(client, refresh);
        assert.is(second.text, (await first).text);
        await requireConnected(second);
        ({ refresh } = tokensOf(second));
      }
    });
  }

  test('the same tokens come again until ten seconds are over, and only to the same client', async () => {
    const { refresh } = await service.newTokens(client);
    const first = await service.refresh(client, refresh);
    service.advanceSeconds(REPEAT_SECONDS - 2);
    assert.is(refusalOf(await service.refresh(await service.newClient(), refresh)), '400 invalid_grant');
    assert.is((await service.refresh(client, refresh)).text, first.text);
    service.advanceSeconds(2);
    assert.is(refusalOf(await service.refresh(client, refresh)), '400 invalid_grant');
    assert.is((await service.listTools(tokensOf(first).access)).status, 401);
  });

  test('a second renewal that asks for less gets an access token of its own, and the same refresh token', async () => {
    const { refresh } = await service.newTokens(client, {
      resource: `${service.url}/v1`,
      scope: 'finance:read finance:write offline_access',
    });
    const [all, less] = [
      await service.refresh(client, refresh),
      await service.refresh(client, refresh, { scope: 'finance:read' }),
    ];
    assert.is(tokensOf(less).refresh, tokensOf(all).refresh);
    assert.is.not(tokensOf(less).access, tokensOf(all).access);
    assert.equal(
      [JSON.parse(all.text).scope, JSON.parse(less.text).scope],
      ['finance:read finance:write', 'finance:read'],
    );
  });

  test('a code that comes twice within ten seconds gives nothing the second time, and takes nothing away', async () => {
    const issued = await service.newCode(client);
    const answer = await service.redeem(issued);
    assert.is(refusalOf(await service.redeem(issued)), '400 invalid_grant');
    await requireConnected(answer);
  });

  test.run();

  async function requireConnected(answer: RawAnswer): Promise<void> {
    assert.is((await service.listTools(tokensOf(answer).access)).status, 200);
  }
}

function atOnce(send: () => Promise<RawAnswer>): Promise<readonly RawAnswer[]> {
  return Promise.all(Array.from({ length: AT_ONCE }, send));
}
