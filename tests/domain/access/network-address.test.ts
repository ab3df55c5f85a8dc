import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { networkOf, wideNetworkOf } from '../../../domain/access/network-address.ts';

const test = suite('networks of addresses');

test('an IPv4 address is a network of its own, also inside an IPv6 address', () => {
  assert.is(networkOf('192.0.2.7'), '192.0.2.7');
  assert.is(networkOf('::ffff:192.0.2.7'), '192.0.2.7');
  assert.is.not(networkOf('192.0.2.8'), networkOf('192.0.2.7'));
});

test('IPv6 addresses with the same first 64 bits are one network, however they are written', () => {
  const network = '2001:db8:0:1::/64';
  for (const address of ['2001:db8:0:1::1', '2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8::1:0:0:0:9%eth0'])
    assert.is(networkOf(address), network, address);
  assert.is.not(networkOf('2001:db8:0:2::1'), network);
  assert.is(networkOf('::1'), '0:0:0:0::/64');
});

test('the wide network of an IPv6 address is its first 48 bits; one of IPv4 is the address', () => {
  assert.is(wideNetworkOf('2001:db8:7:1::1'), '2001:db8:7::/48');
  assert.is(wideNetworkOf('2001:db8:7:ffff::9'), wideNetworkOf('2001:db8:7:1::1'));
  assert.is.not(wideNetworkOf('2001:db8:8:1::1'), wideNetworkOf('2001:db8:7:1::1'));
  assert.is(wideNetworkOf('::ffff:192.0.2.7'), '192.0.2.7');
});

test('text that is not an address stays as it is', () => {
  for (const text of ['', 'unknown', 'host.example']) assert.is(networkOf(text), text);
});

test.run();
