import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to a host of the public Internet: not to this machine, a private or shared network
 * (RFC 1918, 4193, 6598), a link (among them the metadata services of clouds), a multicast group, a tunnel, or IPv4 in
 * IPv6 notation. Text that is not an address is not public.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST));
}

/** The library also takes ranges for ordinary that are deprecated or were never assigned. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');
