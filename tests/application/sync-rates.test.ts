import { rejects } from 'node:assert/strict';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { syncRates } from '../../application/rates/sync-rates.ts';
import { type ExchangeRate, exchangeRate, type RateSource } from '../../domain/money/exchange-rate.ts';
import type { ExchangeRatePort, ExchangeRateRepo } from '../../domain/ports/exchange-rate-port.ts';
import {
  type ReferenceRatePort,
  type ReferenceRateSpan,
  ReferenceRatesUnavailable,
} from '../../domain/ports/feeds/reference-rate-port.ts';
import { EUR, localDate, timestamp, USD } from '../support/fixtures.ts';

/** A bank whose three files have one day each, so that the day shows which file was fetched. */
const FILES: Readonly<Record<ReferenceRateSpan, string>> = {
  day: '2026-11-20',
  quarter: '2026-11-19',
  history: '1999-01-04',
};

const bank: ReferenceRatePort = { fetch: async (span) => [rate(FILES[span], '1.2', 'ecb')] };

function rate(date: string, perEur: string, source: RateSource): ExchangeRate {
  return exchangeRate({ currency: USD, date: localDate(date), perEur, source });
}

function syncing(rates: ExchangeRatePort & ExchangeRateRepo, referenceRates: ReferenceRatePort = bank) {
  return syncRates({ rates, referenceRates, clock: { now: () => timestamp('2026-11-21T10:00:00Z') } });
}

async function ratesWith(...stored: readonly ExchangeRate[]): Promise<ExchangeRatePort & ExchangeRateRepo> {
  const { rates } = createMemoryStore().stores;
  await rates.put(stored);
  return rates;
}

async function perEurOn(rates: ExchangeRatePort, date: string): Promise<string | undefined> {
  const [quote] = await rates.quotes([{ from: EUR, to: USD, on: localDate(date) }]);
  return quote?.date === date ? quote.toPerEur : undefined;
}

const sync = suite('synchronising reference rates');

const GAPS = [
  ['without any rate of the bank the whole history is fetched', undefined, '1999-01-04'],
  ['with rates up to yesterday the newest day is fetched', '2026-11-20', '2026-11-20'],
  ['after some days off the last 90 days are fetched, so that no day is missed', '2026-11-12', '2026-11-19'],
  ['after a quarter off the whole history is fetched', '2026-08-20', '1999-01-04'],
] as const;

for (const [name, newestStored, fetchedDay] of GAPS) {
  sync(name, async () => {
    const rates = await ratesWith(...(newestStored === undefined ? [] : [rate(newestStored, '1.1', 'ecb')]));
    await syncing(rates)({ full: false });
    assert.is(await perEurOn(rates, fetchedDay), '1.2');
  });
}

sync('rates of other sources do not count as rates of the bank', async () => {
  const rates = await ratesWith(rate('2026-11-21', '1.1', 'manual'), rate('2026-11-18', '1.1', 'seed'));
  await syncing(rates)({ full: false });
  assert.is(await perEurOn(rates, '1999-01-04'), '1.2');
});

sync('the whole history is fetched when it is asked for', async () => {
  const rates = await ratesWith(rate('2026-11-20', '1.1', 'ecb'));
  const outcome = await syncing(rates)({ full: true });
  assert.equal(outcome, { stored: 1, newest: '2026-11-20' });
});

sync('a corrected rate replaces the fetched one, and a rate entered by hand stays', async () => {
  const corrected = await ratesWith(rate('2026-11-20', '1.1', 'ecb'));
  assert.equal(await syncing(corrected)({ full: false }), { stored: 1, newest: '2026-11-20' });
  assert.is(await perEurOn(corrected, '2026-11-20'), '1.2');

  const byHand = await ratesWith(rate('2026-11-20', '1.15', 'manual'), rate('2026-11-19', '1.1', 'ecb'));
  await syncing(byHand, { fetch: async () => [rate('2026-11-20', '1.2', 'ecb')] })({ full: false });
  assert.is(await perEurOn(byHand, '2026-11-20'), '1.15');
});

sync('if the rates are unavailable, that is reported and every rate stays', async () => {
  const rates = await ratesWith(rate('2026-11-20', '1.1', 'ecb'));
  const unreachable: ReferenceRatePort = {
    fetch: async () => {
      throw new ReferenceRatesUnavailable('No connection.');
    },
  };
  await rejects(
    syncing(rates, unreachable)({ full: false }),
    (error: unknown) => error instanceof ReferenceRatesUnavailable,
  );
  assert.is(await perEurOn(rates, '2026-11-20'), '1.1');
});

sync.run();
