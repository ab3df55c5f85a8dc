import { setImmediate } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createToolCallJournal, type JournalEntry } from '../../../adapters/mcp/tool-call-journal.ts';
import { testClock } from '../../support/clock.ts';

const ENTRY: JournalEntry = { userId: 1, clientId: null, tool: 'get_transactions', outcome: 'ok' };
const unexpected = () => assert.unreachable();
const journals = suite('the journal of tool calls');

journals('recording returns while the store still hangs, and closing waits for the store', async () => {
  let release = () => {};
  const hangs = new Promise<void>((resolve) => {
    release = resolve;
  });
  const stored: unknown[] = [];
  const noteToolCalls = async (calls: readonly unknown[]) => {
    await hangs;
    stored.push(...calls);
  };
  const journal = createToolCallJournal({ activity: { noteToolCalls }, clock: testClock(), onFailure: unexpected });
  journal.record(ENTRY);
  let isClosed = false;
  const closing = journal.close().then(() => (isClosed = true));
  await setImmediate();
  assert.not(isClosed);
  release();
  await closing;
  assert.is(stored.length, 1);
});

journals('calls are written in the order in which they came, in batches', async () => {
  const batches: number[][] = [];
  const noteToolCalls = async (calls: readonly { readonly userId: number }[]) =>
    void batches.push(calls.map(({ userId }) => userId));
  const journal = createToolCallJournal({ activity: { noteToolCalls }, clock: testClock(), onFailure: unexpected });
  const ids = Array.from({ length: 2_500 }, (_, index) => index);
  for (const userId of ids) journal.record({ ...ENTRY, userId });
  await journal.close();
  assert.equal(batches.flat(), ids);
  assert.is(batches.length, 3);
});

journals('while the store is away the queue stays bounded, and what was dropped is reported', async () => {
  const reports: number[] = [];
  let isAway = true;
  let stored = 0;
  const noteToolCalls = async (calls: readonly unknown[]) => {
    if (isAway) throw new Error('away');
    stored += calls.length;
  };
  const onFailure = (_: unknown, dropped: number) => void reports.push(dropped);
  const journal = createToolCallJournal({ activity: { noteToolCalls }, clock: testClock(), onFailure });
  for (let count = 0; count < 10_007; count += 1) journal.record(ENTRY);
  await journal.close();
  assert.equal(reports, [7]);
  isAway = false;
  await journal.close();
  assert.is(stored, 10_000);
});

journals('nothing is recorded once it is closed', async () => {
  const journal = createToolCallJournal({
    activity: { noteToolCalls: async () => unexpected() },
    clock: testClock(),
    onFailure: unexpected,
  });
  await journal.close();
  journal.record(ENTRY);
  await journal.close();
});

journals.run();
