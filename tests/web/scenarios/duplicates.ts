import * as assert from 'uvu/assert';
import { ports } from '../../../config/tokens.ts';
import { aManualAccount, aTransaction } from '../../support/fixtures.ts';
import { HOSTILE } from '../../support/service/web-service.ts';
import type { WebScenario } from './web-scenario.ts';

const PAGE = '/transactions/duplicates';

export const duplicates: WebScenario = (test, service) => {
  async function aPair() {
    const user = await service().newUser();
    const pair = await service()
      .app.get(ports.unitOfWork)
      .run(async (stores) => {
        const account = await aManualAccount(stores, user.id);
        const kept = await aTransaction(stores, account, { description: 'Lunch' });
        const { id } = await aTransaction(stores, account, { description: HOSTILE });
        const open = { settledAs: null, settledAt: null, united: null };
        await stores.possibleDuplicates.putAll(user.id, [{ id, userId: user.id, duplicateOf: kept.id, ...open }]);
        return { id, keptId: kept.id };
      });
    const live = async () => {
      const found = await service().app.get(ports.transactions).getAll(user.id, [pair.keptId, pair.id]);
      return found.map(({ id }) => id);
    };
    return { person: await service().signIn(user), pair, live };
  }

  test('two that are the same become one with a click, and two again with another', async () => {
    const { person, pair, live } = await aPair();
    assert.match((await person.visit('/transactions')).text, '1 possible duplicate to settle');
    assert.match((await person.visit('/overview')).text, 'Payments that may be there twice');
    const page = await person.visit(PAGE);
    for (const part of ['Lunch', 'Entered by hand', '1 to settle', '&lt;script&gt;']) assert.match(page.text, part);
    assert.not.match(page.text, '<script>');
    const done = await person.submit(page, { as: 'same' }, `${PAGE}/${pair.id}`);
    for (const part of ['The two are one now.', 'Nothing to settle', 'One payment']) assert.match(done.text, part);
    assert.equal(await live(), [pair.keptId]);
    const back = await person.submit(done, { as: 'open' }, `${PAGE}/${pair.id}`);
    for (const part of ['It was taken back.', '1 to settle']) assert.match(back.text, part);
    assert.equal(await live(), [pair.keptId, pair.id]);
  });

  test('two that are both real stay, and are not asked about again', async () => {
    const { person, pair, live } = await aPair();
    const done = await person.submit(await person.visit(PAGE), { as: 'different' }, `${PAGE}/${pair.id}`);
    for (const part of ['Both stay', 'Nothing to settle', 'Both are real']) assert.match(done.text, part);
    assert.equal(await live(), [pair.keptId, pair.id]);
    assert.not.match((await person.visit('/transactions')).text, 'to settle');
  });

  test('nobody sees or settles what belongs to another', async () => {
    const { pair, live } = await aPair();
    const own = await aPair();
    const page = await own.person.visit(PAGE);
    const stolen = { ...page, text: page.text.replaceAll(`${PAGE}/${own.pair.id}`, `${PAGE}/${pair.id}`) };
    const refused = await own.person.submit(stolen, { as: 'same' }, `${PAGE}/${pair.id}`);
    assert.is(refused.status, 404);
    assert.equal(await live(), [pair.keptId, pair.id]);
  });
};
