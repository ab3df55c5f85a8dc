import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { replace } from '../../config/container.ts';
import { ports } from '../../config/tokens.ts';
import { CREDENTIALS, GOOD_CODE, GOOD_TOKEN, stubBankFeeds, UNLUCKY_TOKEN } from '../support/feeds/stub-bank-feeds.ts';
import { type AdminCommandLine, adminCommandLine, type CommandOutcome } from '../support/service/admin-command-line.ts';

const test = suite('connections on the command line');
let line: AdminCommandLine;
let users = 0;

test.before(async () => {
  line = await adminCommandLine([replace(ports.bankFeeds, stubBankFeeds())]);
});
test.after(() => line.app.close());

/** Runs commands for a new user. */
async function newUser() {
  const email = `person-${(users += 1)}@example.test`;
  await line.run('user', 'create', '--email', email, '--password', 'correct horse', '--currency', 'USD');
  const run = (...args: readonly string[]) => line.run('connections', ...args, '--email', email);
  const add = (input = GOOD_TOKEN) =>
    line.runWith(
      { readInput: async () => `${input}\n` },
      'connections',
      'add',
      'simplefin',
      '--email',
      email,
      '--json',
    );
  const connected = async (): Promise<number> => JSON.parse((await add()).out).id;
  return { email, run, add, connected };
}

function worked({ code, out, err }: CommandOutcome): string {
  assert.is(code, 0, err);
  return out;
}

test('a setup token is read from standard input', async () => {
  const { add, run } = await newUser();
  const connection = JSON.parse(worked(await add()));
  assert.equal([connection.provider, connection.state], ['simplefin', 'active']);
  assert.match(worked(await run('list')), new RegExp(`^${connection.id}\tSimpleFIN\t`));
});

test('a setup token is asked for at the terminal, and not shown', async () => {
  const { email } = await newUser();
  const asked: string[] = [];
  const terminal = {
    ask: async () => '',
    askHidden: async (question: string) => {
      asked.push(question);
      return GOOD_TOKEN;
    },
  };
  worked(await line.runWith({ terminal }, 'connections', 'add', 'simplefin', '--email', email));
  assert.equal(asked, ['Setup token: ']);
});

test('a setup token may be an option as well', async () => {
  worked(await (await newUser()).run('add', 'simplefin', '--setup-token', GOOD_TOKEN));
});

test('a refused token and a provider that fails end with 1 and a sentence', async () => {
  const { add, run } = await newUser();
  assert.equal(await add('used'), { code: 1, out: '', err: 'This is not a setup token.' });
  assert.match((await add(UNLUCKY_TOKEN)).err, /^SimpleFIN cannot be reached/);
  const missing = await run('add', 'enablebanking', '--bank', 'First Bank', '--country', 'DE');
  assert.equal([missing.code, missing.err], [1, 'This server has no settings for Enable Banking.']);
  assert.is(worked(await run('list')), 'No connections yet.');
});

test('an unknown provider is wrong use', async () => {
  assert.is((await (await newUser()).run('add', 'swift')).code, 2);
});

test('a sync says what it brought, and what it brings again is nothing', async () => {
  const { run, connected } = await newUser();
  const id = String(await connected());
  assert.is(worked(await run('sync', id)), '4 added, 0 updated, 0 gone.');
  assert.is(worked(await run('sync', id)), '0 added, 0 updated, 0 gone.');
  const third = await run('sync', id);
  assert.is(third.code, 1);
  assert.match(third.err, /^The provider allows no more fetches until/);
});

test('a connection is shown with its accounts, balances and last fetch, and without its secrets', async () => {
  const { run, connected } = await newUser();
  const id = String(await connected());
  await run('sync', id);
  const text = worked(await run('show', id));
  assert.match(text, /Account A\tFirst Bank\t\$1,234\.56\tgoes to account \d+\tlast fetched \d{4}-/);
  const json = worked(await run('show', id, '--json'));
  assert.is(JSON.parse(json).accounts.length, 2);
  assert.not.match(text + json, /credential|sealed|"key"/);
  assert.match(CREDENTIALS, /credential/);
});

