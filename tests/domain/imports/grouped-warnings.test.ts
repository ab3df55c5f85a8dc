import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { groupedWarnings, linesInWords } from '../../../domain/imports/grouped-warnings.ts';

const test = suite('what is said of a file more than once');

test('equal sentences are said once, with how many rows and the first lines', () => {
  const lines = [9, 3, 8, 20, 21, 22, 23];
  const warnings = [
    { line: null, message: 'The file ends early.' },
    ...lines.map((line) => ({ line, message: 'The date is in the future.' })),
    { line: 5, message: 'The balance differs.' },
  ];
  assert.equal(
    groupedWarnings(warnings).map((one) => [one.message, linesInWords(one)]),
    [
      ['The file ends early.', ''],
      ['The date is in the future.', '7 rows: lines 3, 8, 9, 20, 21 …'],
      ['The balance differs.', 'line 5'],
    ],
  );
});

test('where more is said than is kept, the number is the least', () => {
  const warnings = Array.from({ length: 100 }, (_, index) => ({ line: index + 1, message: 'No date.' }));
  assert.equal(groupedWarnings(warnings).map(linesInWords), ['at least 100 rows: lines 1, 2, 3, 4, 5 …']);
});

test('what is said of the whole file twice has no lines', () => {
  const warning = { line: null, message: 'No balance.' };
  assert.equal(groupedWarnings([warning, warning]).map(linesInWords), ['2 times']);
});

test.run();
