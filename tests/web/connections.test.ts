import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { replace } from '../../config/container.ts';
import { ports, useCases } from '../../config/tokens.ts';
import { addSeconds } from '../../domain/calendar.ts';
import { FeedFailure } from '../../domain/feeds/feed-problem.ts';
import { aFetch, anAccount, aProblem, FakeFeed, fedAccount } from '../support/feeds/fake-feed.ts';
import type { Person } from '../support/person.ts';
import { openMemoryService } from '../support/service/http-service.ts';
import { errorBeside, HOSTILE, openWebService, type WebService } from '../support/service/web-service.ts';

const test = suite('pages of connections');
const simplefin = new FakeFeed('simplefin');
const bank = new FakeFeed('enablebanking');
let service: WebService;

test.before(async () => {
  const feeds = new Map([simplefin, bank].map((feed) => [feed.provider, feed]));
  service = await openWebService((options) =>
    openMemoryService({ ...options, replace: [...(options?.replace ?? []), replace(ports.bankFeeds, feeds)] }),
  );
});
test.after(() => service.close());

function showing(account: ReturnType<typeof anAccount>) {
  return aFetch([], { accounts: [fedAccount([], { account, coverage: null })] });
}

async function aPerson(): Promise<{ person: Person; userId: number }> {
  const user = await service.newUser();
  return { person: await service.signIn(user), userId: user.id };
}

async function connected(person: Person, userId: number): Promise<number> {
  const form = await person.visit('/connections/new?provider=simplefin');
  const page = await person.submit(form, { setup_token: 'a token' }, '/connections');
  assert.match(page.text, 'The connection works.');
  const id = Number(/\/connections\/(\d+)/.exec(page.url)?.[1]);
  await service.app.get(useCases.connections).syncConnection(userId, id);
  return id;
}

test('a person connects a bank with a token, says where its accounts go, and removes it', async () => {
  const { person, userId } = await aPerson();
  simplefin.respond = async () => showing(anAccount({ name: 'Giro' }));
  const id = await connected(person, userId);
  const page = await person.visit(`/connections/${id}`);
  assert.match(page.text, 'Giro');
  const [account] = (await service.app.get(useCases.connections).showConnection(userId, id)).accounts;
  const chosen = await person.submit(page, { [`account_${account?.id}`]: 'ignore' }, `/connections/${id}/accounts`);
  assert.match(chosen.text, 'Your choice is stored.');
  assert.is((await service.app.get(useCases.connections).showConnection(userId, id)).accounts[0]?.decision, 'ignored');
  const list = await person.visit('/connections');
  assert.match(list.text, 'SimpleFIN');
  const question = await person.visit(`/connections/${id}/remove`);
  const gone = await person.submit(question, {}, `/connections/${id}/remove`);
  assert.match(gone.text, 'The connection was removed.');
  assert.equal(await service.app.get(useCases.connections).listConnections(userId), []);
});

test('4: what a positive balance is, is asked where it may be a debt, and a balance that nobody states is unknown', async () => {
  const { person, userId } = await aPerson();
  const giro = anAccount({ name: 'Giro', balance: null });
  const mortgage = anAccount({ key: 'M', name: 'House mortgage', kind: null });
  const accounts = [giro, mortgage].map((account) => fedAccount([], { account, coverage: null }));
  simplefin.respond = async () => aFetch([], { accounts });
  const id = await connected(person, userId);
  const list = async () => (await person.visit('/accounts')).text;
  assert.match(await list(), '-$1,234.56');
  assert.match(await list(), 'unknown');
  assert.match(await list(), '“Giro” is left out: its bank states no balance.');
  const page = await person.visit(`/connections/${id}`);
  assert.match(page.text, 'What a positive balance of “House mortgage” is');
  assert.not.match(page.text, 'What a positive balance of “Giro” is');
  const owed = (await service.app.get(useCases.connections).showConnection(userId, id)).accounts[1];
  const chosen = await person.submit(page, { [`sign_${owed?.id}`]: 'owned' }, `/connections/${id}/accounts`);
  assert.match(chosen.text, 'Your choice is stored.');
  assert.not.match(await list(), '-$1,234.56');
});

test('4: a page that was loaded before something was decided anew does not take it back', async () => {
  const { person, userId } = await aPerson();
  const mortgage = anAccount({ name: 'House mortgage', kind: null });
  simplefin.respond = async () => showing(mortgage);
  const id = await connected(person, userId);
  const use = service.app.get(useCases.connections);
  const page = await person.visit(`/connections/${id}`);
  const [account] = (await use.showConnection(userId, id)).accounts;
  const only = account?.id ?? 0;
  await use.mapFeedAccounts(userId, id, [
    { id: only, decision: 'owned' },
    { id: only, decision: 'ignore' },
  ]);
  const now = async () => {
    const [one] = (await use.showConnection(userId, id)).accounts;
    return [one?.decision, one?.isBalanceTurned];
  };
  const unchanged = await person.submit(page, {}, `/connections/${id}/accounts`);
  assert.equal([unchanged.status, await now()], [200, ['ignored', false]]);
  const changed = await person.submit(page, { [`account_${only}`]: 'create' }, `/connections/${id}/accounts`);
  assert.match(changed.text, 'This connection has changed meanwhile.');
  assert.equal(await now(), ['ignored', false]);
  await person.submit(changed, { [`account_${only}`]: 'create' }, `/connections/${id}/accounts`);
  assert.equal(await now(), ['linked', false]);
});

