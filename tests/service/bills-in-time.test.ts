import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inlineBillDetector } from '../../adapters/bill-detection/inline-bill-detector.ts';
import { patience } from '../../adapters/system/patience.ts';
import { replace } from '../../config/container.ts';
import { ports, useCases } from '../../config/tokens.ts';
import { dateOf, type LocalDate, timestampOfDate } from '../../domain/calendar.ts';
import { busy } from '../../domain/error.ts';
import type { BillDetector } from '../../domain/ports/bill-detector.ts';
import { aManualAccount, aTransaction, localDate } from '../support/fixtures.ts';
import { type Person, textOf } from '../support/person.ts';
import { openMemoryService } from '../support/service/http-service.ts';
import { openWebService } from '../support/service/web-service.ts';

const test = suite('bills are never waited for too long');
let close = async () => {};
test.after.each(() => close());

const LOOKING = 'Coffer is still looking for bills in the transactions.';
const OLD = 'Bills as of Mar 15, 2026; newer transactions are being looked at.';
const PAGES = ['/overview', '/bills'];

test('before a first detection ends, pages and tools say that Coffer is still looking', async () => {
  const { visit, ask, detector, refresh } = await stage({ isHeld: true });
  for (const page of PAGES) assert.match(await visit(page), LOOKING, page);
  const { text, structured } = await ask();
  assert.is(text.split('\n')[0], LOOKING);
  assert.equal([structured.is_up_to_date, structured.as_of, structured.bills], [false, undefined, []]);
  const done = refresh();
  detector.release();
  await done;
  assert.is(detector.detections, 1);
  for (const page of PAGES) assert.not.match(await visit(page), LOOKING, page);
  assert.is((await ask()).structured.bills.length, 1);
});

test('after a new payment they show the bills of before with their age, and the new ones once they are there', async () => {
  const { visit, ask, pay, detector, refresh } = await stage();
  await refresh();
  assert.equal(await dates(), ['2026-04-05', '2026-03-05']);
  await pay('2026-03-06');
  detector.hold();
  for (const page of PAGES) assert.match(await visit(page), OLD, page);
  assert.equal((await ask()).structured.as_of, '2026-03-15');
  assert.is((await ask()).text.split('\n')[0], OLD);
  const done = refresh();
  detector.release();
  await done;
  for (const page of PAGES) assert.not.match(await visit(page), OLD, page);
  const { text, structured } = await ask();
  assert.not.match(text, 'being looked at');
  assert.not.ok('is_up_to_date' in structured || 'as_of' in structured);

  async function dates() {
    const [bill] = (await ask()).structured.bills;
    return [bill.next_instance.date, bill.last_payment.date];
  }
});

test('of whoever has more transactions than are looked at, the day of the earliest is told', async () => {
  const { visit, ask, looked } = await stage();
  await looked(localDate('2025-03-04'));
  const sentence = 'Bills are those of the newest transactions, since Mar 4, 2025; yearly ones may be missing.';
  for (const page of ['/bills', '/bills/calendar']) assert.match(await visit(page), sentence, page);
  assert.match((await ask()).text, sentence);
});

test('a detection that fails is logged, fails nothing, and is tried again, also by the same question', async () => {
  const { visit, ask, pay, detector, refresh, failures } = await stage();
  await refresh();
  await pay('2026-03-06');
  detector.failWith(busy());
  for (const page of PAGES) assert.match(await visit(page), OLD, page);
  assert.is((await ask()).text.split('\n')[0], OLD);
  const before = detector.detections;
  assert.is((await ask()).text.split('\n')[0], OLD);
  assert.is(detector.detections, before + 1);
  assert.ok(failures.length >= 3);
  detector.release();
  await refresh();
  assert.not.match((await ask()).text, 'being looked at');
});

test('a person who takes a verdict back does not wait either', async () => {
  const { person, visit, bill, pay, detector } = await stage();
  const { id } = await bill();
  const page = await person.visit(`/bills/${id}`);
  await person.submit(page, {}, `/bills/${id}/archive`);
  await pay('2026-03-06');
  detector.failWith(busy());
  await person.submit(await person.visit(`/bills/${id}`), {}, `/bills/${id}/restore`);
  assert.match(await visit(`/bills/${id}`), 'Expected');
});

