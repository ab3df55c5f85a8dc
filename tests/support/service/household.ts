import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { DEMO_EMAIL, seedDemo } from '../../../adapters/demo/seed-demo.ts';
import { loadSeedRates } from '../../../adapters/exchange-rates/seed-rates.ts';
import { startSession } from '../../../application/sessions/start-session.ts';
import { replace } from '../../../config/container.ts';
import { type App, type AppOptions, createApp } from '../../../config/create-app.ts';
import { demoNeeds } from '../../../config/startup/first-run.ts';
import { ports, useCases } from '../../../config/tokens.ts';
import type { Plan } from '../../../domain/access/user.ts';
import { dateOf } from '../../../domain/calendar.ts';
import { type Belongings, furnish, ORDINARY, type Wording } from '../belongings.ts';
import { CHEAP_PASSWORDS } from '../cheap-passwords.ts';
import { type TestClock, testClock } from '../clock.ts';
import { type FakeFeeds, fakeFeeds, replaceFeeds } from '../feeds/fake-feeds.ts';
import { PATIENT } from '../patient.ts';

export const PASSWORD = 'correct horse battery';

/** A user who can sign in with {@link PASSWORD}. */
export interface Member {
  readonly userId: number;
  readonly email: string;
}

/** A service in memory on `http://localhost`: browsers offer passkeys there, and never at an address of digits. */
export interface LocalService {
  readonly app: App;
  readonly url: string;
  close(): Promise<void>;
}

export async function openLocalService(replaced: AppOptions['replace'] = []): Promise<LocalService> {
  const config = { logLevel: 'silent', ratesRefresh: false, signUp: 'true' } as const;
  const app = await createApp({ store: 'memory', config, replace: [PATIENT, CHEAP_PASSWORDS, ...replaced] });
  const server = await app.listen({ host: 'localhost' });
  return {
    app,
    url: server.url,
    close: async () => {
      await server.close(0);
      await app.close();
    },
  };
}

/** A service whose banks are fakes and whose clock stands still, and who uses it. */
export interface Household extends LocalService {
  readonly feeds: FakeFeeds;
  readonly clock: TestClock;
  readonly owner: Member;
  readonly newcomer: Member;
  readonly guarded: Member & { readonly totpSecret: string };
  readonly things: Belongings;
}

export interface HouseholdOptions {
  readonly replaced?: AppOptions['replace'];
  /** Who owns things of this wording; the demo user owns ordinary ones when it is absent. */
  readonly hostile?: { readonly email: string; readonly words: Wording } | undefined;
}

export async function openHousehold({ replaced = [], hostile }: HouseholdOptions = {}): Promise<Household> {
  const [feeds, clock] = [fakeFeeds(), testClock()];
  const service = await openLocalService([replace(ports.clock, clock), replaceFeeds(feeds), ...replaced]);
  const { app } = service;
  await loadSeedRates(app.get(ports.rates));
  const owner = hostile === undefined ? await theDemoUser(app) : await newMember(service, { email: hostile.email });
  const newcomer = await newMember(service, { email: 'ada.lovelace@example.com', plan: 'free' });
  const guarded = await newMember(service, { email: 'grace.hopper@example.com' });
  const things = await furnish(app, feeds, { id: owner.userId, email: owner.email }, hostile?.words ?? ORDINARY);
  const totpSecret = await switchOnTotp(app, guarded.userId);
  return { ...service, feeds, clock, owner, newcomer, guarded: { ...guarded, totpSecret }, things };
}

export async function newMember(
  { app }: Pick<LocalService, 'app'>,
  { email = `${randomUUID()}@example.com`, plan = 'pro' }: { readonly email?: string; readonly plan?: Plan } = {},
): Promise<Member> {
  const { id } = await app.get(useCases.users).createUser({ email, password: PASSWORD, plan });
  return { userId: id, email };
}

/** The cookie's secret of a new session of somebody who has just proved who they are, in every way. */
export async function sessionOf(app: App, { userId }: Pick<Member, 'userId'>, userAgent: string): Promise<string> {
  const [sessions, secrets, clock] = [app.get(ports.sessions), app.get(ports.secrets), app.get(ports.clock)];
  const needs = { sessions, secrets, clock, sealer: app.get(ports.sealer) };
  return (await startSession(needs, userId, { address: '192.0.2.7', userAgent })).secret;
}

async function theDemoUser(app: App): Promise<Member> {
  await seedDemo(demoNeeds(app), dateOf(app.get(ports.clock).now()), PASSWORD);
  const user = await app.get(ports.users).findByEmail(DEMO_EMAIL);
  return { userId: user?.id ?? 0, email: DEMO_EMAIL };
}

/** The browser that people of the household use. */
export const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Sets up an authenticator app, as its owner would. Returns its secret. */
async function switchOnTotp(app: App, userId: number): Promise<string> {
  const user = await app.get(ports.users).get(userId);
  if (user === undefined) throw new Error('The user is gone.');
  await app.get(useCases.secondFactors).enrolTotp(user);
  const { secret = '' } = (await app.get(useCases.secondFactors).showTotpEnrolment(user)) ?? {};
  await app.get(useCases.secondFactors).confirmTotp(userId, codeAt(secret, app.get(ports.clock).now()));
  return secret;
}

/** What an app with this secret shows at that moment. */
export function codeAt(secret: string, at: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: Date.parse(at) });
}
