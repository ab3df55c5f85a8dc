const WELL_KNOWN = ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration'];

/** Where the authorization server is found. Says so without loading the library of the protocol. */
export function addressesOf(baseUrl: string) {
  const base = new URL(baseUrl);
  const basePath = base.pathname.replace(/\/+$/, '');
  return {
    /** The public address of the service. */
    issuer: base.origin + basePath,
    /** The path as the library knows it, or `undefined` for a path that is not the authorization server's. */
    pathOf: (path: string): string | undefined => {
      if (path.startsWith('/oauth/')) return path;
      return WELL_KNOWN.find((known) => path === known || (basePath !== '' && path === known + basePath));
    },
  };
}