test('3: that a bank wants its user to sign in is said by the connection and in the list of accounts', async () => {
  const { person, userId } = await aPerson();
  const problem = aProblem('sign_in_needed');
  simplefin.respond = async () => aFetch([], { accounts: [fedAccount([], { problem })] });
  const id = await connected(person, userId);
  for (const address of ['/connections', `/connections/${id}`, '/accounts']) {
    assert.match((await person.visit(address)).text, problem.message, address);
  }
});

test('1: an account that may be one of the user’s is asked about by its name', async () => {
  const { person, userId } = await aPerson();
  simplefin.respond = async () => showing(anAccount({ name: 'Giro' }));
  await connected(person, userId);
  simplefin.respond = async () => showing(anAccount({ key: 'ACT-9', name: 'Giro' }));
  const id = await connected(person, userId);
  assert.match((await person.visit(`/connections/${id}`)).text, 'Is this your account <bdi>Giro</bdi>?');
});

test('a bank is chosen by country, and a link leads to the place of consent', async () => {
  const { person } = await aPerson();
  const expiresAt = addSeconds(service.clock.now(), 600);
  bank.start = async () => ({ kind: 'consent', url: 'https://bank.example/agree?x=1', pending: 'secret', expiresAt });
  const wrong = await person.visit('/connections/new?provider=enablebanking&country=1');
  assert.match(errorBeside(wrong, 'country') ?? '', 'two letters');
  const form = await person.visit('/connections/new?provider=enablebanking&country=de');
  assert.match(form.text, 'Example Bank');
  const way = await person.submit(form, { bank: 'Example Bank' }, '/connections');
  assert.match(way.text, 'href="https://bank.example/agree?x=1"');
  assert.not.match(way.text, 'secret');
  assert.equal(bank.starts.at(-1)?.returnUrl, `${service.url}/connections/return`);
  assert.match((await person.visit('/connections')).text, 'Waiting for your consent');
});

test('what a provider refuses is said above the form, and the token does not come back', async () => {
  const { person } = await aPerson();
  const before = simplefin.start;
  simplefin.start = async () => {
    throw new FeedFailure(aProblem('payment_required'));
  };
  const form = await person.visit('/connections/new?provider=simplefin');
  const page = await person.submit(form, { setup_token: 'a secret token' }, '/connections');
  simplefin.start = before;
  assert.ok(page.status >= 400);
  assert.match(page.text, 'role="alert"');
  assert.not.match(page.text, 'a secret token');
});

test('a fetch is asked for, and refused in words where none can help', async () => {
  const { person, userId } = await aPerson();
  const id = await connected(person, userId);
  const done = await person.submit(await person.visit(`/connections/${id}`), {}, `/connections/${id}/sync`);
  assert.match(done.text, 'Coffer fetches what is new.');
});

test('names of banks and accounts are shown as text', async () => {
  const { person, userId } = await aPerson();
  const account = anAccount({ key: 'evil', name: HOSTILE, institution: { name: HOSTILE, country: null } });
  simplefin.respond = async () => showing(account);
  const id = await connected(person, userId);
  for (const place of ['/connections', `/connections/${id}`, '/accounts', '/overview']) {
    const { text, status } = await person.visit(place);
    assert.is(status, 200, place);
    assert.not.match(text, '<script>');
  }
});

test('connections of others do not exist, and no form works without its token', async () => {
  const { person: owner, userId } = await aPerson();
  const id = await connected(owner, userId);
  const { person } = await aPerson();
  for (const place of [`/connections/${id}`, `/connections/${id}/remove`]) {
    assert.is((await person.visit(place)).status, 404, place);
  }
  const form = await owner.visit(`/connections/${id}/remove`);
  const token = /name="form_token" value="([^"]*)"/.exec((await person.visit('/accounts/new')).text)?.[1] ?? '';
  for (const action of ['remove', 'sync', 'renew', 'accounts']) {
    const text = form.text.replaceAll(`/connections/${id}/remove`, `/connections/${id}/${action}`);
    const page = await person.submit({ ...form, text }, { form_token: token }, `/connections/${id}/${action}`);
    assert.is(page.status, 404, action);
    assert.is((await owner.submit({ ...form, text }, { form_token: 'x' }, `/connections/${id}/${action}`)).status, 403);
  }
  assert.is((await owner.visit(`/connections/${id}`)).status, 200);
});

test('where nothing is set up, the page says so and leads to files', async () => {
  const bare = await openWebService((options) =>
    openMemoryService({ ...options, replace: [...(options?.replace ?? []), replace(ports.bankFeeds, new Map())] }),
  );
  const person = await bare.signIn(await bare.newUser());
  const { text } = await person.visit('/connections');
  assert.match(text, 'href="/import"');
  assert.not.match(text, 'href="/connections/new"');
  await bare.close();
});

test.run();
