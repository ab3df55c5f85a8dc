import { createHash, randomBytes } from 'node:crypto';
import { newPerson, type Person, type VisitedPage } from '../person.ts';
import { type RawAnswer, sendRaw } from '../service/raw-http.ts';

/** A client that is registered with the authorization server. */
export interface OAuthClient {
  readonly id: string;
  readonly redirectUri: string;
}

/** An authorization code with what its client needs to redeem it. */
export interface IssuedCode {
  readonly code: string;
  readonly verifier: string;
  readonly client: OAuthClient;
}

export interface IssuedTokens {
  readonly access: string;
  readonly refresh: string;
}

type Fields = Readonly<Record<string, string | undefined>>;

/** What OAuth clients do at a service that listens at `origin`, one HTTP request after the other. */
export interface OAuthClients {
  /** Registers a client with these metadata, and returns the answer as it is. */
  register(metadata: unknown): Promise<RawAnswer>;
  newClient(metadata?: Readonly<Record<string, unknown>>): Promise<OAuthClient>;
  /**
   * The address that a client opens in the browser; `fields` replace parameters, and leave out those that are
   * `undefined`.
   */
  authorizationUrl(client: OAuthClient, verifier: string, fields?: Fields): string;
  /** Signs in and approves in a new browser; returns where the browser was sent. */
  approve(url: string): Promise<URL>;
  /** The whole way to a code. */
  newCode(client: OAuthClient, fields?: Fields): Promise<IssuedCode>;
  redeem(issued: IssuedCode, fields?: Fields, at?: string): Promise<RawAnswer>;
  refresh(client: OAuthClient, token: string, fields?: Fields, at?: string): Promise<RawAnswer>;
  /** The whole way to tokens. */
  newTokens(client: OAuthClient, fields?: Fields): Promise<IssuedTokens>;
  /** Posts a form to a path of the authorization server. */
  post(path: string, fields: Fields, at?: string): Promise<RawAnswer>;
  /** Asks the tool endpoint for its tools. */
  listTools(accessToken: string): Promise<RawAnswer>;
  listAccounts(accessToken: string): Promise<RawAnswer>;
}

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

export const REDIRECT_URI = 'http://127.0.0.1:49152/callback';

export function oauthClients(origin: string, signIn: SignIn): OAuthClients {
  const post: OAuthClients['post'] = (path, fields, at = origin) =>
    sendRaw(at + path, {
      method: 'POST',
      headers: { Host: new URL(origin).host, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(present(fields)).toString(),
    });
  const register: OAuthClients['register'] = (metadata) =>
    sendRaw(`${origin}/oauth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(metadata),
    });
  const authorizationUrl: OAuthClients['authorizationUrl'] = (client, verifier, fields = {}) => {
    const query = new URLSearchParams(
      present({
        response_type: 'code',
        client_id: client.id,
        redirect_uri: client.redirectUri,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
        scope: 'finance:read offline_access',
        state: 'the-state',
        resource: `${origin}/mcp`,
        ...fields,
      }),
    );
    return `${origin}/oauth/authorize?${query.toString()}`;
  };
  const approve = async (url: string) => new URL((await approveAs(newPerson(origin), signIn, url)).url);
  const newCode: OAuthClients['newCode'] = async (client, fields) => {
    const verifier = newVerifier();
    const answer = await approve(authorizationUrl(client, verifier, fields));
    const code = answer.searchParams.get('code');
    if (code === null) throw new Error(`There is no code in ${answer.href}`);
    return { code, verifier, client };
  };
  const redeem: OAuthClients['redeem'] = ({ client, code, verifier }, fields, at) => {
    const grant = { grant_type: 'authorization_code', code, code_verifier: verifier };
    return post('/oauth/token', { ...grant, client_id: client.id, redirect_uri: client.redirectUri, ...fields }, at);
  };
  return {
    register,
    newClient: async (metadata = {}) => {
      const answer = await register({ client_name: 'Test client', redirect_uris: [REDIRECT_URI], ...metadata });
      if (answer.status !== 201) throw new Error(`The client was not registered: ${answer.text}`);
      const { client_id: id, redirect_uris: uris } = JSON.parse(answer.text);
      return { id, redirectUri: uris[0] };
    },
    authorizationUrl,
    approve,
    newCode,
    redeem,
    refresh: (client, token, fields, at) =>
      post('/oauth/token', { grant_type: 'refresh_token', refresh_token: token, client_id: client.id, ...fields }, at),
    newTokens: async (client, fields) => tokensOf(await redeem(await newCode(client, fields))),
    post,
    listTools: (token) =>
      sendRaw(`${origin}/mcp`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      }),
    listAccounts: (token) =>
      sendRaw(`${origin}/v1/bank-accounts`, {
        headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      }),
  };
}

/** Throws unless the answer holds tokens. */
export function tokensOf({ status, text }: RawAnswer): IssuedTokens {
  if (status !== 200) throw new Error(`There are no tokens in ${status} ${text}`);
  const { access_token: access, refresh_token: refresh } = JSON.parse(text);
  return { access, refresh };
}

/** The code of an OAuth error (RFC 6749, section 5.2), with the status. */
export function refusalOf({ status, text }: RawAnswer): string {
  return `${status} ${JSON.parse(text).error}`;
}

/** Signs in at the authorization address and approves. */
export async function approveAs(person: Person, signIn: SignIn, url: string): Promise<VisitedPage> {
  const consent = await person.submit(await person.visit(url), { ...signIn });
  return person.submit(consent, { decision: 'approve' });
}

export function newVerifier(): string {
  return randomBytes(32).toString('base64url');
}

export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function present(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
