import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ports, useCases } from '../../config/tokens.ts';
import { newPerson } from '../support/person.ts';
import { approveAs, newVerifier, tokensOf } from '../support/sign-in/oauth-client.ts';
import { ADA, type OAuthService, openOAuthService } from '../support/sign-in/oauth-service.ts';

const BOB = { email: 'bob@example.com', password: 'another good horse' };

const sharing = suite('a browser that two people share');
let service: OAuthService;

sharing('the service starts', async () => {
  service = await openOAuthService('memory');
  await service.app.get(useCases.users).createUser({ ...BOB, plan: 'pro' });
});

sharing('the client is connected to the person who is signed in now, not to the one before', async () => {
  const client = await service.newClient();
  const browser = newPerson(service.url);
  const connect = async (signIn: typeof ADA) => {
    const verifier = newVerifier();
    const answer = await approveAs(browser, signIn, service.authorizationUrl(client, verifier));
    const code = new URL(answer.url).searchParams.get('code') ?? '';
    const { access } = tokensOf(await service.redeem({ code, verifier, client }));
    const { accessTokens, secrets } = {
      accessTokens: service.app.get(ports.accessTokens),
      secrets: service.app.get(ports.secrets),
    };
    return (await accessTokens.findByHash(secrets.digest(access)))?.token.userId;
  };
  assert.is(await connect(ADA), service.userId);

  browser.cookies.delete('coffer_session');
  const bobsId = await connect(BOB);
  assert.is.not(bobsId, service.userId);
  assert.type(bobsId, 'number');
});

sharing('a person who is signed in is not asked for the password again, but is asked to approve', async () => {
  const client = await service.newClient();
  const browser = newPerson(service.url);
  await approveAs(browser, ADA, service.authorizationUrl(client, newVerifier()));
  const page = await browser.visit(service.authorizationUrl(client, newVerifier()));
  assert.is(page.status, 200);
  assert.match(page.text, 'name="decision"');
});

sharing('the service stops', () => service.close());

sharing.run();
