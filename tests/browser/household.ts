import { Secret, TOTP } from 'otpauth';
import { DEMO_EMAIL, seedDemo } from '../../adapters/demo/seed-demo.ts';
import { loadSeedRates } from '../../adapters/exchange-rates/seed-rates.ts';
import { replace } from '../../config/container.ts';
import { demoNeeds } from '../../config/startup/first-run.ts';
import { ports, useCases } from '../../config/tokens.ts';
import { dateOf } from '../../domain/calendar.ts';
import { type Belongings, furnish, ORDINARY, type Wording } from '../support/belongings.ts';
import { type TestClock, testClock } from '../support/clock.ts';
import { type FakeFeeds, fakeFeeds, replaceFeeds } from '../support/feeds/fake-feeds.ts';
import type { Role } from '../support/places.ts';
import { type Member, newMember, openStage, PASSWORD, type Stage, signInAs, type Tab } from './stage.ts';

/** A service whose banks are fakes and whose clock stands still, and who uses it. */
export interface Household extends Stage {
  readonly feeds: FakeFeeds;
  readonly clock: TestClock;
  readonly owner: Member;
  readonly guarded: Member & { readonly totpSecret: string };
  readonly things: Belongings;
  /** Lets a browser in as one of them. */
  enter(tab: Pick<Tab, 'context'>, role: Role): Promise<void>;
}

/** As {@link openHousehold}, with the wording of the owner’s things. The demo user is the owner when it is absent. */
export async function openHousehold(hostile?: { readonly email: string; readonly words: Wording }): Promise<Household> {
  const [feeds, clock] = [fakeFeeds(), testClock()];
  const stage = await openStage({ replace: [replace(ports.clock, clock), replaceFeeds(feeds)] });
  await loadSeedRates(stage.app.get(ports.rates));
  const owner = hostile === undefined ? await theDemoUser(stage) : await newMember(stage, { email: hostile.email });
  const newcomer = await newMember(stage, { email: 'ada.lovelace@example.com', plan: 'free' });
  const guarded = await newMember(stage, { email: 'grace.hopper@example.com' });
  const things = await furnish(stage.app, feeds, { id: owner.userId, email: owner.email }, hostile?.words ?? ORDINARY);
  const totpSecret = await switchOnTotp(stage, guarded.userId);
  return {
    ...stage,
    feeds,
    clock,
    owner,
    guarded: { ...guarded, totpSecret },
    things,
    enter: async (tab, role) => {
      const members = { owner, newcomer, guarded };
      if (role !== 'nobody') await signInAs(stage, tab, members[role], hostile?.words.userAgent ?? CHROME);
    },
  };
}

async function theDemoUser({ app }: Stage): Promise<Member> {
  await seedDemo(demoNeeds(app), dateOf(app.get(ports.clock).now()), PASSWORD);
  const user = await app.get(ports.users).findByEmail(DEMO_EMAIL);
  return { userId: user?.id ?? 0, email: DEMO_EMAIL };
}

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
/** Sets up an authenticator app, as its owner would. Returns its secret. */
async function switchOnTotp({ app }: Stage, userId: number): Promise<string> {
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
