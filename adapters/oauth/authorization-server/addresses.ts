/** Where the authorization server is found. Says so without loading the library of the protocol. */
export interface AuthorizationServerAddresses {
  /** The public address of the service. */
  readonly issuer: string;
  /** The path as the library knows it, or `undefined` for a path that is not the authorization server's. */
  readonly pathOf: (path: string) => string | undefined;
}

const WELL_KNOWN = ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration'];

export function addressesOf(baseUrl: string): AuthorizationServerAddresses {
  const base = new URL(baseUrl);
  const basePath = base.pathname.replace(/\/+$/, '');
  return {
    issuer: base.origin + basePath,
    pathOf: (path) => {
      if (path.startsWith('/oauth/')) return path;
      return WELL_KNOWN.find((known) => path === known || (basePath !== '' && path === known + basePath));
    },
  };
}