test('accounts are linked, created and ignored by options that may be repeated', async () => {
  const { email, run, connected } = await newUser();
  const bank = ['--bank', 'Harbor', '--balance', '0', '--email', email];
  await line.run('account', 'connect', ...bank, '--name', 'Dollars', '--currency', 'USD');
  await line.run('account', 'connect', ...bank, '--name', 'Euros', '--currency', 'EUR');
  const id = String(await connected());
  await run('sync', id);
  const [a, b] = JSON.parse(worked(await run('accounts', id, '--json')));
  assert.equal([a.decision, b.decision], ['undecided', 'undecided']);
  assert.match(worked(await run('list')), /Choose what to do with 2 accounts/);
  const [dollars] = JSON.parse((await line.run('account', 'list', '--email', email, '--json')).out);
  const mapped = worked(await run('accounts', id, '--link', `${a.id}=${dollars.id}`, '--ignore', String(b.id)));
  assert.match(mapped, new RegExp(`goes to account ${dollars.id}`));
  assert.match(mapped, /ignored/);
  assert.match(worked(await run('accounts', id, '--create', String(b.id))), /Account B.*goes to account/);
  assert.is((await run('accounts', id, '--link', '12')).code, 2);
  const turned = JSON.parse(
    worked(await run('accounts', id, '--owed', String(b.id), '--owned', String(a.id), '--json')),
  );
  assert.equal(
    turned.map(({ balance, isBalanceTurned }: Record<string, unknown>) => [balance, isBalanceTurned]),
    [
      [123_456, false],
      [-123_456, true],
    ],
  );
});

test('a consent prints its address, and is finished with the address to which the browser came back', async () => {
  const { run } = await newUser();
  const begun = JSON.parse(worked(await run('add', 'plaid', '--no-wait', '--json')));
  assert.is(begun.state, 'awaiting_consent');
  const state = new URL(begun.url).searchParams.get('state');
  const id = String(begun.id);
  assert.match(worked(await run('finish', id)), /awaiting_consent/);
  const back = `http://127.0.0.1:3000/connections/return?state=${state}&code=${GOOD_CODE}`;
  assert.match(worked(await run('finish', id, '--address', back)), /\tactive\t/);
  assert.is((await run('finish', id, '--address', 'http://127.0.0.1:3000/')).code, 2);
});

test('waiting for a consent ends when the browser has come back elsewhere', async () => {
  const { email, run } = await newUser();
  const printed: string[] = [];
  let finished: Promise<CommandOutcome> | undefined;
  const err = (text: string) => {
    printed.push(text);
    const url = URL.parse(text);
    const state = url?.searchParams.get('state');
    if (state === null || state === undefined) return;
    finished = run('list', '--json').then(({ out }) => {
      const back = `http://127.0.0.1:3000/connections/return?state=${state}&code=${GOOD_CODE}`;
      return run('finish', String(JSON.parse(out)[0].id), '--address', back);
    });
  };
  const outcome = await line.runWith({ err }, 'connections', 'add', 'plaid', '--email', email);
  assert.match(worked(outcome), /\tactive\t/);
  assert.match(printed[0] ?? '', /^Open this address in a browser/);
  assert.is((await finished)?.code, 0);
});

test('a connection is renewed with a new token', async () => {
  const { email, run, connected } = await newUser();
  const id = String(await connected());
  const given = { readInput: async () => GOOD_TOKEN };
  assert.match(worked(await line.runWith(given, 'connections', 'renew', id, '--email', email)), /\tactive\t/);
  assert.is((await run('renew', id, '--setup-token', 'used')).err, 'This is not a setup token.');
});

test('removing says whether the provider knows', async () => {
  const { run, connected } = await newUser();
  const id = String(await connected());
  assert.is(worked(await run('remove', id)), `Connection ${id} was removed.`);
  assert.equal([(await run('show', id)).code, (await run('show', id)).err], [1, 'No such connection.']);
});

test('providers and banks are listed', async () => {
  assert.match(worked(await line.run('connections', 'providers')), /^simplefin\tConnect your banks/);
  assert.match(
    worked(await line.run('connections', 'providers')),
    /enablebanking\tThis server has no settings for it\./,
  );
  assert.match(worked(await line.run('connections', 'banks', 'simplefin', '--country', 'US')), /^You choose your bank/);
});

for (const command of ['providers', 'banks', 'add', 'finish', 'list', 'show', 'accounts', 'sync', 'renew', 'remove']) {
  test(`connections ${command} --help says what it does`, async () => {
    assert.match(worked(await line.run('connections', command, '--help')), /Usage: coffer connections/);
  });
}

test.run();
