import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** An issuer of access tokens on this machine, which can also misbehave. */
export interface FakeIssuer {
  /** Where it listens. */
  readonly url: string;
  /** Its name: the same, with the path of the options. */
  readonly issuer: string;
  /** A signed token for `audience`; `payload` and `header` replace or add claims, and `undefined` leaves one out. */
  tokenFor(audience: string, payload?: JWTPayload, header?: Readonly<Record<string, unknown>>): Promise<string>;
  /** The public key as text, for attacks that use it as a shared secret. */
  readonly publicKey: string;
  /** Makes a new key and publishes it alone. */
  rotate(): Promise<void>;
  /** What the issuer responds with instead of its documents; `undefined` for its documents again. */
  misbehave(how: ((response: ServerResponse, path: string) => boolean) | undefined): void;
  /** How often its keys were fetched. */
  keyRequests(): number;
  /** Paths of all requests. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

export interface FakeIssuerOptions {
  readonly path?: string;
  /** Which metadata it has. */
  readonly metadata?: 'openid' | 'oauth';
  /** It has a key for each, and signs with the first unless the header of a token names another. */
  readonly algorithms?: readonly [string, ...string[]];
}

export async function startFakeIssuer(options: FakeIssuerOptions = {}): Promise<FakeIssuer> {
  const { path: base = '', metadata = 'openid', algorithms = ['ES256'] } = options;
  const bare = base.replace(/\/+$/, '');
  const place =
    metadata === 'openid'
      ? `${bare}/.well-known/openid-configuration`
      : `/.well-known/oauth-authorization-server${bare}`;
  let keys = await newKeys(algorithms);
  const requests: string[] = [];
  let misbehaviour: ((response: ServerResponse, path: string) => boolean) | undefined;
  let keyRequests = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    if (misbehaviour?.(response, path)) return;
    response.setHeader('Content-Type', 'application/json');
    if (path === place) {
      response.end(JSON.stringify({ issuer, jwks_uri: `${url}/keys` }));
    } else if (path === '/keys') {
      keyRequests += 1;
      response.end(JSON.stringify({ keys: keys.map(({ jwk }) => jwk) }));
    } else {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The issuer does not listen.');
  const url = `http://127.0.0.1:${address.port}`;
  const issuer = url + base;
  return {
    url,
    issuer,
    requests,
    publicKey: JSON.stringify(keys[0]?.jwk),
    tokenFor: (audience, payload = {}, header = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: issuer,
        aud: audience,
        sub: 'ada',
        iat: now,
        exp: now + 300,
        scope: 'finance:read',
        client_id: 'c',
      };
      const alg = typeof header['alg'] === 'string' ? header['alg'] : algorithms[0];
      const key = keys.find((candidate) => candidate.jwk.alg === alg);
      if (key === undefined) throw new Error(`This issuer has no key for ${alg}.`);
      const usual = { alg, kid: key.jwk.kid, typ: 'at+jwt' };
      return new SignJWT(present({ ...claims, ...payload }))
        .setProtectedHeader(present({ ...usual, ...header }))
        .sign(key.privateKey);
    },
    rotate: async () => {
      keys = await newKeys(algorithms);
    },
    misbehave: (how) => {
      misbehaviour = how;
    },
    keyRequests: () => keyRequests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

let keyCount = 0;

function newKeys(algorithms: readonly string[]) {
  return Promise.all(
    algorithms.map(async (alg) => {
      const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
      keyCount += 1;
      return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: `key-${keyCount}`, alg, use: 'sig' } };
    }),
  );
}

function present<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
