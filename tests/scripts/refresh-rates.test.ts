import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseRateTable } from '../../adapters/exchange-rates/rate-table.ts';
import type { ExchangeRate } from '../../domain/money/exchange-rate.ts';
import { chooseDays } from '../../scripts/refresh-rates/choose-days.ts';
import { compareRates, medianDifference } from '../../scripts/refresh-rates/compare.ts';
import { dayOfVersion, versionOfDay } from '../../scripts/refresh-rates/days.ts';
import { divideDecimals } from '../../scripts/refresh-rates/decimal-division.ts';
import { withoutOutliers } from '../../scripts/refresh-rates/outliers.ts';
import { printRateTable } from '../../scripts/refresh-rates/print-table.ts';
import { localDate } from '../support/fixtures.ts';

const division = suite('exact quotients');

division('a quotient is exact to 12 decimals and rounded once', () => {
  assert.is(divideDecimals('1', '3'), '0.333333333333');
  assert.is(divideDecimals('2', '3'), '0.666666666667');
  assert.is(divideDecimals('1.6087592674052062', '0.9709744245327336'), '1.656850300851');
  assert.is(divideDecimals('10', '4'), '2.5');
});

division('what is no plain number above 0 has no quotient', () => {
  for (const text of ['', '0', '0.0', '-1', '1e3', 'undefined', '1.2.3']) {
    assert.is(divideDecimals(text, '1'), undefined, text);
    assert.is(divideDecimals('1', text), undefined, text);
  }
});

division.run();

const days = suite('the days that a refresh adds');

days('are at least a week from each other and from those in the table', () => {
  const published = ['2026-09-01', '2026-09-07', '2026-09-08', '2026-09-14', '2026-09-20', '2026-09-25'].map(localDate);
  assert.equal(chooseDays(published, []), ['2026-09-01', '2026-09-08', '2026-09-20']);
  assert.equal(chooseDays(published, [localDate('2026-09-15')]), ['2026-09-01', '2026-09-08', '2026-09-25']);
  assert.equal(chooseDays(published, published), []);
});

days('are versions of a package', () => {
  assert.is(dayOfVersion('2026.9.29'), '2026-09-29');
  assert.is(versionOfDay(localDate('2026-01-02')), '2026.1.2');
  for (const version of ['1.0.0', '2026.13.1', '2026.2.30', '2026.9', 'latest']) {
    assert.is(dayOfVersion(version), undefined, version);
  }
});

days.run();

const mistakes = suite('mistakes of a source');

function series(...rates: readonly (readonly [date: string, perEur: string])[]): readonly ExchangeRate[] {
  const lines = rates.map((rate) => rate.join(','));
  return parseRateTable(['date,ZAR', ...lines].join('\n'));
}

function kept(rates: readonly ExchangeRate[]): readonly string[] {
  return withoutOutliers(rates, 20).map(({ date }) => date);
}

mistakes('a rate that is far from both its neighbours, which agree, is left out', () => {
  const rates = series(['2026-01-01', '20'], ['2026-01-08', '23'], ['2026-01-15', '20.1']);
  assert.equal(kept(rates), ['2026-01-01', '2026-01-15']);
});

mistakes('a rate that moved and stayed is kept, and so is one at either end', () => {
  const rates = series(['2026-01-01', '30'], ['2026-01-08', '20'], ['2026-01-15', '23'], ['2026-01-22', '23.1']);
  assert.is(kept(rates).length, 4);
});

mistakes('between neighbours that are months apart only a wild rate is left out', () => {
  const wild = series(['2026-01-01', '4190'], ['2026-02-15', '0.8'], ['2026-04-01', '4126']);
  const plausible = series(['2026-01-01', '20'], ['2026-02-15', '23'], ['2026-04-01', '20.1']);
  assert.equal(kept(wild), ['2026-01-01', '2026-04-01']);
  assert.is(kept(plausible).length, 3);
});

mistakes.run();

const table = suite('writing the table');

table('what is written is read back the same, whatever the order was', () => {
  const rates = parseRateTable('date,JPY,USD\n2026-09-28,,1.136072020001\n2026-09-29,170.5,1.2\n');
  const text = printRateTable(rates.toReversed(), ['Where it is from.']);
  assert.is(text, '# Where it is from.\ndate,JPY,USD\n2026-09-28,,1.136072020001\n2026-09-29,170.5,1.2\n');
  assert.equal(parseRateTable(text), rates);
});

table.run();

const comparison = suite('comparing the sources');

comparison('differences are relative to the first source, the largest first, over currencies of both', () => {
  const first = parseRateTable('date,GBP,JPY,SEK,USD\n2026-09-28,0.8,100,10,1\n');
  const second = parseRateTable('date,CHF,JPY,SEK,USD\n2026-09-28,0.9,90,10.1,1\n');
  const differences = compareRates(first, second);
  const seen = differences.map(({ currency, relative }) => [currency, Number(relative.toFixed(6))]);
  assert.equal(seen, [
    ['JPY', -0.1],
    ['SEK', 0.01],
    ['USD', 0],
  ]);
  assert.is(Number(medianDifference(differences).toFixed(6)), 0.01);
  assert.is(medianDifference([]), 0);
});

comparison.run();
