import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { replace } from '../../config/container.ts';
import { ports, useCases } from '../../config/tokens.ts';
import { GOOD_CODE, stubBankFeeds } from '../support/feeds/stub-bank-feeds.ts';
import { openMemoryService } from '../support/service/http-service.ts';
import { openWebService, PASSWORD, type WebService } from '../support/service/web-service.ts';

const test = suite('the page to which a browser comes back from a bank');
let service: WebService;
test.before(async () => {
  service = await openWebService((options) =>
    openMemoryService({
      ...options,
      replace: [...(options?.replace ?? []), replace(ports.bankFeeds, stubBankFeeds())],
    }),
  );
});
test.after(() => service.close());

/** A connection that waits for the consent of a new user. */
async function awaitingConsent() {
  const user = await service.newUser();
  const returnUrl = `${service.url}/connections/return`;
  const begun = await service.app.get(useCases.connections).beginConnection(user.id, { provider: 'plaid', returnUrl });
  const state = new URL(begun.kind === 'consent' ? begun.url : '').searchParams.get('state') ?? '';
  const stateNow = async () =>
    (await service.app.get(useCases.connections).showConnection(user.id, begun.connection.id)).state;
  return { user, state, stateNow, address: `/connections/return?state=${state}&code=${GOOD_CODE}` };
}

test('a person who is signed in presses a button, and the bank is connected', async () => {
  const { user, address, stateNow } = await awaitingConsent();
  const person = await service.signIn(user);
  const page = await person.visit(address);
  assert.match(page.text, /Connect the bank/);
  assert.is(await stateNow(), 'awaiting_consent');
  const done = await person.submit(page, {});
  assert.match(done.text, /The bank is connected/);
  assert.is(await stateNow(), 'active');
  assert.is((await person.submit(page, {})).status, 404);
});

test('a person who is not signed in signs in first, and comes back', async () => {
  const { user, address, stateNow } = await awaitingConsent();
  const person = service.browser();
  const signIn = await person.visit(address);
  assert.match(signIn.url, /\/sign-in\?next=/);
  const page = await person.submit(signIn, { email: user.email ?? '', password: PASSWORD });
  assert.match(page.text, /Connect the bank/);
  await person.submit(page, {});
  assert.is(await stateNow(), 'active');
});

test('somebody else who opens the address connects nothing, to nobody', async () => {
  const { address, stateNow } = await awaitingConsent();
  const stranger = await service.newUser();
  const person = await service.signIn(stranger);
  const answer = await person.submit(await person.visit(address), {});
  assert.is(answer.status, 404);
  assert.is(await stateNow(), 'awaiting_consent');
  assert.equal(await service.app.get(useCases.connections).listConnections(stranger.id), []);
});

test('a bank that reports a refusal is said so, and nothing is connected', async () => {
  const { user, state, stateNow } = await awaitingConsent();
  const person = await service.signIn(user);
  const page = await person.visit(`/connections/return?state=${state}&error=access_denied`);
  assert.match(page.text, /The bank was not connected/);
  assert.is((await person.submit(page, {})).status, 502);
  assert.is(await stateNow(), 'awaiting_consent');
});

test('a code that the bank does not know is refused with its sentence', async () => {
  const { user, state } = await awaitingConsent();
  const person = await service.signIn(user);
  const page = await person.visit(`/connections/return?state=${state}&code=%3Cscript%3E`);
  assert.not.match(page.text, /value="<script>/);
  const answer = await person.submit(page, {});
  assert.is(answer.status, 422);
  assert.match(answer.text, /This is not a code of the bank/);
});

test('an address without a state is nothing', async () => {
  const person = await service.signIn(await service.newUser());
  assert.is((await person.visit('/connections/return?code=1')).status, 404);
});

test.run();
