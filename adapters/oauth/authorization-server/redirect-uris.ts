import { isLoopbackName } from '../../http/loopback.ts';

/** Where an answer goes, as far as a person can judge it. */
export interface RedirectTarget {
  /** `app`: whatever program on the person's device opens links of this kind. */
  readonly kind: 'web' | 'loopback' | 'app';
  /** The host as browsers ask for it (punycode), or an app's scheme with what stands behind it. */
  readonly shown: string;
}

/**
 * Schemes of apps that are known to connect so. Many other schemes without a dot open a tool of the operating system or
 * a file of somebody else (`ms-msdt:`, `search-ms:`, `smb:`). A scheme with a dot is a domain name turned round, as RFC
 * 8252, section 7.1 wants it.
 */
const APP_SCHEMES: ReadonlySet<string> = new Set(
  `antigravity boltai chatgpt cherrystudio claude code-oss codex cursor cursor-insiders goose jetbrains kiro librechat
  lmstudio msty perplexity positron postman raycast trae void vscode vscode-insiders vscodium warp warppreview windsurf
  windsurf-next witsy zed`
    .split(/\s+/)
    .map((scheme) => `${scheme}:`),
);

/** What a redirect URI leads to, or a sentence about why no client may have it. */
export function redirectTarget(uri: string): RedirectTarget | string {
  const url = URL.parse(uri);
  if (url === null || /[\s\p{C}]/u.test(uri)) return 'A redirect URI must be a whole URI.';
  if (uri.includes('#')) return 'A redirect URI must have no fragment.';
  if (url.username !== '' || url.password !== '') return 'A redirect URI must have no user name and no password.';
  const { protocol, host, hostname } = url;
  const isLoopback = isLoopbackName(hostname);
  if (protocol === 'https:') return { kind: isLoopback ? 'loopback' : 'web', shown: host };
  if (protocol === 'http:') {
    return isLoopback ? { kind: 'loopback', shown: host } : 'A redirect URI with http must have a loopback address.';
  }
  if (APP_SCHEMES.has(protocol) || /^[a-z][a-z\d-]*(\.[a-z\d-]+)+:$/.test(protocol)) {
    return { kind: 'app', shown: protocol + (host === '' ? '' : `//${host}`) };
  }
  return (
    `A redirect URI must use https, http on a loopback address, or the scheme of an app; ${protocol} is not known as ` +
    'one. A domain name turned round, such as com.example.app:, always is.'
  );
}
