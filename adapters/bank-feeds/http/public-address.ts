import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to a host of the public Internet: not to this machine, a private or shared network
 * (RFC 1918, 4193, 6598), a link (among them the metadata services of clouds), a multicast group, a tunnel, or IPv4 in
 * IPv6 notation. Text that is not an address is not public.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast' && !OTHERS.some(holds(address));
}

/** 127.0.0.0/8 and ::1, also as IPv4 in IPv6 notation. */
export function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Ranges that reach private networks, and that the library counts as ordinary ones. Both are deprecated. */
const OTHERS: readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[] = [
  // Site-local addresses (RFC 3879).
  ipaddr.parseCIDR('fec0::/10'),
  // IPv4-compatible addresses (RFC 4291, 2.5.5.1).
  ipaddr.parseCIDR('::/96'),
];

function holds(address: string): (range: readonly [ipaddr.IPv4 | ipaddr.IPv6, number]) => boolean {
  const parsed = ipaddr.parse(address);
  return ([start, bits]) => parsed.kind() === start.kind() && parsed.match(start, bits);
}
