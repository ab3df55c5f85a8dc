import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createAddressGuard, type Resolve } from '../../adapters/bank-feeds/http/address-guard.ts';
import { isPublicAddress } from '../../adapters/http/public-address.ts';
import { words } from '../support/words.ts';

const addresses = suite('public addresses');

const PUBLIC = ['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'];
const PRIVATE = words(`
  0.0.0.0 10.1.2.3 100.64.0.1 100.127.255.255 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1
  172.31.255.255 192.0.0.1 192.0.2.1 192.168.1.1 198.18.0.1 203.0.113.9 224.0.0.1 239.255.255.250
  240.0.0.1 255.255.255.255 :: ::1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:8.8.8.8
  64:ff9b::7f00:1 100::1 2001:db8::1 2002:7f00:1::1 fc00::1 fd00:ec2::254 fe80::1 fec0::1 ff02::1
`);

for (const address of PUBLIC) addresses(`${address} is public`, () => assert.ok(isPublicAddress(address)));
for (const address of PRIVATE) addresses(`${address} is not public`, () => assert.not.ok(isPublicAddress(address)));
addresses('text that is not an address is not public', () => assert.not.ok(isPublicAddress('example.com')));

const guards = suite('address guard');
const guard = createAddressGuard();

const ALLOWED_URLS = ['https://bridge.example.com/claim', 'https://8.8.8.8/', 'https://notlocalhost/'];
const REFUSED_URLS = words(`
  http://bridge.example.com/claim ftp://bridge.example.com/ file:///etc/passwd https://localhost/
  https://LOCALHOST:8443/ https://localhost./ https://app.localhost/ https://127.0.0.1/
  https://2130706433/ https://0x7f.1/ https://0177.0.0.1/ https://[::1]/ https://[::ffff:7f00:1]/
  https://169.254.169.254/latest/meta-data/ https://[fd00:ec2::254]/
`);

for (const url of ALLOWED_URLS) guards(`${url} may be requested`, () => assert.ok(guard.allows(new URL(url))));
for (const url of REFUSED_URLS) guards(`${url} is refused`, () => assert.not.ok(guard.allows(new URL(url))));

guards('an origin that the administrator names is allowed with its port alone, on whatever network', async () => {
  const home = createAddressGuard({ allowedOrigins: ['http://127.0.0.1:4711', 'http://nas.home:8080'] });
  for (const url of ['http://127.0.0.1:4711/claim', 'http://nas.home:8080/simplefin']) {
    assert.ok(home.allows(new URL(url)), url);
  }
  for (const url of ['http://127.0.0.1:4712/claim', 'http://nas.home/', 'http://10.0.0.1:8080/']) {
    assert.not.ok(home.allows(new URL(url)), url);
  }
  const allowedOrigins = ['http://nas.home:8080'];
  assert.equal(await lookedUp(['10.0.0.1'], { allowedOrigins, url: 'http://nas.home:8080/' }), ['10.0.0.1']);
  assert.is(await lookedUp(['10.0.0.1'], { allowedOrigins, url: 'https://nas.home/' }), 'EREFUSEDADDRESS');
});

guards('a name that resolves to public and private addresses is connected to the public ones alone', async () => {
  assert.equal(await lookedUp(['10.0.0.1', '8.8.8.8', '::1', '2606:4700::1111']), ['8.8.8.8', '2606:4700::1111']);
});

guards('a name that resolves to private addresses alone is not connected to', async () => {
  assert.is(await lookedUp(['127.0.0.1', '::1']), 'EREFUSEDADDRESS');
  assert.is(await lookedUp([]), 'EREFUSEDADDRESS');
});

/** The addresses that a connection gets, or the code of the failure. */
function lookedUp(
  found: readonly string[],
  { url = 'https://bank.example/', allowedOrigins = [] }: { url?: string; allowedOrigins?: readonly string[] } = {},
): Promise<readonly string[] | string> {
  const addresses = found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const resolve: Resolve = (_hostname, _options, callback) => callback(null, addresses);
  return new Promise((done) => {
    const lookup = createAddressGuard({ resolve, allowedOrigins }).lookupOf(new URL(url));
    lookup(new URL(url).hostname, { all: true }, (error, allowed) => {
      if (error !== null) done(error.code ?? '');
      else done(typeof allowed === 'string' ? allowed : allowed.map(({ address }) => address));
    });
  });
}

addresses.run();
guards.run();
