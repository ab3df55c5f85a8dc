import * as assert from 'uvu/assert';
import { ports, useCases } from '../../../config/tokens.ts';
import { USD } from '../../support/fixtures.ts';
import { type Person, textOf, type VisitedPage } from '../../support/person.ts';
import { errorBeside, HOSTILE, type WebService } from '../../support/service/web-service.ts';
import type { WebScenario } from './web-scenario.ts';

/** A person with an account of their own, who opened it on the page. */
async function withAccount(
  service: WebService,
  name = 'Everyday',
): Promise<{ person: Person; id: number; userId: number }> {
  const user = await service.newUser();
  const person = await service.signIn(user);
  const form = await person.visit('/accounts/new');
  const done = await person.submit(form, { name, balance: '100.00' }, '/accounts/new');
  assert.match(done.text, 'The account was added.');
  const [account] = await service.app.get(ports.accounts).list(user.id);
  return { person, id: account?.id ?? 0, userId: user.id };
}

async function add(person: Person, fields: Readonly<Record<string, string>>): Promise<VisitedPage> {
  const form = await person.visit('/transactions/new');
  return person.submit(form, { description: 'Corner shop', amount: '12.50', ...fields }, '/transactions/new');
}

const firstId = ({ text }: VisitedPage) => Number(/id="t(\d+)"/.exec(text)?.[1]);

