import { BlockList, isIP } from 'node:net';

/** Names that only a home or office network knows. */
const LOCAL_NAMES = /^(?:localhost|[^.]+|.+\.(?:local|localhost|lan|home|internal|intranet|test|home\.arpa))$/;

/** Networks of one machine, home or office, and of providers behind one address. */
const PRIVATE_NETWORKS = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16',
  '::/127 fc00::/7 fe80::/10',
].flatMap((line) => line.split(' '));

const PRIVATE = new BlockList();
for (const network of PRIVATE_NETWORKS) {
  const [address = '', prefix] = network.split('/');
  PRIVATE.addSubnet(address, Number(prefix), familyOf(address));
}

/** Whether a host name, as `URL.hostname` gives it, can be reached from the internet. */
export function isPublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? !LOCAL_NAMES.test(hostname) : !PRIVATE.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}
