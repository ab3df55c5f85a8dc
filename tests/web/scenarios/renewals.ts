import * as assert from 'uvu/assert';
import { ports } from '../../../config/tokens.ts';
import { aManualAccount, aTransaction, newRenewal } from '../../support/fixtures.ts';
import { HOSTILE } from '../../support/service/web-service.ts';
import type { WebScenario } from './web-scenario.ts';

const PAGE = '/account/renewals';

export const renewals: WebScenario = (test, service) => {
  async function aPerson() {
    const user = await service().newUser();
    const stores = service().app.get(ports.unitOfWork);
    const transaction = await stores.run(async (unit) =>
      aTransaction(unit, await aManualAccount(unit, user.id), { description: HOSTILE }),
    );
    const { after, ...renewal } = newRenewal(transaction);
    const renewed = { ...transaction, ...after };
    await stores.run(async (unit) => {
      await unit.transactions.changeAll(user.id, { renewed: [renewed] });
      await unit.renewals.putAll(user.id, [{ ...renewal, after }]);
    });
    const category = async () => (await service().app.get(ports.transactions).get(user.id, transaction.id))?.categoryId;
    return { person: await service().signIn(user), category };
  }

  test('the page shows what became better, and takes it back when it is asked to', async () => {
    const { person, category } = await aPerson();
    const page = await person.visit(PAGE);
    for (const part of ['1 transaction has a new name', 'No name', 'Uncategorised', 'Café “Żabka”', '&lt;script&gt;']) {
      assert.match(page.text, part);
    }
    assert.not.match(page.text, '<script>');
    assert.is(await category(), 133);
    const done = await person.submit(page, {});
    assert.match(done.text, 'The names and categories are as they were.');
    assert.match(done.text, 'Nothing has changed');
    assert.is(await category(), 1);
  });

  test('nobody sees or takes back what belongs to another', async () => {
    const { category } = await aPerson();
    const stranger = await service().signIn(await service().newUser());
    const page = await stranger.visit(PAGE);
    assert.match(page.text, 'Nothing has changed');
    const own = await aPerson();
    await own.person.submit(await own.person.visit(PAGE), {});
    assert.is(await category(), 133);
  });
};
