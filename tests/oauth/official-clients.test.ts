import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { replace } from '../../config/container.ts';
import { ports } from '../../config/tokens.ts';
import { newPerson } from '../support/person.ts';
import { CLIENT_ID, type ClientHost, openClientHost } from '../support/service/client-host.ts';
import { newProvider, type Provider, REDIRECT_URL, SDKS, type Sdk } from '../support/service/sdk-clients.ts';
import { approveAs } from '../support/sign-in/oauth-client.ts';
import { ADA, type OAuthService, openOAuthService, STORES } from '../support/sign-in/oauth-service.ts';

for (const store of STORES) {
  const test = suite(`official clients connect unaided, on ${store}`);
  let service: OAuthService;
  let host: ClientHost;
  test.before(async () => {
    host = await openClientHost();
    service = await openOAuthService(store, [replace(ports.clientDocuments, host.documents)]);
  });
  test.after(async () => {
    await service.close();
    await host.close();
  });

  for (const sdk of SDKS) {
    test(`${sdk.name}: registers, and goes from the bare address to a tool call and a renewed token`, async () => {
      const provider = newProvider();
      await walk(service, sdk, provider);
      assert.not.match(provider.kept['client'].client_id, 'https:');
    });

    test(`${sdk.name}: does the same with a metadata document, and registers nowhere`, async () => {
      const provider = newProvider(CLIENT_ID);
      await walk(service, sdk, provider);
      assert.is(provider.kept['client'].client_id, CLIENT_ID);
      assert.ok(host.requests() >= 1);
    });
  }

  test.run();
}

async function walk(service: OAuthService, sdk: Sdk, provider: Provider): Promise<void> {
  const endpoint = new URL(`${service.url}/mcp`);
  assert.is(await sdk.connect(endpoint, provider), undefined);
  const page = await approveAs(newPerson(service.url), ADA, provider.kept['url']);
  assert.ok(page.url.startsWith(REDIRECT_URL), page.text);
  const answer = new URL(page.url).searchParams;
  assert.is(answer.get('iss'), service.url);
  await sdk.finish(endpoint, provider, answer.get('code') ?? '', answer);

  const first = await sdk.connect(endpoint, provider);
  assert.is((await first?.listTools())?.length, 4);
  await first?.close();

  const { access_token: before, refresh_token: renewal } = provider.kept['tokens'];
  provider.saveTokens({ ...provider.kept['tokens'], access_token: `${before}x` });
  const second = await sdk.connect(endpoint, provider);
  assert.is((await second?.listTools())?.length, 4);
  assert.is.not(provider.kept['tokens'].access_token, before);
  assert.is.not(provider.kept['tokens'].refresh_token, renewal);
  await second?.close();
}
