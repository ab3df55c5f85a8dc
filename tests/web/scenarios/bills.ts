import * as assert from 'uvu/assert';
import { ports, useCases } from '../../../config/tokens.ts';
import type { RecurringBill } from '../../../domain/bills/recurring-bill.ts';
import { localDate, newBill, USD } from '../../support/fixtures.ts';
import { type Person, textOf, type VisitedPage } from '../../support/person.ts';
import { errorBeside, HOSTILE, type WebService } from '../../support/service/web-service.ts';
import type { WebScenario } from './web-scenario.ts';

interface Payer {
  readonly person: Person;
  readonly userId: number;
  /** Of expenses at a club, the latest first: too few for a bill. */
  readonly payments: readonly number[];
  /** Adds a bill that was found, with all payments unless `changes` say otherwise. */
  readonly found: (changes?: Parameters<typeof newBill>[1]) => Promise<number>;
  readonly bill: (id: number) => Promise<RecurringBill>;
  readonly say: (id: number, verb: string, fields?: Readonly<Record<string, string>>) => Promise<VisitedPage>;
}

async function aPayer({ app, ...service }: WebService): Promise<Payer> {
  const user = await service.newUser();
  const person = await service.signIn(user);
  const { createBankAccount } = app.get(useCases.accounts);
  const account = await createBankAccount(user.id, { name: 'Everyday', currency: USD, balance: 0 });
  const payments: number[] = [];
  for (const bookedAt of ['2026-03-05', '2026-02-05', '2025-05-17'].map(localDate)) {
    const expense = { bankAccountId: account.id, amount: -3_000, bookedAt, description: 'Chess club' };
    payments.push((await app.get(useCases.transactions).createTransaction(user.id, expense)).id);
  }
  // What is added below stays: nothing is looked for before the transactions change.
  await app.get(useCases.bills).refreshBills(user.id);
  const detected = { source: 'detected', confidence: 0.97, transactionIds: payments.toReversed() } as const;
  const visit = (id: number) => person.visit(`/bills/${id}`);
  return {
    person,
    userId: user.id,
    payments,
    found: async (changes) => (await app.get(ports.bills).add(newBill(user.id, { ...detected, ...changes }))).id,
    bill: async (id) => {
      const bill = (await app.get(ports.bills).list(user.id)).find((each) => each.id === id);
      if (bill === undefined) throw new Error('The bill is gone.');
      return bill;
    },
    say: async (id, verb, fields = {}) => person.submit(await visit(id), fields, `/bills/${id}/${verb}`),
  };
}

