import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { detectionMemories } from '../../adapters/bill-detection/detection-memories.ts';
import { aStatement } from '../support/files/observations.ts';

const memories = suite('memories of a detection thread');

const ROWS = aStatement(10);
/** Of one history of ten rows. */
const WEIGHT = ROWS.reduce((sum, { description }) => sum + description.length + 100, 0);

memories('each person has a memory of their own, the same in each detection', () => {
  const { of } = detectionMemories();
  const [ann, bob] = [of(1, ROWS), of(2, ROWS)];
  assert.ok(ann !== undefined && ann !== bob);
  assert.is(of(1, ROWS), ann);
  assert.is(of(2, ROWS), bob);
});

memories('nobody has none', () => {
  assert.is(detectionMemories().of(undefined, ROWS), undefined);
});

memories('whoever has waited longest is forgotten first', () => {
  const { of } = detectionMemories(2 * WEIGHT, 2 * WEIGHT);
  const [ann, bob] = [of(1, ROWS), of(2, ROWS)];
  of(1, ROWS);
  of(3, ROWS);
  assert.is(of(1, ROWS), ann);
  assert.is.not(of(2, ROWS), bob);
});

memories('a history that is too large alone is not remembered, and all others make room for it', () => {
  const { of } = detectionMemories(2 * WEIGHT, 2 * WEIGHT);
  const ann = of(1, ROWS);
  assert.is(of(2, aStatement(30)), undefined);
  assert.is.not(of(1, ROWS), ann);
});

memories('a question about payments makes room as a detection does', () => {
  const { of } = detectionMemories(2 * WEIGHT, 2 * WEIGHT);
  const ann = of(1, ROWS);
  of(undefined, aStatement(30));
  assert.is.not(of(1, ROWS), ann);
});

memories.run();
