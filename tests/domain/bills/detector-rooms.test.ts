import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { assertNone } from '../../support/assertions.ts';
import { type Import, importsBelow } from '../../support/files/imports.ts';

const root = new URL('../../..', import.meta.url).pathname;
const DETECTOR = 'domain/bills/detection/';
/** In reading order, as in the docstring of the entrance. */
const ROOMS = ['reading', 'searching', 'judging', 'joining', 'scheduling', 'describing'];
/** Files beside the rooms that every room may import. */
const SHARED = new Set(['observation.ts', 'parameters.ts', 'amount-change.ts']);

const rooms = suite('rooms of the bill detector');

rooms('each room imports only from itself, from the rooms before it and from the shared files', () => {
  const inner = importsBelow(root, [DETECTOR]).filter(({ file, target }) => roomOf(file) !== '' && isInside(target));
  assert.ok(inner.length > 50);
  assertNone(inner.filter((one) => !isAllowed(one)).map(({ file, target }) => `${file} must not import ${target}`));
});

rooms('an import from a later room or from the entrance would be found', () => {
  const file = `${DETECTOR}reading/charge.ts`;
  assert.not.ok(isAllowed({ file, target: `${DETECTOR}searching/grid.ts` }));
  assert.not.ok(isAllowed({ file, target: `${DETECTOR}detect-recurring-bills.ts` }));
});

rooms.run();

function isAllowed({ file, target }: Import): boolean {
  const room = roomOf(target);
  if (room === '') return SHARED.has(target.slice(DETECTOR.length));
  return ROOMS.includes(room) && ROOMS.indexOf(room) <= ROOMS.indexOf(roomOf(file));
}

function isInside(path: string): boolean {
  return path.startsWith(DETECTOR);
}

function roomOf(path: string): string {
  const [room = '', file] = path.slice(DETECTOR.length).split('/');
  return file === undefined ? '' : room;
}
