import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { UPLOADS_MAX, UPLOADS_MAX_BYTES, uploadsToDrop } from '../../../domain/imports/upload.ts';

const test = suite('files that wait to be imported');

test('the oldest go where a new one would be one too many', () => {
  const kept = Array.from({ length: UPLOADS_MAX + 1 }, (_, id) => ({ id, size: 1 }));
  assert.equal(uploadsToDrop(kept.slice(0, UPLOADS_MAX - 1), 1), []);
  assert.equal(uploadsToDrop(kept, 1), [1, 0]);
});

test('the oldest go where the new one needs their room', () => {
  const quarter = UPLOADS_MAX_BYTES / 4;
  const kept = [1, 2, 3].map((id) => ({ id, size: quarter }));
  assert.equal(uploadsToDrop(kept, quarter), []);
  assert.equal(uploadsToDrop(kept, quarter + 1), [1]);
  assert.equal(uploadsToDrop(kept, UPLOADS_MAX_BYTES), [3, 2, 1]);
});

test.run();
