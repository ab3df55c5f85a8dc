import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { assertNone } from '../support/assertions.ts';
import { BOOKS, type Book, citationsIn, misshapenCitations, numbersOf } from './citations.ts';
import { projectFiles, projectText } from './project-files.ts';

const citations = suite('citations of the interface and the contract');

const numbers: Readonly<Record<Book, readonly string[]>> = {
  contract: numbersOf(projectText(BOOKS.contract)),
  specification: numbersOf(projectText(BOOKS.specification)),
};
/** Every text but that of this file, whose citations are planted. */
const texts = projectFiles()
  .filter((path) => /\.(ts|mjs|js|md|json|ya?ml|sql|sh)$|^Dockerfile$|^\.ci\//.test(path))
  .filter((path) => path !== 'package-lock.json' && path !== 'tests/docs/citations.test.ts')
  .map((path) => ({ path, text: projectText(path) }));

citations('every citation in code, tests and documents is of a numbered rule that exists', () => {
  assert.ok(texts.flatMap(({ text }) => citationsIn(text)).length > 200);
  assertNone(texts.flatMap(({ path, text }) => unresolved(text).map((citation) => `${path}: ${citation}`)));
});

citations('every citation has the one form: the document, then the number', () => {
  assertNone(texts.flatMap(({ path, text }) => misshapenCitations(text).map((piece) => `${path}: ${piece}`)));
});

citations('the parts and rules of both documents are numbered from 1 without a gap, each number once', () => {
  for (const book of Object.keys(BOOKS) as Book[]) {
    const parts = numbers[book].filter((number) => !number.includes('.'));
    const expected = parts.map((_, index) => String(index + 1));
    assert.equal(parts, expected);
    for (const part of parts) {
      const rules = numbers[book].filter((number) => number.startsWith(`${part}.`));
      const wanted = rules.map((_, index) => `${part}.${index + 1}`);
      assert.equal(rules, wanted);
    }
  }
});

const WRONG: readonly (readonly [text: string, found: readonly string[]])[] = [
  ['/** contract 9.9 */', ['contract 9.9']],
  ['// Specification 4.99.', ['specification 4.99']],
  ['(contract 2.11, 2.99 and 3.77)', ['contract 2.99', 'contract 3.77']],
  ['contract 2.14 to 2.16', ['contract 2.15', 'contract 2.16']],
  ['/**\n   * as contract\n   * 1.99 says\n   */', ['contract 1.99']],
  ['// contract\n  // 19.1', ['contract 19.1']],
  ['Specification 17', ['specification 17']],
];

for (const [text, found] of WRONG) {
  citations(`a planted wrong citation is found: ${JSON.stringify(text)}`, () => assert.equal(unresolved(text), found));
}

const MISSHAPEN: readonly string[] = [
  'spec 4.3',
  'contract section 2.11',
  'contract §2.11',
  'contract.md rule 2.11',
  'Specifications 4.3',
  'by rule 2.11',
];

for (const text of MISSHAPEN) {
  citations(`a planted citation of another form is found: ${text}`, () =>
    assert.ok(misshapenCitations(text).length > 0),
  );
}

citations('a correct citation is reported by neither check', () => {
  const text = '(Specification 4.6 to 4.9, contract 3, 3.1 and 3.2; RFC 6750, section 3.1)';
  assert.equal([unresolved(text), misshapenCitations(text)], [[], []]);
  assert.is(citationsIn(text).length, 7);
});

function unresolved(text: string): readonly string[] {
  return citationsIn(text)
    .filter(({ book, number }) => !numbers[book].includes(number))
    .map(({ book, number }) => `${book} ${number}`);
}

citations.run();
