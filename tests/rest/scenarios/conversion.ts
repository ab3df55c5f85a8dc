import * as assert from 'uvu/assert';
import { ports } from '../../../config/tokens.ts';
import { exchangeRate } from '../../../domain/exchange-rate.ts';
import { aManualAccount, aTransaction, currency, localDate, timestamp } from '../../support/fixtures.ts';
import type { HttpService } from '../../support/http-service.ts';
import type { Scenarios } from '../scenarios.ts';

/** Contract 2.6. */
export const conversionScenarios: Scenarios = (test, service) => {
  test('base-fiat replaces amount and currency, at the rate of each booking date', async () => {
    await putRates(service(), [
      ['USD', '2026-03-02', '2'],
      ['USD', '2026-03-04', '4'],
      ['JPY', '2026-03-02', '150'],
    ]);
    const caller = await service().newCaller();
    await service().prepare(async (stores) => {
      const dollars = await aManualAccount(stores, caller.userId);
      const yen = await aManualAccount(stores, caller.userId, { currency: currency('JPY') });
      const on = (day: string) => ({ bookedAt: timestamp(`${day}T00:00:00.000000Z`) });
      await aTransaction(stores, dollars, { amount: -1_001, ...on('2026-03-02') });
      await aTransaction(stores, dollars, { amount: -1_001, ...on('2026-03-04') });
      await aTransaction(stores, yen, { amount: 3_000, ...on('2026-03-02') });
      await aTransaction(stores, dollars, { amount: -500, currency: currency('EUR'), ...on('2026-03-01') });
    });
    const items: { amount: number; currency: string }[] = (await caller.get('/v1/transactions?base-fiat=eur')).json()
      .data;
    assert.equal(
      items.map((item) => [item.amount, item.currency]),
      [
        [-250, 'EUR'],
        [2_000, 'EUR'],
        [-501, 'EUR'],
        [-500, 'EUR'],
      ],
    );
    const [last] = (await caller.get('/v1/transactions?base-fiat=JPY&filter[text]=Corner&page=4&per-page=1')).json()
      .data;
    assert.equal([last.amount, last.currency], [-750, 'JPY']);
  });

  test('an item without any rate keeps its own amount and currency', async () => {
    const caller = await service().newCaller();
    await service().prepare(async (stores) => {
      const account = await aManualAccount(stores, caller.userId, { currency: currency('XCG') });
      await aTransaction(stores, account, { amount: -1_234 });
    });
    const [item] = (await caller.get('/v1/transactions?base-fiat=EUR')).json().data;
    assert.equal([item.amount, item.currency], [-1_234, 'XCG']);
  });

  test('an item whose converted amount would leave the exact integers keeps its own', async () => {
    await putRates(service(), [['KRW', '2026-03-02', '1500']]);
    const caller = await service().newCaller();
    await service().prepare(async (stores) => {
      const account = await aManualAccount(stores, caller.userId, { currency: currency('EUR') });
      await aTransaction(stores, account, { amount: Number.MAX_SAFE_INTEGER });
    });
    const answer = await caller.get('/v1/transactions?base-fiat=KRW');
    assert.is(answer.status, 200);
    const [item] = answer.json().data;
    assert.equal([item.amount, item.currency], [Number.MAX_SAFE_INTEGER, 'EUR']);
  });

  for (const code of ['XYZ', 'EU', '€', '', 'EURO', '978']) {
    test(`base-fiat=${JSON.stringify(code)} is a 422`, async () => {
      const caller = await service().newCaller();
      const answer = await caller.get(`/v1/transactions?base-fiat=${encodeURIComponent(code)}`);
      assert.is(answer.status, 422);
      assert.equal(answer.json().errors, { 'base-fiat': ['The base-fiat must be an ISO 4217 currency code.'] });
    });
  }
};

/** Units of each currency for one euro. */
export async function putRates(
  service: HttpService,
  rates: readonly (readonly [code: string, day: string, perEur: string])[],
): Promise<void> {
  await service.app
    .get(ports.rates)
    .put(
      rates.map(([code, day, perEur]) =>
        exchangeRate({ currency: currency(code), date: localDate(day), perEur, source: 'manual' }),
      ),
    );
}
