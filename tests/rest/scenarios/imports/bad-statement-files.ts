import * as assert from 'uvu/assert';
import { BAD_STATEMENT_FILES } from '../../../support/files/bad-statement-files.ts';
import { aManualAccount, EUR } from '../../../support/fixtures.ts';
import type { Caller, HttpService } from '../../../support/service/http-service.ts';
import type { Scenarios } from '../../scenarios.ts';

const GOOD = 'Date,Amount,Description\n2026-03-02,-3.50,COFFEE';

/** Contract 8. */
export const badStatementFileScenarios: Scenarios = (test, service) => {
  for (const { name, bytes, says, status = 422, field = 'file' } of BAD_STATEMENT_FILES) {
    test(`${name} is refused with a sentence, and changes nothing`, async () => {
      const { caller, id } = await stage(service());
      const before = await everything(caller);
      const answer = await upload(service(), caller, id, bytes());
      assert.is(answer.status, status, answer.text);
      const { message, errors } = answer.json();
      assert.equal(Object.keys(errors ?? {}), status === 422 ? [field] : []);
      assert.match(errors === undefined ? message : errors[field].join(' '), says);
      assert.is(await everything(caller), before);
    });
  }

  test('the account of another user is refused like one that is not there, and nothing changes', async () => {
    const { caller } = await stage(service());
    const stranger = await stage(service());
    const before = await everything(caller);
    const answers = [];
    for (const id of [stranger.id, 999_999_999]) {
      const answer = await upload(service(), caller, id, new TextEncoder().encode(GOOD));
      assert.equal([answer.status, Object.keys(answer.json().errors)], [422, ['bank_account_id']]);
      answers.push(answer.text);
    }
    assert.is(answers[0], answers[1]);
    assert.is(await everything(caller), before);
    assert.is((await stranger.caller.get('/v1/transactions')).json().total, 1);
  });
};

/** A caller with one account in euros, and one import. */
async function stage(service: HttpService) {
  const caller = await service.newCaller();
  const { id } = await service.prepare((stores) => aManualAccount(stores, caller.userId, { currency: EUR }));
  const good = await upload(service, caller, id, new TextEncoder().encode(GOOD));
  assert.is(good.status, 201);
  return { caller, id };
}

function upload(service: HttpService, caller: Caller, id: number, bytes: Uint8Array<ArrayBuffer>) {
  const headers = { 'Content-Type': 'application/octet-stream' };
  return service.send('POST', `/v1/imports?bank_account_id=${id}`, { bearer: caller.key, text: bytes, headers });
}

async function everything(caller: Caller): Promise<string> {
  const answers = [];
  for (const list of ['transactions', 'bank-accounts', 'imports']) answers.push((await caller.get(`/v1/${list}`)).text);
  return answers.join('\n');
}
