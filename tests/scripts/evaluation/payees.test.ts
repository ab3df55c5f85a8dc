import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scorePayees } from '../../../scripts/evaluation/payees/command.ts';

const payees = suite('payees whose names mean something else');

/** What the whole evaluation shows is 0.990 for all and 0.941 for brokers (docs/bill-detection.md). */
const [LEAST, LEAST_OF_BROKERS] = [0.98, 0.88];

payees('equal monthly payments are found whatever the payee is called', () => {
  const { streams, faults } = scorePayees(80);
  const all = [...streams.values()].reduce((sum, each) => ({ of: sum.of + each.of, found: sum.found + each.found }));
  assert.ok(all.of > 700, `${all.of} streams`);
  assert.ok(all.found / all.of >= LEAST, faults.join('\n'));
  const brokers = streams.get('broker')!;
  assert.ok(brokers.found / brokers.of >= LEAST_OF_BROKERS, faults.join('\n'));
  assert.is(streams.size, 4);
});

payees.run();
