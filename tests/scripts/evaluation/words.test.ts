import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readText } from '../../../domain/bank-texts/text-reading.ts';
import { allEntries, type WordEntry } from '../../../scripts/evaluation/words/entries.ts';
import type { Judged } from '../../../scripts/evaluation/words/everything.ts';
import { doubledIn, judgeWords } from '../../../scripts/evaluation/words/judge-words.ts';
import { shelfOf } from '../../../scripts/evaluation/words/shelf.ts';

const words = suite('words that earn their place');
const entries = await allEntries();

words('no phrase says what another list says already', () => {
  const doubled = doubledIn(entries, shelfOf(entries));
  assert.equal(
    doubled.map(({ list, phrase }) => `${list}: ${phrase}`),
    [],
  );
});

words('a word is put back as it was', () => {
  const { takeOut } = shelfOf(entries);
  const word = entries.filter(({ list, phrase }) => list === 'ESTONIAN' && phrase === 'püsimakse');
  const before = JSON.stringify(read('PÜSIMAKSE ÜÜR'));
  const putBack = takeOut(word);
  assert.is.not(JSON.stringify(read('PÜSIMAKSE ÜÜR')), before);
  putBack();
  assert.is(JSON.stringify(read('PÜSIMAKSE ÜÜR')), before);
});

words('a word earns its place by a verdict alone, and of equal ones the first stays', () => {
  const known = entries.find(({ list, phrase }) => list === 'ESTONIAN' && phrase === 'püsimakse')!;
  const again: WordEntry = { ...known, list: 'A SECOND ONE' };
  const heard = judged('PÜSIMAKSE KORTER', true);
  const unheeded = judged('PÜSIKORRALDUS KORTER', false);
  const { worth, changed } = judgeWords([...entries, again], [heard, unheeded]);
  const worthOf = (phrase: string) =>
    [...worth].filter(([entry]) => entry.list === 'ESTONIAN' && entry.phrase === phrase).map(([, one]) => one);
  assert.equal(worthOf('püsimakse'), ['earning']);
  assert.equal(worthOf('püsikorraldus'), ['idle']);
  assert.equal(worthOf('otsekorraldus'), ['unseen']);
  assert.is(worth.get(again), 'doubled');
  assert.equal(changed, []);
});

function read(text: string) {
  return readText(text).bank.map(({ from, to, meanings }) => ({ from, to, meanings: [...meanings] }));
}

function judged(text: string, isHeeded: boolean): Judged {
  const said = () => JSON.stringify(read(text));
  return { source: 'a test', texts: new Map([[text, said]]), verdict: isHeeded ? said : () => 'the same' };
}

words.run();
