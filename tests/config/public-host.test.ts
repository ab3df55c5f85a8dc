import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError } from '../../config/settings/config-error.ts';
import { readConfig } from '../../config/settings/env.ts';
import { isPublicHost } from '../../config/settings/public-host.ts';
import { words } from '../support/words.ts';

const hosts = suite('public hosts');

for (const host of ['money.example', '203.0.113.7', '8.8.8.8', '172.32.0.1', '[2001:db8::1]', 'localhost.example']) {
  hosts(`${host} can be reached from the internet, so plain http is refused there`, () => {
    assert.ok(isPublicHost(host));
    assert.throws(
      () => readConfig({ BASE_URL: `http://${host}` }),
      (error: unknown) =>
        error instanceof ConfigError && /^BASE_URL must be .*https:\/\/ where the host is public/.test(error.message),
    );
    assert.is(readConfig({ BASE_URL: `https://${host}` }).baseUrl, `https://${host}`);
  });
}

for (const host of words(`
  localhost nas money.lan money.local coffer.home.arpa 127.0.0.1 0.0.0.0 10.1.2.3 192.168.1.5
  172.31.255.255 [::1] [fd00::1]
`)) {
  hosts(`${host} is at home, so plain http is allowed there`, () => {
    assert.not.ok(isPublicHost(host));
    assert.is(readConfig({ BASE_URL: `http://${host}:3000` }).baseUrl, `http://${host}:3000`);
  });
}

hosts('ALLOWED_HOSTS takes names without scheme, port or path', () => {
  assert.equal(readConfig({ ALLOWED_HOSTS: 'Money.lan, nas' }).allowedHosts, ['money.lan', 'nas']);
  for (const text of ['http://money.lan', 'money.lan:80', 'money.lan/app', 'a b']) {
    assert.throws(() => readConfig({ ALLOWED_HOSTS: text }), /^Error: ALLOWED_HOSTS must be host names|ALLOWED_HOSTS/);
  }
});

hosts.run();
