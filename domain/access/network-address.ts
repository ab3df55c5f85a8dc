/**
 * What one person usually holds of the Internet: a whole IPv4 address, or the first 64 bits of an IPv6 address, below
 * which everybody can choose freely. Attempts are counted by it. Text that is not an address comes back unchanged.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address);
  if (mapped !== null) return mapped[1] ?? address;
  const groups = groupsOf(address);
  return groups === undefined ? address : `${groups.slice(0, 4).join(':')}::/64`;
}

/** What one customer of a provider holds at most: of an IPv6 address the first 48 bits, behind which all is theirs. */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address);
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;
}

const GROUPS = 8;

/** The eight groups of an IPv6 address without leading zeros. */
function groupsOf(address: string): readonly string[] | undefined {
  const [text = ''] = address.toLowerCase().split('%');
  if (!/^[\da-f:]*:[\da-f:.]*$/.test(text)) return undefined;
  const [head = '', tail] = text.split('::');
  const [left, right] = [splitGroups(head), splitGroups(tail ?? '')];
  const missing = tail === undefined ? 0 : Math.max(0, GROUPS - left.length - right.length);
  return [...left, ...Array<string>(missing).fill('0'), ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}

function splitGroups(text: string): readonly string[] {
  return text === '' ? [] : text.split(':');
}
