import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { takePlaces } from '../../../domain/access/rate-window.ts';

const test = suite('rate window');

const NOW = 1_000_000_000_000;
const ago = (seconds: number, places = 1) => ({ at: NOW - seconds * 1_000, places });

test('after the limit is lowered below the places taken, no place is left until enough of them have expired', () => {
  const window = [ago(50), ago(40), ago(30)];
  assert.equal(takePlaces(window, { places: 1, limit: 2, now: NOW }), {
    decision: { allowed: false, limit: 2, remaining: 0, retryAfterSeconds: 20 },
    window,
  });
});

test('a place is free again exactly 60 seconds after it was taken, and not a millisecond earlier', () => {
  const early = [ago(59.999)];
  assert.is(takePlaces(early, { places: 1, limit: 1, now: NOW }).decision.allowed, false);
  assert.equal(takePlaces([ago(60)], { places: 1, limit: 1, now: NOW }).window, [ago(0)]);
});

test('time never runs backwards in a window, whatever the clock says', () => {
  const { window } = takePlaces([ago(-5)], { places: 1, limit: 3, now: NOW });
  assert.equal(window, [ago(-5), ago(-5)]);
});

test('above a limit of 120, requests of the same half second share an entry with the time of the last one', () => {
  const { window } = takePlaces([ago(-0.1, 4)], { places: 2, limit: 121, now: NOW + 300 });
  assert.equal(window, [{ at: NOW + 300, places: 6 }]);
  assert.is(takePlaces([ago(-0.1, 4)], { places: 2, limit: 120, now: NOW + 300 }).window.length, 2);
});

test.run();
