import * as assert from 'uvu/assert';
import { ports } from '../../../../config/tokens.ts';
import { exchangeRate } from '../../../../domain/money/exchange-rate.ts';
import { pluck } from '../../../support/assertions.ts';
import { aManualAccount, aTransaction, currency, localDate, timestamp } from '../../../support/fixtures.ts';
import type { HttpService } from '../../../support/service/http-service.ts';
import type { Scenarios } from '../../scenarios.ts';

/** Contract 2.6. */
export const conversionScenarios: Scenarios = (test, service) => {
  test('base-fiat converts amount and currency at the rate of each booking date', async () => {
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
    assert.equal(pluck(items, 'amount', 'currency'), [
      [-250, 'EUR'],
      [2_000, 'EUR'],
      [-501, 'EUR'],
      [-500, 'EUR'],
    ]);
    const [last] = (await caller.get('/v1/transactions?base-fiat=JPY&filter[text]=Corner&page=4&per-page=1')).json()
      .data;
    assert.equal([last.amount, last.currency], [-750, 'JPY']);
  });

  test('an item without a rate keeps its own amount and currency', async () => {
    const caller = await service().newCaller();
    await service().prepare(async (stores) => {
      const account = await aManualAccount(stores, caller.userId, { currency: currency('XCG') });
      await aTransaction(stores, account, { amount: -1_234 });
    });
    const [item] = (await caller.get('/v1/transactions?base-fiat=EUR')).json().data;
    assert.equal([item.amount, item.currency], [-1_234, 'XCG']);
  });

  test('an item whose converted amount would not be an exact integer keeps its own amount and currency', async () => {
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
    assert.equal(answer.json().conversion.not_converted, [{ currency: 'EUR', count: 1 }]);
    assert.equal(answer.json().conversion.stale_rates, []);
  });

  test('with base-fiat the envelope names stale rates and counts items that were not converted', async () => {
    await putRates(service(), [
      ['GBP', '2026-03-02', '0.8'],
      ['CHF', '2026-02-20', '0.9'],
      ['CHF', '2026-03-20', '0.95'],
      ['KRW', '2026-03-02', '1500'],
    ]);
    const caller = await service().newCaller();
    await service().prepare(async (stores) => {
      const add = async (code: string, days: readonly string[], amount = -1_000) => {
        const account = await aManualAccount(stores, caller.userId, { currency: currency(code) });
        for (const day of days) {
          await aTransaction(stores, account, { amount, bookedAt: timestamp(`${day}T00:00:00.000000Z`) });
        }
      };
      await add('EUR', ['2026-03-01']);
      await add('GBP', ['2026-03-09', '2026-03-10', '2026-03-11']);
      await add('CHF', ['2026-03-01', '2026-02-28', '2026-02-27']);
      await add('XCG', ['2026-03-05', '2026-03-06']);
      await add('BTN', ['2026-03-05']);
    });
    const page = (await caller.get('/v1/transactions?base-fiat=eur')).json();
    assert.is(Object.keys(page).at(-1), 'conversion');
    assert.equal(page.conversion, {
      currency: 'EUR',
      stale_rates: [
        { currency: 'CHF', rate_date: '2026-02-20' },
        { currency: 'GBP', rate_date: '2026-03-02' },
      ],
      not_converted: [
        { currency: 'BTN', count: 1 },
        { currency: 'XCG', count: 2 },
      ],
    });
  });

  test('the conversion member covers only the items of the page', async () => {
    const caller = await service().newCaller();
    await service().prepare(async (stores) => {
      const account = await aManualAccount(stores, caller.userId, { currency: currency('XCG') });
      for (let count = 0; count < 3; count += 1) await aTransaction(stores, account);
    });
    const conversion = async (query: string) => (await caller.get(`/v1/transactions?${query}`)).json().conversion;
    const counts = [{ currency: 'XCG', count: 2 }];
    assert.equal(await conversion('base-fiat=EUR&per-page=2'), {
      currency: 'EUR',
      stale_rates: [],
      not_converted: counts,
    });
    assert.equal(await conversion('base-fiat=EUR&page=9'), { currency: 'EUR', stale_rates: [], not_converted: [] });
    assert.is(await conversion('per-page=2'), undefined);
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
