import { suite } from 'uvu';
import type { FeedProvider } from '../../../domain/feeds/provider-facts.ts';
import type { OpenStore } from '../../support/feeds/connected-house.ts';
import { DOORS } from '../../support/feeds/lives/doors.ts';
import { Life, type LifeEvent, type LifeOptions } from '../../support/feeds/lives/life.ts';

interface Fault extends Omit<LifeOptions, 'door'> {
  /** As the doors notes number them, feeds. */
  readonly name: string;
  readonly event?: LifeEvent;
  /** Those at which it can happen; all unless given. */
  readonly providers?: readonly FeedProvider[];
}

const ALL = ['simplefin', 'enablebanking', 'plaid'] as const satisfies readonly FeedProvider[];

const FAULTS: readonly Fault[] = [
  { name: '1a, linked anew at the bridge', event: 're-link', providers: ['simplefin'] },
  { name: '1b, connected a second time', event: 'second connection' },
  { name: '1c, revoked, then renewed or added again', event: 'revocation' },
  { name: '1c, removed and added again', event: 'removal' },
  { name: '1d, shown by another provider, too', event: 'another provider' },
  { name: '2, files first', beginsWithFiles: true },
  { name: '3, a bank that wants a sign-in', event: 'sign-in' },
  { name: '4, a debt that its bank states as a positive figure', event: 're-link', stated: 'as owed' },
  { name: '4, no balance until the bank states one', event: 'balance stated', stated: 'not at all' },
  { name: '5, another currency', event: 'currency change' },
  { name: '5, weeks of silence, with what was pending', event: 'silence' },
  { name: '5, a file beside the feed', event: 'file beside' },
  { name: '6, a fetch that is killed', event: 'kill' },
  { name: '6, answers that break off', event: 'broken fetch' },
];

// Every fault by every provider and door: `FEED_FAULTS=all node tests/bank-feeds/lives/faults.memory.test.ts`.
const PLAYS_ALL = process.env['FEED_FAULTS'] === 'all';
const DAYS = 60;
const EVENTS_ON = new Set([12, 31]);

/** By each door and provider. */
function waysOf({ name, event, providers = ALL, ...options }: Fault) {
  return Object.entries(DOORS).flatMap(([doorName, door]) =>
    providers.map((provider) => ({ name, event, provider, doorName, options: { ...options, door } })),
  );
}

/**
 * Faults of the notes as lives of a household that sees and answers by one of the doors, on one kind of store. Each
 * `step`th fault is played, by another door and provider than the one before.
 */
export function faultScenarios(storeName: string, step: number, openStore: OpenStore): void {
  const test = suite(`faults of feeds in lives of ${DAYS} days, on ${storeName}`);
  let store: Awaited<ReturnType<OpenStore>>;
  test.before(async () => {
    store = await openStore();
  });
  test.after(() => store?.close());
  const played = FAULTS.flatMap((fault, nth) => {
    const ways = waysOf(fault);
    return PLAYS_ALL ? ways : nth % step === 0 ? [ways[(4 * nth) % ways.length]!] : [];
  });
  for (const [nth, { name, event, provider, doorName, options }] of played.entries()) {
    test(`${name}: ${provider}, by ${doorName}`, async () => {
      const life = await Life.begin(nth + 1, store.options, options);
      try {
        await life.play(DAYS, (_, day) => (EVENTS_ON.has(day) ? event : undefined), provider);
      } finally {
        await life.close();
      }
    });
  }
  test.run();
}
