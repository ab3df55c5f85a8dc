/** Whether a host name, as `URL.hostname` gives it, means this machine. */
export function isLoopbackName(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/** Whether a URL of a web page is served by this machine. */
export function isLoopbackUrl(url: URL): boolean {
  return (url.protocol === 'http:' || url.protocol === 'https:') && isLoopbackName(url.hostname);
}

/** Takes a socket's local address, which may be IPv4 in IPv6 notation. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && (address === '::1' || address.replace(/^::ffff:/i, '').startsWith('127.'));
}
