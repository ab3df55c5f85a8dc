import { BlockList, isIP } from 'node:net';

/** Names that only a home or office network knows. */
const LOCAL_NAMES = /^(?:localhost|[^.]+|.+\.(?:local|localhost|lan|home|internal|intranet|test|home\.arpa))$/;

const PRIVATE = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  PRIVATE.addSubnet(address, prefix, 'ipv4');
}
for (const [address, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  PRIVATE.addSubnet(address, prefix, 'ipv6');
}

/** Whether a host name, as `URL.hostname` gives it, can be reached from the internet. */
export function isPublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(address);
  if (version === 0) return !LOCAL_NAMES.test(hostname);
  return !PRIVATE.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
