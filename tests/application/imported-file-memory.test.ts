import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { importStatements } from '../../application/imports/import-statements.ts';
import type { StatementFileReader } from '../../domain/ports/imports/statement-file-reader.ts';
import type { UnitOfWork } from '../../domain/ports/unit-of-work.ts';
import { testClock } from '../support/clock.ts';
import { aManualAccount, aUser, USD } from '../support/fixtures.ts';
import { jsonStatementReader, statementFile } from '../support/json-statement-reader.ts';

const memory = suite('memory of an imported file');

memory('the file and its rows as read are out of memory when the import is stored', async () => {
  const { stores, unitOfWork } = createMemoryStore();
  const { id: userId } = await aUser(stores);
  const account = await aManualAccount(stores, userId, { currency: USD });
  const kept: WeakRef<object>[] = [];
  const statementFiles: StatementFileReader = {
    async read(bytes, options) {
      const reading = await jsonStatementReader.read(bytes, options);
      if (reading.kind === 'file') kept.push(new WeakRef(reading.file), new WeakRef(reading.file.statements[0]!));
      kept.push(new WeakRef(bytes));
      return reading;
    },
  };
  let keptWhileStoring: readonly (object | undefined)[] = [];
  const observed: UnitOfWork = {
    async run(work) {
      await collectGarbage();
      keptWhileStoring = kept.map((one) => one.deref());
      return unitOfWork.run(work);
    },
  };
  const { imports, observations, users, accounts } = stores;
  const importFile = importStatements({
    imports,
    observations,
    users,
    accounts,
    statementFiles,
    unitOfWork: observed,
    clock: testClock('2026-03-31T12:00:00.000000Z'),
    upkeep: { afterAdding: async () => {} },
    secrets: { digest: () => 'f'.repeat(64), uuid: randomUUID },
    accountHash: (text) => Buffer.from(text).toString('hex').padEnd(64, '0').slice(0, 64),
  });
  const outcome = await importFile(userId, {
    bytes: statementFile([{ rows: [{ day: 2, amount: -350, text: 'COFFEE HOUSE' }] }]),
    fileName: null,
    accounts: { bankAccountId: account.id, byEnding: new Map() },
    options: {},
    onError: 'refuse',
    dryRun: false,
  });
  assert.is(outcome.facts.statements[0]?.added, 1);
  assert.equal(keptWhileStoring, [undefined, undefined, undefined]);
});

async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // What a WeakRef was made of lives until the end of its turn.
  await setImmediate();
  collect();
}

memory.run();
