import { Secret, TOTP } from 'otpauth';
import { ports, useCases } from '../../config/tokens.ts';
import { newConnectedApp } from '../support/sign-in-fixtures.ts';
import { type Member, newMember, PASSWORD, type Stage } from './stage.ts';

/** Texts that would do harm if a page took them for HTML, for a template or for part of an attribute. */
export const ATTACKS = {
  markup: `<svg onload=alert(1)></svg></textarea></title><script>alert(2)</script>{{7*7}}\${7*7}`,
  attribute: `"'><img src=https://evil.example/x onerror=alert(3)> onfocus='alert(4)' autofocus="`,
  email: `"><svg/onload=alert(5)>'{{7*7}}@evil.example`,
  host: `a"onfocus='alert(6)'autofocus='.evil.example`,
  short: `<b onfocus=alert(7) tabindex=0 autofocus>"'</b>`,
} as const;

/**
 * `owner` has one of everything under hostile names; `newcomer` has nothing, on the free plan. `leaver` is the owner in
 * a tab that opens another program: while Chromium asks whether it may, it ignores clicks.
 */
export type Role = 'nobody' | 'newcomer' | 'starter' | 'owner' | 'leaver';

export interface Cast {
  readonly owner: Member;
  /** Of the session; `undefined` for nobody. */
  secretOf(role: Role): string | undefined;
  /** The owner's id for a path with `:id` in it. */
  idIn(path: string): number;
}

export async function castOf(stage: Stage): Promise<Cast> {
  const owner = await newMember(stage, { email: ATTACKS.email });
  const newcomer = await newMember(stage, { email: 'ada.lovelace@example.com', plan: 'free' });
  const starter = await newMember(stage);
  const secrets: Readonly<Record<Role, string | undefined>> = {
    nobody: undefined,
    newcomer: await signedIn(stage, newcomer, CHROME),
    starter: await signedIn(stage, starter, CHROME),
    owner: await signedIn(stage, owner, ATTACKS.markup),
    leaver: await signedIn(stage, owner, CHROME),
  };
  const ids = await equip(stage, owner);
  return {
    owner,
    secretOf: (role) => secrets[role],
    idIn: (path) => Object.entries(ids).find(([part]) => path.includes(part))?.[1] ?? 0,
  };
}

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

async function signedIn({ app }: Stage, { email }: Member, userAgent: string): Promise<string> {
  const step = await app.get(useCases.signIn)({
    email,
    password: PASSWORD,
    userAgent,
    address: '2001:db8:85a3::8a2e:370:7334',
  });
  if (step.kind !== 'signed_in') throw new Error(`${email} needs a second factor.`);
  return step.secret;
}

/** Gives the owner everything that pages can list, and returns an id for each kind of address. */
async function equip({ app }: Stage, { userId, email }: Member): Promise<Readonly<Record<string, number>>> {
  const now = app.get(ports.clock).now();
  const create = app.get(useCases.createApiKey);
  const scopes = ['finance:read', 'finance:write'] as const;
  const { apiKey } = await create({ email, name: ATTACKS.markup, scopes });
  const { apiKey: revoked } = await create({ email, name: ATTACKS.attribute, scopes });
  await app.get(useCases.revokeApiKey)(email, revoked.id);
  const approval = { createdAt: now, clientName: ATTACKS.markup, redirectHosts: [ATTACKS.host] };
  const connected = await app.get(ports.connectedApps).add(newConnectedApp(userId, approval));
  await app
    .get(ports.connectedApps)
    .add(newConnectedApp(userId, { createdAt: now, clientName: ATTACKS.attribute, lastUsedAt: now }));
  await app.get(ports.toolCalls).addAll([
    { userId, at: now, clientId: connected.clientId, tool: 'get_transactions', outcome: 'ok' },
    { userId, at: now, clientId: null, tool: ATTACKS.markup, outcome: 'failed' },
    { userId, at: now, clientId: ATTACKS.attribute, tool: 'unknown', outcome: 'invalid_arguments' },
  ]);
  const passkey = await app.get(ports.passkeys).add({
    userId,
    name: ATTACKS.short,
    credentialId: 'Y3JlZGVudGlhbA',
    publicKey: 'a2V5',
    counter: 0,
    transports: ['internal'],
    createdAt: now,
    lastUsedAt: null,
  });
  await switchOnTotp({ app }, userId);
  return { '/keys/': apiKey.id, '/apps/': connected.id, '/passkeys/': passkey.id };
}

/** Sets up an authenticator app, as its owner would. */
async function switchOnTotp({ app }: Pick<Stage, 'app'>, userId: number): Promise<void> {
  const user = await app.get(ports.users).get(userId);
  if (user === undefined) throw new Error('The user is gone.');
  await app.get(useCases.enrolTotp)(user);
  const { secret = '' } = (await app.get(useCases.showTotpEnrolment)(user)) ?? {};
  await app.get(useCases.confirmTotp)(userId, new TOTP({ secret: Secret.fromBase32(secret) }).generate());
}
