import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** An issuer of access tokens on this machine, which can also misbehave. */
export interface FakeIssuer {
  readonly url: string;
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
  close(): Promise<void>;
}

export async function startFakeIssuer(): Promise<FakeIssuer> {
  let key = await newKey();
  let misbehaviour: ((response: ServerResponse, path: string) => boolean) | undefined;
  let keyRequests = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (misbehaviour?.(response, path)) return;
    response.setHeader('Content-Type', 'application/json');
    if (path === '/.well-known/openid-configuration') {
      response.end(JSON.stringify({ issuer: url, jwks_uri: `${url}/keys` }));
    } else if (path === '/keys') {
      keyRequests += 1;
      response.end(JSON.stringify({ keys: [key.jwk] }));
    } else {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The issuer does not listen.');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    publicKey: JSON.stringify(key.jwk),
    tokenFor: (audience, payload = {}, header = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: url,
        aud: audience,
        sub: 'ada',
        iat: now,
        exp: now + 300,
        scope: 'finance:read',
        client_id: 'c',
      };
      const alg = { alg: 'ES256', kid: key.jwk.kid, typ: 'at+jwt' };
      return new SignJWT(present({ ...claims, ...payload }))
        .setProtectedHeader(present({ ...alg, ...header }))
        .sign(key.privateKey);
    },
    rotate: async () => {
      key = await newKey();
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

let keys = 0;

async function newKey() {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  keys += 1;
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: `key-${keys}`, alg: 'ES256', use: 'sig' } };
}

function present<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
