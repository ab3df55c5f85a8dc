import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { refused } from '../../domain/access/rate-window.ts';

const test = suite('rate window');

test('after the limit is lowered below the places taken, no place is left until enough of them have expired', () => {
  assert.equal(refused(2, 1, [50, 40, 30]), { allowed: false, limit: 2, remaining: 0, retryAfterSeconds: 20 });
});

test.run();