test('why something is no bill is not waited for either, and told to who asks again', async () => {
  const { visit, bill, detector, failures } = await stage();
  await bill();
  detector.hold();
  const ask = () => visit('/bills/why?merchant=streamly');
  const [first] = [await ask(), await ask()];
  for (const sentence of ['still looking at the payments', 'The bill Streamly has that name'])
    assert.match(first, sentence);
  assert.is(detector.detections, 2, 'one detection answers both');
  detector.release();
  assert.match(await ask(), '6 of 6: payments of bills.');
  detector.failWith(busy());
  assert.match(await ask(), 'still looking at the payments');
  assert.is(failures.length, 1);
  detector.release();
  assert.match(await ask(), '6 of 6');
});

test.run();

/** Somebody who has paid one bill, whose detections can be held up or fail; nobody has any patience. */
async function stage({ isHeld = false } = {}) {
  const detector = unreliableDetector();
  if (isHeld) detector.hold();
  const failures: unknown[] = [];
  const impatient = patience(0, (error) => failures.push(error));
  const service = await openWebService((options) =>
    openMemoryService({
      ...options,
      replace: [...(options?.replace ?? []), replace(ports.billDetector, detector), replace(ports.patience, impatient)],
    }),
  );
  close = () => service.close();
  const user = await service.newUser();
  const account = await service.prepare((stores) => aManualAccount(stores, user.id));
  const pay = (on: string) => {
    const payment = { amount: -1_599, description: 'STREAMLY', merchantName: 'Streamly' };
    const bookedAt = timestampOfDate(localDate(on));
    return service.prepare((stores) => aTransaction(stores, account, { ...payment, bookedAt }));
  };
  for (const month of ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03']) await pay(`${month}-05`);
  const person: Person = await service.signIn(user);
  const grant = { email: user.email ?? '', audience: 'mcp', expiresInSeconds: 600 } as const;
  const { secret } = await service.app.get(useCases.access).issueAccessToken(grant);
  const refresh = () => service.app.get(useCases.bills).refreshBills(user.id);
  return {
    person,
    pay,
    detector,
    failures,
    refresh,
    /** A detection that looked at nothing before a day. */
    looked: async (since: LocalDate) => {
      const revision = await service.app.get(ports.users).transactionRevision(user.id);
      const state = { revision, asOf: dateOf(service.clock.now()), since };
      await service.app.get(ports.bills).replaceAll(user.id, state, (kept) => ({ kept, added: [] }));
    },
    visit: async (path: string) => textOf((await person.visit(path)).text),
    bill: async () => {
      await refresh();
      return (await service.app.get(ports.bills).list(user.id))[0]!;
    },
    ask: async (): Promise<{ text: string; structured: any }> => {
      const answer = await service.send('POST', '/mcp', {
        bearer: secret,
        json: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_recurring_bills' } },
        headers: { 'MCP-Protocol-Version': '2025-11-25' },
      });
      const { content, structuredContent: structured } = JSON.parse(answer.text).result;
      return { text: content[0].text, structured };
    },
  };
}

function unreliableDetector() {
  const inner = inlineBillDetector();
  let detections = 0;
  let failure: Error | undefined;
  let held = Promise.resolve();
  let resume = () => {};
  const detector: BillDetector = {
    ...inner,
    async detect(...given) {
      detections += 1;
      if (failure !== undefined) throw failure;
      await held;
      return inner.detect(...given);
    },
    async explain(...given) {
      detections += 1;
      if (failure !== undefined) throw failure;
      await held;
      return inner.explain(...given);
    },
  };
  return {
    ...detector,
    get detections() {
      return detections;
    },
    failWith: (error: Error) => void (failure = error),
    hold(): void {
      const { promise, resolve } = Promise.withResolvers<void>();
      [held, resume] = [promise, resolve];
    },
    release(): void {
      failure = undefined;
      resume();
    },
  };
}
