import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type DemoTools, openDemoTools } from '../../support/service/demo-tools.ts';
import { BALANCE_QUESTIONS } from './balances.ts';
import { BILL_QUESTIONS } from './bills.ts';
import { TODAY } from './demo-facts.ts';
import type { Question } from './question.ts';
import { SPENDING_QUESTIONS } from './spending.ts';
import { TRANSACTION_QUESTIONS } from './transactions.ts';
import { UNANSWERABLE } from './unanswerable.ts';

const QUESTIONS: readonly Question[] = [
  ...BALANCE_QUESTIONS,
  ...TRANSACTION_QUESTIONS,
  ...SPENDING_QUESTIONS,
  ...BILL_QUESTIONS,
];

/** The true answers come from the raw rows of the demo user, without the code of the tools. */
const test = suite('questions of the demo user');
let demo: DemoTools;
test.before(async () => {
  demo = await openDemoTools(TODAY);
});
test.after(() => demo.close());

for (const { asked, calls, answer, truth } of QUESTIONS) {
  test(asked, async () => {
    const [contents, texts]: [unknown[], string[]] = [[], []];
    for (const { tool, args } of calls) {
      const { text, structured } = await demo.call(tool, typeof args === 'function' ? args(...contents) : args);
      contents.push(structured);
      texts.push(text);
    }
    assert.equal(answer(...contents), truth.value);
    for (const words of truth.shown)
      assert.ok(
        texts.some((text) => text.includes(words)),
        `${words}: ${texts.join('\n')}`,
      );
  });
}

for (const { asked, where, says } of UNANSWERABLE) {
  test(`${asked} A model is told that no tool answers this.`, async () => {
    const { instructions } = await demo.ask('initialize', { protocolVersion: '2025-11-25' });
    const { tools } = await demo.ask('tools/list');
    const text =
      where === 'instructions' ? instructions : tools.find(({ name }: { name: string }) => name === where).description;
    assert.ok(text.includes(says), text);
  });
}

test('are at least forty', () => {
  assert.ok(QUESTIONS.length + UNANSWERABLE.length >= 40);
  assert.is(new Set(QUESTIONS.map(({ asked }) => asked)).size, QUESTIONS.length);
});

test.run();
