import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import type { Scenarios } from '../../scenarios.ts';

const CORPUS = new URL('../../../statement-files/corpus/doors/', import.meta.url);

/** What opens, as name, currency and balance, if the rest of the file says all of it. */
type Opened = readonly (readonly [name: string, currency: string, balance: number])[];

/** Files of several accounts that have names or currencies instead of numbers (doors notes, files 1 and 8). */
const FILES: Readonly<Record<string, Opened>> = {
  'files-1-account-names.csv': [
    ['Checking', 'USD', -145_420],
    ['Savings', 'USD', 50_115],
  ],
  'files-1-actual.csv': [
    ['Checking', 'USD', 104_580],
    ['Savings', 'USD', 60_000],
  ],
  'files-1-broker-all-accounts.csv': [
    ['Individual - TOD …5678', 'USD', 151_234],
    ['ROTH IRA …7890', 'USD', 5_000],
  ],
  'files-1-firefly.csv': [
    ['Checking', 'EUR', 328_760],
    ['Savings', 'EUR', 20_000],
    ['Card', 'EUR', -4_000],
  ],
  'files-1-lunch-money.csv': [
    ['Ally Checking', 'USD', 244_580],
    ['N26 Main', 'EUR', -1_210],
    ['Ally Savings', 'USD', 42],
  ],
  'files-1-mint.csv': [
    ['Everyday Checking', 'USD', 249_475],
    ['Rewards Visa', 'USD', -4_210],
    ['High Yield Savings', 'USD', 42],
  ],
  'files-1-n26-spaces.csv': [
    ['N26 Main Account', 'EUR', 32_655],
    ['N26 Holiday', 'EUR', 5_000],
  ],
  'files-1-names-as-accounts.csv': [
    ['CHECKING', 'USD', 118_800],
    ['GOLD CARD', 'USD', -13_000],
    ['BLUE CARD', 'USD', -2_000],
  ],
  'files-1-ofx-two-accounts.ofx': [
    ['Chase Checking …6789', 'USD', 94_580],
    ['Chase Savings …4321', 'USD', 50_115],
  ],
  'files-1-paypal.csv': [
    ['PayPal (USD)', 'USD', 8_000],
    ['PayPal (EUR)', 'EUR', -2_000],
    ['PayPal (CDF)', 'CDF', -500_000],
  ],
  'files-1-quicken.qif': [
    ['Checking', 'USD', 104_580],
    ['Savings', 'USD', 10_000],
    ['Visa', 'USD', -2_000],
  ],
  'files-1-revolut.csv': [
    ['Revolut Current (EUR)', 'EUR', 9_740],
    ['Revolut Savings', 'EUR', 5_000],
    ['Revolut Current (USD)', 'USD', 3_310],
  ],
  'files-1-wise-conversion.csv': [
    ['Wise (EUR)', 'EUR', 19_830],
    ['Wise (USD)', 'USD', 22_000],
  ],
  'files-1-ynab.csv': [
    ['Checking', 'USD', 104_580],
    ['Savings', 'USD', 60_000],
  ],
  'files-8-starting-balance-alone.csv': [
    ['Checking', 'USD', 118_800],
    ['Card', 'USD', -8_000],
  ],
};

export const manyAccountScenarios: Scenarios = (test, service) => {
  for (const [name, opened] of Object.entries(FILES)) {
    test(`${name} opens ${opened.length} accounts, is known the second time, and goes when it is undone`, async () => {
      const caller = await service().newCaller();
      const take = async (query: string) => {
        const request = { bearer: caller.key, text: readFileSync(new URL(name, CORPUS)), headers: UPLOAD };
        const answer = await service().send('POST', `/v1/imports?${query}`, request);
        return answer.json();
      };
      const accounts = async (): Promise<unknown[]> =>
        (await caller.get('/v1/bank-accounts'))
          .json()
          .map((one: { name: string; currency: string; balance: number }) => [one.name, one.currency, one.balance]);
      const first = await take('create_accounts=true&currency=USD');
      assert.equal(await accounts(), opened);
      const again = await take('create_accounts=true&currency=USD');
      assert.equal(
        again.statements.map((one: { added: number; opened_account?: object }) => [one.added, one.opened_account]),
        opened.map(() => [0, undefined]),
      );
      assert.equal(await accounts(), opened);
      for (const { id } of [again, first]) assert.is((await caller.delete(`/v1/imports/${id}`)).status, 204);
      assert.equal(await accounts(), []);
    });
  }

  test('without a watched folder, nothing is asked about its files', async () => {
    const caller = await service().newCaller();
    const answer = await caller.get('/v1/asked-files');
    assert.equal([answer.status, answer.json()], [200, []]);
  });

  test('what a file leaves open can be answered by its question alone, and new accounts get their names', async () => {
    const caller = await service().newCaller();
    const text = 'Date,Account,Text,Amount\n03/04/2026,Main,Shop,3.50\n05/04/2026,Other,Pay,2.00\n';
    const take = (parameters: Readonly<Record<string, string>>) =>
      service().send('POST', `/v1/imports?${new URLSearchParams(parameters).toString()}`, {
        bearer: caller.key,
        text,
        headers: UPLOAD,
      });
    let parameters: Record<string, string> = {};
    const kinds: string[] = [];
    let answer = await take(parameters);
    for (; answer.status === 422 && kinds.length < 5; answer = await take(parameters)) {
      const { kind, questions = [], accounts = [] } = answer.json().question;
      kinds.push(kind);
      for (const { answers } of questions) parameters = { ...parameters, ...answers[0].parameters };
      for (const { key } of kind === 'accounts' ? accounts : [])
        parameters = { ...parameters, [`accounts[${key}]`]: 'new', [`account_names[${key}]`]: `My ${key}` };
      if (kind === 'currency') parameters['currency'] = 'USD';
    }
    assert.equal([kinds, answer.status], [['reading', 'accounts', 'currency'], 201]);
    const names = (await caller.get('/v1/bank-accounts')).json().map((one: { name: string }) => one.name);
    assert.equal(names, ['My Main', 'My Other']);
  });
};

const UPLOAD = { 'Content-Type': 'application/octet-stream' };