export const bills: WebScenario = (test, service) => {
  test('a bill is edited, and only what was changed is said', async () => {
    const { person, found, bill } = await aPayer(service());
    const id = await found();
    const form = await person.visit(`/bills/${id}/edit`);
    const done = await person.submit(form, { name: 'Club & bar', amount: '35', category_id: '102' });
    assert.match(done.text, 'The bill was changed.');
    for (const sentence of ['It is called Club &amp; bar', 'It costs $35.00 each time', 'Its category is Restaurants'])
      assert.match(textOf(done.text), sentence);
    const { name, amount, cycle, corrections } = await bill(id);
    assert.equal([name, amount, cycle, corrections.length], ['Club & bar', 3_500, 'monthly', 3]);
    await person.submit(form, { cycle: 'quarterly' });
    assert.is((await bill(id)).name, 'Club & bar', 'a form that was open before takes nothing back');
    assert.is((await bill(id)).cycle, 'quarterly');
  });

  test('what is wrong with an edited bill is said beside its field, and nothing is said of the bill', async () => {
    const { person, found, bill } = await aPayer(service());
    const id = await found();
    const form = await person.visit(`/bills/${id}/edit`);
    for (const [fields, name, sentence] of [
      [{ name: ' ' }, 'name', 'name'],
      [{ amount: '0' }, 'amount', 'above 0'],
      [{ currency: 'JPY' }, 'amount', 'above 0'],
      [{ currency: 'XXX' }, 'currency', 'Choose a currency'],
      [{ cycle: 'now and then' }, 'cycle', 'Choose how often'],
      [{ next: '' }, 'next', 'Write a day'],
      [{ next: '2026-02-30' }, 'next', 'Write a day'],
      [{ category_id: '999999' }, 'category_id', 'categor'],
      [{ bank_account_id: '999999' }, 'bank_account_id', 'one of your bank accounts'],
    ] as const) {
      const page = await person.submit(form, { name: 'Other', ...fields });
      assert.is(page.status, 422, JSON.stringify(fields));
      assert.match(errorBeside(page, name) ?? '', sentence);
    }
    assert.equal((await bill(id)).corrections, []);
  });

  test('paid, skipped, paused and ended: each with one press, and each can be taken back', async () => {
    const { person, found, bill, say } = await aPayer(service());
    const id = await found();
    assert.match((await say(id, 'paid')).text, 'Noted: it is paid.');
    assert.is((await bill(id)).nextDate, '2026-05-01');
    await say(id, 'skip');
    assert.is((await bill(id)).nextDate, '2026-06-01');
    const paused = textOf((await say(id, 'pause', { until: '2026-08-20' })).text);
    for (const sentence of ['paused until Aug 20, 2026', 'no payment on May 1', 'payment of Apr 1, 2026 was made'])
      assert.match(paused, sentence);
    assert.is((await bill(id)).nextDate, '2026-09-01');
    assert.match((await say(id, 'pause', { until: '' })).text, '>Paused<');
    const list = (await person.visit('/bills')).text;
    assert.equal([list.includes('<h2>Paused'), list.includes('<h2>Ended')], [true, false]);
    assert.is((await bill(id)).status, 'inactive');
    const back = await say(id, 'take-back', { number: '4' });
    assert.match(back.text, 'You have taken it back.');
    await say(id, 'end');
    assert.equal((await bill(id)).status, 'inactive');
    for (const { number } of (await bill(id)).corrections) await say(id, 'take-back', { number: String(number) });
    const { status, nextDate, corrections, found: base } = await bill(id);
    assert.equal([status, nextDate, corrections, base], ['active', '2026-04-01', [], null]);
  });

  test('a button that is pressed twice says it once', async () => {
    const { person, found, bill, say } = await aPayer(service());
    const [id, other] = [await found(), await found({ name: 'Twin', transactionIds: [] })];
    const page = await person.visit(`/bills/${id}`);
    for (const verb of ['paid', 'paid', 'merge', 'merge']) {
      assert.is((await person.submit(page, { bill_id: String(other) }, `/${verb}`)).status, 200, verb);
    }
    assert.equal([(await bill(id)).nextDate, (await bill(id)).corrections.length], ['2026-05-01', 2]);
    const said = await person.visit(`/bills/${id}`);
    for (const number of ['2', '2', '3', '3']) {
      assert.is((await person.submit(said, { number }, '/take-back')).status, 200, number);
    }
    assert.equal([(await bill(id)).corrections, (await bill(other)).status !== 'archived'], [[], true]);
    await say(id, 'skip');
    const wrong = await say(id, 'take-back', { number: '9' });
    assert.equal([wrong.status, wrong.text.includes('must be that of a correction')], [422, true]);
  });

  test('a wrong day is said beside it, and a form without what it needs says so', async () => {
    const { found, bill, say } = await aPayer(service());
    const id = await found();
    await found({ name: 'Twin', transactionIds: [] });
    for (const [until, sentence] of [
      ['soon', 'Write a day'],
      ['2026-01-01', 'in the future'],
      ['9999-12-31', 'Write a day'],
    ] as const) {
      const pause = await say(id, 'pause', { until });
      assert.is(pause.status, 422);
      assert.match(errorBeside(pause, 'until') ?? '', sentence);
    }
    const self = await say(id, 'merge', { bill_id: String(id) });
    assert.match(errorBeside(self, 'bill_id') ?? '', 'another bill');
    for (const [verb, fields, sentence] of [
      ['payments', {}, 'Choose a payment first.'],
      ['payments', { payment_999999999: 'on' }, 'expenses of yours'],
      ['paid', { due_on: '' }, 'Write a day'],
    ] as const) {
      const page = await say(id, verb, fields);
      assert.is(page.status, 422, verb);
      assert.match(page.text, sentence);
    }
    const nobodys = await say(id, 'merge', { bill_id: '999999999' });
    assert.match(errorBeside(nobodys, 'bill_id') ?? '', 'one of your bills');
    assert.equal((await bill(id)).corrections, []);
  });

  test('payments that do not belong to a bill leave it, and come back', async () => {
    const { payments, found, bill, say } = await aPayer(service());
    const id = await found();
    const page = await say(id, 'payments', { [`payment_${payments[0]}`]: 'on', do: 'out' });
    assert.match(textOf(page.text), 'One payment does not belong to it');
    assert.equal((await bill(id)).transactionIds, payments.slice(1).toReversed());
    await say(id, 'take-back', { number: '1' });
    assert.equal((await bill(id)).transactionIds, payments.toReversed());
  });

  test('payments of another bill make one of their own, and a form that is sent twice makes one', async () => {
    const { person, userId, payments, found, bill, say } = await aPayer(service());
    const id = await found();
    const chosen = Object.fromEntries(payments.slice(0, 2).map((each) => [`payment_${each}`, 'on']));
    const form = await say(id, 'payments', { ...chosen, do: 'split' });
    for (const value of [/"Chess club"/, /"30.00"/, /"\d{4}-\d\d-05"/, /"monthly" selected/])
      assert.match(form.text, value);
    for (let turn = 0; turn < 2; turn += 1) await person.submit(form, {});
    const all = await service().app.get(ports.bills).list(userId);
    assert.is(all.length, 2);
    const added = all.find((each) => each.id !== id);
    assert.equal(new Set(added?.transactionIds), new Set(payments.slice(0, 2)));
    assert.equal((await bill(id)).transactionIds, payments.slice(2));
  });

  test('two bills become one, and two again', async () => {
    const { payments, found, bill, say } = await aPayer(service());
    const id = await found({ transactionIds: payments.slice(1) });
    const other = await found({ name: HOSTILE, transactionIds: payments.slice(0, 1) });
    await found({ name: 'In euros', currency: 'EUR' as typeof USD });
    const merged = await say(id, 'merge', { bill_id: String(other) });
    assert.match(merged.text, 'The two are one bill now.');
    assert.match(merged.text, '&lt;script&gt;');
    assert.not.match(merged.text, '<script>alert');
    assert.not.match(merged.text, 'In euros', 'one of another currency is not offered');
    assert.equal([(await bill(other)).status, (await bill(id)).transactionIds.length], ['archived', 3]);
    await say(id, 'take-back', { number: '1' });
    assert.equal([(await bill(other)).status, (await bill(id)).transactionIds.length], ['active', 2]);
  });

  test('the list asks of possible bills alone, and takes yes and no', async () => {
    const { person, found, bill } = await aPayer(service());
    const [first, second] = [await found({ confidence: 0.7 }), await found({ name: 'Café', confidence: 0.6 })];
    await found({ name: 'Certain' });
    const list = await person.visit('/bills');
    assert.match(list.text, 'Possible bills, not counted in any total.');
    assert.match(textOf(list.text), '$1,200.00 per month in all.', 'the certain one alone');
    assert.equal(
      list.text.match(/name="yes" value="\d+"/g),
      [first, second].map((id) => `name="yes" value="${id}"`),
    );
    const yes = await person.submit(list, { yes: String(first) }, '/bills/verdict');
    assert.match(yes.text, 'Noted: it is a bill.');
    const no = await person.submit(yes, { no: String(second) }, '/bills/verdict');
    assert.match(no.text, 'The bill was archived.');
    assert.not.match(no.text, 'Is it a bill?');
    assert.equal([(await bill(first)).confidence, (await bill(second)).status], [1, 'archived']);
    assert.is((await person.submit(list, { no: '999999999' }, '/bills/verdict')).status, 404);
  });

  test('a bill is not restored beside the one that was entered in its place', async () => {
    const { found, bill, say } = await aPayer(service());
    const id = await found({ status: 'archived' });
    const entered = await found({ source: 'manual', confidence: null, transactionIds: [] });
    const refused = await say(id, 'restore');
    assert.equal([refused.status, refused.text.includes('stands in its place')], [422, true]);
    await say(entered, 'archive');
    assert.match((await say(id, 'restore')).text, 'The bill was restored.');
    assert.is.not((await bill(id)).status, 'archived');
  });

  test('what an old page says of a bill that was archived since is refused, and changes nothing', async () => {
    const { person, found, bill, say } = await aPayer(service());
    const id = await found({ confidence: 0.7 });
    const [page, list] = [await person.visit(`/bills/${id}`), await person.visit('/bills')];
    await say(id, 'archive');
    for (const verb of ['paid', 'skip', 'confirm', 'pause', 'end']) {
      const refused = await person.submit(page, {}, `/bills/${id}/${verb}`);
      assert.equal([refused.status, refused.text.includes('This bill is archived.')], [422, true], verb);
    }
    const answer = await person.submit(list, { yes: String(id) }, '/bills/verdict');
    assert.equal([answer.status, answer.text.includes('This bill is archived.')], [422, true]);
    assert.equal((await bill(id)).corrections, []);
  });

  test('the page of a possible bill asks, and that of a certain one does not', async () => {
    const { person, found, bill, say } = await aPayer(service());
    const [id, certain] = [await found({ confidence: 0.7 }), await found()];
    assert.match((await person.visit(`/bills/${id}`)).text, 'only 70% sure');
    assert.not.match((await person.visit(`/bills/${certain}`)).text, 'Is it a bill?');
    assert.not.match((await say(id, 'confirm')).text, 'Is it a bill?');
    assert.is((await bill(id)).confidence, 1);
  });

  test('a bill made by hand is deleted once a person agrees, and one that was found is not', async () => {
    const { person, userId, found, bill } = await aPayer(service());
    const id = await found({ source: 'manual', confidence: null });
    const question = await person.visit(`/bills/${id}/delete`);
    const detected = await found({ transactionIds: [], status: 'archived' });
    const forged = { ...question, text: question.text.replaceAll(`/bills/${id}/`, `/bills/${detected}/`) };
    assert.is((await person.submit(forged, {}, '/delete')).status, 409);
    assert.not.match((await person.visit(`/bills/${detected}`)).text, 'Delete it');
    assert.match((await person.submit(question, {}, '/delete')).text, 'The bill was deleted.');
    assert.equal(
      (await service().app.get(ports.bills).list(userId)).map((each) => each.id),
      [(await bill(detected)).id],
    );
  });

  test('a transaction goes to a bill, or makes one', async () => {
    const { person, userId, payments, found, bill } = await aPayer(service());
    const [id, other] = [await found(), await found({ name: 'Library', transactionIds: [] })];
    const [last = 0] = payments;
    const page = await person.visit(`/transactions/${last}`);
    assert.match(textOf(page.text), 'It is a payment of Rent .');
    for (let turn = 0; turn < 2; turn += 1) {
      const added = await person.submit(page, { bill_id: String(other) }, `/transactions/${last}/bill`);
      assert.match(textOf(added.text), 'One payment belongs to it');
    }
    assert.equal([(await bill(id)).transactionIds.length, (await bill(other)).transactionIds], [2, [last]]);
    const form = await person.visit(`/bills/new?transaction=${payments[1]}`);
    const refused = await person.submit(form, { amount: '0', currency: 'EUR' });
    assert.is(refused.status, 422);
    const list = await person.submit(refused, { amount: '12.50' });
    assert.match(list.text, '€12.50');
    const made = (await service().app.get(ports.bills).list(userId)).find(({ source }) => source === 'manual');
    assert.equal([made?.name, made?.transactionIds, made?.cycle], ['Chess club', [payments[1]], 'monthly']);
  });

  test('an income makes no bill, and neither does a transaction that is not there', async () => {
    const { person, userId } = await aPayer(service());
    const [account] = await service().app.get(ports.accounts).list(userId);
    const income = {
      bankAccountId: account?.id ?? 0,
      amount: 5,
      bookedAt: localDate('2026-03-01'),
      description: 'Gift',
    };
    const { id } = await service().app.get(useCases.transactions).createTransaction(userId, income);
    assert.not.match((await person.visit(`/transactions/${id}`)).text, 'Make a bill');
    for (const ids of [`${id}`, '999999999', '9007199254740991', 'x', '', '1,x']) {
      assert.is((await person.visit(`/bills/new?transaction=${ids}`)).status, 404, ids);
    }
  });

  test('the calendar shows any month, what was paid and what is due in it, and this month for nonsense', async () => {
    const { person, found } = await aPayer(service());
    await found({ nextDate: localDate('2026-04-05'), cycle: 'monthly', status: 'active' });
    const march = await person.visit('/bills/calendar?month=2026-03');
    assert.match(textOf(march.text), /March 2026.*paid \$30\.00/s);
    const december = textOf((await person.visit('/bills/calendar?month=2030-12')).text);
    assert.match(december, 'December 2030');
    assert.not.match(december, 'paid');
    const nonsense = await person.visit('/bills/calendar?month=%3Cb%3E');
    assert.is(nonsense.status, 200);
    assert.not.match(nonsense.text, '<b>');
  });

  test('bills and payments of another user do not exist', async () => {
    const stranger = await aPayer(service());
    const theirs = await stranger.found({ source: 'manual', confidence: 0.5 });
    const { person, payments, found, bill } = await aPayer(service());
    const own = await found({ source: 'manual', confidence: 0.5 });
    await found({ name: 'Other', transactionIds: [] });
    const pages = [
      await person.visit(`/bills/${own}`),
      await person.visit(`/bills/${own}/edit`),
      await person.visit(`/bills/${own}/delete`),
    ];
    const verbs = ['paid', 'skip', 'confirm', 'pause', 'end', 'merge', 'payments', 'archive', 'edit', 'delete'];
    for (const verb of [...verbs, 'take-back']) {
      const known = pages.find(({ text }) => text.includes(`action="/bills/${own}/${verb}"`)) ?? pages[0]!;
      const action = `/bills/${theirs}/${verb}`;
      const text = known.text.replaceAll(`/bills/${own}/${verb === 'take-back' ? 'end' : verb}`, action);
      const fields = { [`payment_${payments[0]}`]: 'on', number: '1' };
      assert.is((await person.submit({ ...known, text }, fields, action)).status, 404, verb);
    }
    for (const place of ['edit', 'delete']) assert.is((await person.visit(`/bills/${theirs}/${place}`)).status, 404);
    const page = await person.visit(`/transactions/${payments[0]}`);
    const taken = await person.submit(page, { bill_id: String(theirs) }, `/transactions/${payments[0]}/bill`);
    assert.is(taken.status, 404);
    assert.is((await person.visit(`/bills/new?transaction=${stranger.payments[0]}`)).status, 404);
    const form = await person.visit('/bills/new');
    const stolen = { name: 'Stolen', amount: '1', transactions: String(stranger.payments[0]) };
    const refused = await person.submit(form, stolen);
    assert.is(refused.status, 422);
    assert.match(refused.text, 'expenses of yours');
    for (const each of [await stranger.bill(theirs), await bill(own)]) assert.equal(each.corrections, []);
  });
};