export const money: WebScenario = (test, service) => {
  test('a person without accounts is led to three ways to begin', async () => {
    const person = await service().signIn(await service().newUser());
    const { text } = await person.visit('/overview');
    for (const way of ['/accounts/new', '/import', '/connections']) assert.match(text, `href="${way}"`);
  });

  test('an account is opened, renamed, hidden and deleted', async () => {
    const { person, id } = await withAccount(service());
    assert.match((await person.visit('/overview')).text, '$100.00');
    const changed = await person.submit(
      await person.visit(`/accounts/${id}`),
      { name: 'Purse', type: 'cash', hidden: 'on' },
      `/accounts/${id}`,
    );
    assert.match(changed.text, 'The account was changed.');
    assert.match(changed.text, 'Purse');
    assert.match(changed.text, 'Hidden');
    assert.match(changed.text, 'Net worth <span class="money">$0.00');
    const question = await person.visit(`/accounts/${id}/delete`);
    const gone = await person.submit(question, {}, `/accounts/${id}/delete`);
    assert.match(gone.text, 'The account and its transactions were deleted.');
    assert.not.match(gone.text, 'Purse');
  });

  test('two accounts that are one are merged after a preview, and separated again', async () => {
    const { person, id, userId } = await withAccount(service());
    const { app } = service();
    await person.submit(await person.visit('/accounts/new'), { name: HOSTILE, balance: '7' }, '/accounts/new');
    const other = (await app.get(ports.accounts).list(userId)).find((account) => account.id !== id)?.id ?? 0;
    for (const bankAccountId of [id, other]) await add(person, { account: String(bankAccountId), date: '2026-03-05' });
    const choice = await person.visit(`/accounts/${id}/merge`);
    assert.match(choice.text, `href="/accounts/${id}/merge?with=${other}"`);
    const preview = await person.visit(`/accounts/${id}/merge?with=${other}`);
    assert.match(textOf(preview.text), 'In both accounts: 1.');
    assert.match(textOf(preview.text), 'Is in both');
    assert.is((await app.get(ports.accounts).list(userId)).length, 2);
    const merged = await person.submit(preview, {}, `/accounts/${id}/merge`);
    assert.match(merged.text, 'The accounts are one.');
    assert.is((await app.get(ports.accounts).list(userId)).length, 1);
    const wrong = await person.visit(`/accounts/${id}/merge?with=${other}`);
    assert.equal([wrong.status, /must be one of your bank accounts/.test(wrong.text)], [422, true]);
    const account = await person.visit(`/accounts/${id}`);
    const separated = await person.submit(account, {}, `/accounts/${id}/separate`);
    assert.match(separated.text, 'The accounts are two again.');
    assert.is((await app.get(ports.accounts).list(userId)).length, 2);
  });

  test('what is wrong with an account is said beside its field, and nothing is stored', async () => {
    const user = await service().newUser();
    const person = await service().signIn(user);
    const form = await person.visit('/accounts/new');
    const wrong = await person.submit(form, { name: '', balance: '12' }, '/accounts/new');
    assert.is(wrong.status, 422);
    assert.ok(errorBeside(wrong, 'name'));
    const amount = await person.submit(form, { name: 'Purse', balance: 'a lot' }, '/accounts/new');
    assert.match(errorBeside(amount, 'balance') ?? '', 'Write an amount');
    assert.equal(await service().app.get(ports.accounts).list(user.id), []);
  });

  test('a form that is sent twice adds one thing', async () => {
    const { person, id, userId } = await withAccount(service());
    const form = await person.visit('/transactions/new');
    for (let turn = 0; turn < 2; turn += 1) {
      const fields = { description: 'Once', amount: '5', account: String(id) };
      assert.match((await person.submit(form, fields, '/transactions/new')).text, 'The transaction was added');
    }
    assert.is((await service().app.get(ports.accounts).get(userId, id))?.balance, 9_500);
    const bill = await person.visit('/bills/new');
    for (let turn = 0; turn < 2; turn += 1) {
      const { text } = await person.submit(bill, { name: 'Club', amount: '30' }, '/bills/new');
      assert.is(text.split('>Club<').length - 1, 1);
    }
  });

  test('a form that was stored, changed and sent again says so, and adds the change when it is sent once more', async () => {
    const { person, id } = await withAccount(service());
    for (const [place, fields, name] of [
      ['/transactions/new', { description: 'First', amount: '5', account: String(id) }, 'description'],
      ['/accounts/new', { name: 'First', balance: '5' }, 'name'],
      ['/bills/new', { name: 'First', amount: '5' }, 'name'],
    ] as const) {
      const form = await person.visit(place);
      await person.submit(form, fields, place);
      const refused = await person.submit(form, { ...fields, [name]: 'Second' }, place);
      assert.is(refused.status, 422, place);
      assert.match(refused.text, 'This form was sent before with other entries');
      assert.match(refused.text, 'value="Second"');
      const list = await person.submit(refused, {}, place);
      for (const each of ['First', 'Second']) assert.match(list.text, `>${each}<`, place);
    }
  });

  test('a transaction is added, found, given a category and notes, and deleted', async () => {
    const { person, id, userId } = await withAccount(service());
    const added = await add(person, { account: String(id), category_id: '101', notes: 'for the party' });
    assert.match(added.text, '1 transaction');
    assert.match(added.text, 'Groceries');
    assert.match(added.text, '-$12.50');
    const list = await person.visit('/transactions?search=corner&category=100&type=expense');
    assert.match(list.text, '1 transaction found');
    const transaction = firstId(list);
    const back = '/transactions?search=corner';
    const form = await person.visit(`/transactions/${transaction}?back=${encodeURIComponent(back)}`);
    const changed = await person.submit(
      form,
      { category_id: '102', notes: 'two\r\nlines' },
      `/transactions/${transaction}`,
    );
    assert.is(changed.url, `${service().url}/transactions?search=corner&done=changed`);
    assert.match(changed.text, 'Restaurants');
    const stored = await service().app.get(ports.transactions).get(userId, transaction);
    assert.is(stored?.notes, 'two\nlines');
    const question = await person.visit(`/transactions/${transaction}/delete`);
    const gone = await person.submit(question, {}, `/transactions/${transaction}/delete`);
    assert.match(gone.text, 'The transaction was deleted');
    assert.match(gone.text, '0 transactions');
    assert.is((await service().app.get(ports.accounts).get(userId, id))?.balance, 10_000);
  });

  test('a refund and its purchase lead to each other', async () => {
    const { person, id } = await withAccount(service());
    const entry = { account: String(id), description: 'Blue jacket', day: '2026-03-01' };
    const refund = { ...entry, kind: 'income', category_id: '221', amount: '20', day: '2026-03-09' };
    await add(person, { ...entry, category_id: '131', amount: '49.90' });
    const [bought, back] = [firstId(await person.visit('/transactions')), firstId(await add(person, refund))];
    const shown = async (one: number) => {
      const { text } = await person.visit(
        `/transactions/${one}?back=${encodeURIComponent('/transactions?type=income')}`,
      );
      return {
        words: textOf(text),
        links: [...text.matchAll(/href="\/transactions\/(\d+)\?/g)].map(([, to]) => Number(to)),
      };
    };
    const ofRefund = await shown(back);
    assert.match(ofRefund.words, 'It is a refund of $49.90 on Mar 1, 2026');
    assert.ok(ofRefund.links.includes(bought));
    await add(person, { ...refund, amount: '29.90', day: '2026-03-12' });
    const ofPurchase = await shown(bought);
    assert.match(ofPurchase.words, 'It was refunded: $20.00 on Mar 9, 2026 . It was refunded: $29.90 on Mar 12, 2026');
    assert.ok(ofPurchase.links.includes(back));
    await add(person, { ...refund, amount: '0.01', day: '2026-03-12' });
    assert.not.match((await shown(bought)).words, '$0.01');
  });

  test('an income adds to the balance', async () => {
    const { person, id, userId } = await withAccount(service());
    await add(person, { account: String(id), kind: 'income', amount: '1,234.50' });
    assert.is((await service().app.get(ports.accounts).get(userId, id))?.balance, 133_450);
  });

  test('what is wrong with a transaction is said beside its field', async () => {
    const { person, id } = await withAccount(service());
    for (const [fields, name, sentence] of [
      [{ amount: '0' }, 'amount', 'above 0'],
      [{ amount: '12.345' }, 'amount', 'no more decimals'],
      [{ amount: '-5' }, 'amount', 'above 0'],
      [{ day: '2026-02-30' }, 'day', 'Write a day'],
      [{ description: ' ' }, 'description', 'description'],
      [{ category_id: '999999' }, 'category_id', 'categor'],
      [{ category_id: 'none' }, 'category_id', 'categor'],
      [{ kind: 'gift' }, 'kind', 'Choose'],
    ] as const) {
      const page = await add(person, { account: String(id), ...fields });
      assert.is(page.status, 422, JSON.stringify(fields));
      assert.match(errorBeside(page, name) ?? '', sentence);
    }
    assert.match((await person.visit('/transactions')).text, '0 transactions');
  });

  test('the address of a list can be shared: a wrong part filters nothing and is named', async () => {
    const { person, id } = await withAccount(service());
    await add(person, { account: String(id) });
    const page = await person.visit('/transactions?from=yesterday&type=gift&account=x&page=-1');
    assert.is(page.status, 200);
    assert.match(errorBeside(page, 'from') ?? '', 'Write a day');
    assert.match(errorBeside(page, 'type') ?? '', 'Choose');
    assert.match(page.text, '1 transaction');
    assert.match((await person.visit('/transactions?page=2')).text, 'past the end');
    assert.match((await person.visit('/transactions?search=nowhere')).text, 'Nothing matches');
  });

  test('the script gets the form and the row alone', async () => {
    const { person, id } = await withAccount(service());
    const transaction = firstId(await add(person, { account: String(id) }));
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { Cookie: cookie, 'HX-Request': 'true' };
    const form = await fetch(`${service().url}/transactions/${transaction}`, { headers });
    assert.match(await form.text(), /^<tr role="row" id="t\d+" class="open">/);
    const row = await fetch(`${service().url}/transactions/${transaction}?part=row`, { headers });
    assert.match(await row.text(), /^<tr role="row" id="t\d+"><td/);
  });

  test('the script is sent to sign in once the session is over, and back to the list it was on', async () => {
    const { person, id } = await withAccount(service());
    const transaction = firstId(await add(person, { account: String(id) }));
    const page = `${service().url}/transactions?search=corner`;
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${service().url}/transactions/${transaction}`, {
        method,
        headers: { Accept: 'text/html', 'HX-Request': 'true', 'HX-Current-URL': page },
        redirect: 'manual',
      });
      assert.is(answer.status, 204, method);
      assert.is(answer.headers.get('hx-redirect'), '/sign-in?next=%2Ftransactions%3Fsearch%3Dcorner');
    }
  });

  test('the script gets a refusal in the shape of what it replaces, and no page', async () => {
    const { person } = await withAccount(service());
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const common = { Accept: 'text/html', Cookie: cookie, 'HX-Request': 'true' };
    const inRow = await fetch(`${service().url}/transactions/999999999`, {
      headers: { ...common, 'HX-Target': 'tr#t999999999' },
    });
    assert.is(inRow.status, 404);
    assert.match(
      await inRow.text(),
      /^<tr role="row" class="open"><td role="cell" colspan="5"><div class="notice danger"/,
    );
    const elsewhere = await fetch(`${service().url}/transactions/999999999`, {
      headers: { ...common, 'HX-Target': 'div#preview' },
    });
    assert.match(await elsewhere.text(), /^<div class="notice danger" role="alert">/);
  });

  test('the row of an own transfer says so, also after it was changed in place', async () => {
    const { person, id } = await withAccount(service());
    const created = await person.submit(
      await person.visit('/accounts/new'),
      { name: 'Savings', balance: '0' },
      '/accounts/new',
    );
    const other = [...created.text.matchAll(/account=(\d+)/g)]
      .map(([, each]) => Number(each))
      .find((each) => each !== id);
    await add(person, { account: String(other), kind: 'income', amount: '40', description: 'From Everyday' });
    const list = await add(person, { account: String(id), amount: '40', description: 'To savings' });
    const transaction = firstId(list);
    assert.match(list.text, 'Own transfer');
    assert.match(list.text, '>To Savings<');
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { Cookie: cookie, 'HX-Request': 'true' };
    const row = await fetch(`${service().url}/transactions/${transaction}?part=row`, { headers });
    assert.match(await row.text(), />To Savings<[\s\S]+Own transfer/);
  });

  test('totals that are out of range leave the rest of the overview and the accounts in reach', async () => {
    const { person, id, userId } = await withAccount(service());
    for (const name of ['Vault', 'Mine']) {
      const fields = { name, balance: '90,071,992,547,409.91' };
      await person.submit(await person.visit('/accounts/new'), fields, '/accounts/new');
    }
    const overview = await person.visit('/overview');
    assert.is(overview.status, 200);
    assert.match(overview.text, 'Bills in ');
    const accounts = await person.visit('/accounts');
    assert.is(accounts.status, 200);
    for (const name of ['Everyday', 'Vault', 'Mine']) assert.match(accounts.text, name);
    const [, vault] = await service().app.get(ports.accounts).list(userId);
    const question = await person.visit(`/accounts/${vault?.id}/delete`);
    assert.is((await person.submit(question, {}, `/accounts/${vault?.id}/delete`)).status, 200);
    assert.ok(id);
  });

  test('many accounts come in pages', async () => {
    const { person, userId } = await withAccount(service());
    const create = service().app.get(useCases.accounts).createBankAccount;
    for (let count = 0; count < 80; count += 1)
      await create(userId, { name: `Jar ${count}`, currency: USD, balance: 0 });
    const first = await person.visit('/accounts');
    assert.match(first.text, 'Page 1 of 2');
    assert.not.match(first.text, 'Jar 79');
    assert.match((await person.visit('/accounts?page=2')).text, 'Jar 79');
    const overview = await person.visit('/overview');
    assert.match(overview.text, 'All accounts (69 more)');
  });

  test('a filter that cannot be understood is not repeated in the links of the list', async () => {
    const { person, id } = await withAccount(service());
    await add(person, { account: String(id) });
    const long = 'x'.repeat(5_000);
    const { text } = await person.visit(`/transactions?search=${long}&type=expense`);
    assert.match(errorBeside({ text } as VisitedPage, 'search') ?? '', 'at most 200 characters');
    assert.is(text.split(long).length - 1, 1, 'in its own field alone');
    assert.match(text, encodeURIComponent('/transactions?type=expense'));
  });

  test('the list shows the beginning of long notes, and their own page all of them', async () => {
    const { person, id } = await withAccount(service());
    const notes = '😀'.repeat(1_000);
    const list = await add(person, { account: String(id), notes });
    assert.match(list.text, `“${'😀'.repeat(64)} …”`);
    assert.match((await person.visit(`/transactions/${firstId(list)}`)).text, notes);
  });

  test('the lines of notes end alike, whether a transaction is added or changed', async () => {
    const { person, id, userId } = await withAccount(service());
    const notes = 'ab\r\n'.repeat(2);
    const transaction = firstId(await add(person, { account: String(id), notes }));
    assert.is((await service().app.get(ports.transactions).get(userId, transaction))?.notes, 'ab\nab\n');
  });

  test('an amount that the balance cannot hold is refused in the form, which keeps what was typed', async () => {
    const { person, id, userId } = await withAccount(service());
    const page = await add(person, { account: String(id), kind: 'income', amount: '90071992547409.91' });
    assert.is(page.status, 422);
    assert.match(page.text, 'role="alert"');
    assert.match(page.text, 'value="Corner shop"');
    assert.is((await service().app.get(ports.accounts).get(userId, id))?.balance, 10_000);
  });

  test('the way back from a form stays on the list', async () => {
    const { person, id } = await withAccount(service());
    const transaction = firstId(await add(person, { account: String(id) }));
    for (const back of [
      '//evil.example',
      'https://evil.example',
      '/account',
      '/transactions/../x',
      'javascript:alert(1)',
    ]) {
      const { text } = await person.visit(`/transactions/${transaction}?back=${encodeURIComponent(back)}`);
      assert.not.match(text, 'evil');
      assert.match(text, 'href="/transactions"');
    }
  });

  test('what belongs to another user does not exist', async () => {
    const { person: stranger, id } = await withAccount(service());
    const transaction = firstId(await add(stranger, { account: String(id) }));
    const bill = await service()
      .app.get(useCases.bills)
      .createBill((await service().newUser({ email: 'bills@example.test' })).id, {
        name: 'Rent',
        amount: 1,
        cycle: 'monthly',
        nextDate: null,
      });
    const { person, id: own } = await withAccount(service());
    const places = [
      `/transactions/${transaction}`,
      `/transactions/${transaction}/delete`,
      `/accounts/${id}`,
      `/accounts/${id}/delete`,
      `/bills/${bill.id}`,
    ];
    for (const place of places) assert.is((await person.visit(place)).status, 404, place);
    const form = await person.visit(`/accounts/${own}/delete`);
    for (const action of [
      `/transactions/${transaction}/delete`,
      `/accounts/${id}/delete`,
      `/transactions/${transaction}`,
    ]) {
      const text = form.text.replaceAll(`/accounts/${own}/delete`, action);
      assert.is((await person.submit({ ...form, text }, { category: '101' }, action)).status, 404, action);
    }
    const foreign = await add(person, { account: String(id) });
    assert.match(errorBeside(foreign, 'account') ?? '', 'Choose one of your accounts.');
    assert.match((await stranger.visit('/transactions')).text, '1 transaction');
  });

  test('a bill is added by hand, archived and restored', async () => {
    const { person } = await withAccount(service());
    const form = await person.visit('/bills/new');
    const fields = { name: 'Club', amount: '30', cycle: 'quarterly', next: '2026-04-01' };
    const added = await person.submit(form, fields, '/bills/new');
    assert.match(added.text, 'Club');
    assert.match(added.text, 'every quarter');
    assert.match(added.text, '$10.00</span> per month');
    const bill = Number(/href="\/bills\/(\d+)"/.exec(added.text)?.[1]);
    const one = await person.visit(`/bills/${bill}`);
    const archived = await person.submit(one, {}, `/bills/${bill}/archive`);
    assert.match(archived.text, 'Archived');
    assert.match(archived.text, '$0.00</span> per month');
    const restored = await person.submit(await person.visit(`/bills/${bill}`), {}, `/bills/${bill}/restore`);
    assert.match(restored.text, '$10.00</span> per month');
    const wrong = await person.submit(form, { ...fields, amount: '0', next: 'soon' }, '/bills/new');
    assert.is(wrong.status, 422);
    assert.ok(errorBeside(wrong, 'amount'));
    assert.ok(errorBeside(wrong, 'next'));
  });

  test('the page of a transaction leads to why it is no bill, or of which one it is', async () => {
    const { person, id } = await withAccount(service());
    const shop = await add(person, { account: String(id), description: HOSTILE });
    const one = await person.visit(`/transactions/${firstId(shop)}`);
    const why = await person.visit(/href="(\/bills\/why[^"]*)"/.exec(one.text)?.[1] ?? '');
    assert.match(textOf(why.text), '1 of 1: no bill. One payment, $12.50.');
    assert.match(why.text, '&lt;script&gt;');
    assert.not.match(why.text, '<script>');
    assert.match((await person.visit('/bills')).text, 'href="/bills/why"');
    const nobody = await person.visit('/bills/why?merchant=%20');
    assert.is(nobody.status, 422);
    assert.is(errorBeside(nobody, 'merchant'), 'The merchant must be a name.');
    const empty = await person.visit('/bills/why');
    assert.is(errorBeside(empty, 'merchant'), undefined);
  });

  test('stored texts are shown as text', async () => {
    const { person, id } = await withAccount(service(), HOSTILE);
    await add(person, { account: String(id), description: HOSTILE, notes: HOSTILE });
    await person.submit(await person.visit('/bills/new'), { name: HOSTILE, amount: '1' }, '/bills/new');
    const list = await person.visit('/transactions');
    const bills = await person.visit('/bills');
    const bill = /href="(\/bills\/\d+)"/.exec(bills.text)?.[1] ?? '';
    const places = [
      '/overview',
      '/accounts',
      `/accounts/${id}`,
      `/transactions/${firstId(list)}`,
      bill,
      '/transactions/new',
    ];
    for (const page of [list, bills, ...(await Promise.all(places.map((place) => person.visit(place))))]) {
      assert.is(page.status, 200);
      assert.match(page.text, '&lt;script&gt;', page.url);
      assert.not.match(page.text, '<script>');
      assert.not.match(page.text, '<img src=x');
    }
  });

  test('no form does anything without its token or from another site', async () => {
    const { person, id, userId } = await withAccount(service());
    const transaction = firstId(await add(person, { account: String(id) }));
    for (const [place, action] of [
      ['/transactions/new', '/transactions/new'],
      [`/transactions/${transaction}`, `/transactions/${transaction}`],
      [`/transactions/${transaction}/delete`, `/transactions/${transaction}/delete`],
      ['/accounts/new', '/accounts/new'],
      [`/accounts/${id}`, `/accounts/${id}`],
      [`/accounts/${id}/delete`, `/accounts/${id}/delete`],
      ['/bills/new', '/bills/new'],
    ] as const) {
      const page = await person.submit(await person.visit(place), { form_token: 'x' }, action);
      assert.is(page.status, 403, action);
    }
    assert.is((await service().app.get(ports.accounts).get(userId, id))?.balance, 8_750);
  });
};
