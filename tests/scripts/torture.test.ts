import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Ledger, lossesOf, type Write } from '../../scripts/torture/ledger.ts';
import { runProgram } from '../support/service/run-program.ts';

const ledgers = suite('the ledger of the torture');

function ledgerOf(write: Partial<Write>): Ledger {
  return new Map([
    ['a', { mark: 'a', amount: -1, count: 1, source: 'create', state: 'acknowledged', deletion: 'kept', ...write }],
  ]);
}

const STORED = { mark: 'a', amount: -1 };

ledgers('complains about an acknowledged write that is lost, doubled or altered', () => {
  assert.is(lossesOf(ledgerOf({}), [STORED]).length, 0);
  assert.is(lossesOf(ledgerOf({}), []).length, 1);
  assert.is(lossesOf(ledgerOf({}), [STORED, STORED]).length, 1);
  assert.is(lossesOf(ledgerOf({}), [{ ...STORED, amount: -2 }]).length, 1);
});

ledgers('complains about an import of which a part is stored, even if nobody knows its outcome', () => {
  for (const state of ['acknowledged', 'unknown'] as const) {
    assert.is(lossesOf(ledgerOf({ count: 2, state }), [STORED]).length, 1);
  }
  assert.is(lossesOf(ledgerOf({ count: 2, state: 'unknown' }), [STORED, STORED]).length, 0);
  assert.is(lossesOf(ledgerOf({ count: 2, state: 'unknown' }), []).length, 0);
});

ledgers('complains about a deleted transaction that is back, and about one that nobody wrote', () => {
  assert.is(lossesOf(ledgerOf({ deletion: 'acknowledged' }), []).length, 0);
  assert.is(lossesOf(ledgerOf({ deletion: 'acknowledged' }), [STORED]).length, 1);
  assert.is(lossesOf(ledgerOf({ deletion: 'unknown' }), [STORED]).length, 0);
  assert.is(lossesOf(new Map(), [STORED]).length, 1);
});

const torture = suite('two rounds of torture');

torture('lose nothing that was acknowledged', async () => {
  const { exitCode, stdout, stderr } = await runProgram('scripts/torture/main.ts', ['--rounds', '2', '--no-disk-full']);
  assert.is(exitCode, 0, `${stdout}\n${stderr}`);
  assert.match(stdout, /2 rounds: [1-9]\d* creates, \d+ imports, [1-9]\d* rows of feeds and \d+ deletes acknowledged/);
  assert.match(stdout, 'Nothing was lost.');
});

ledgers.run();
torture.run();
