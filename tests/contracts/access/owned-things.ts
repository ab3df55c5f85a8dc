import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import type { New } from '../../../domain/new.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
import { aUser, MADE_AT } from '../../support/fixtures.ts';
import { refused, refusedAs } from '../refusal.ts';
import { tamper } from '../tamper.ts';

interface Owned {
  readonly id: number;
  readonly userId: number;
}

/** How the things of one repository are made and found. */
export interface OwnedThings<Thing extends Owned> {
  /** The property by which a thing is found, and which no two share. */
  readonly key: keyof Thing & string;
  readonly make: (userId: number, given?: Partial<New<Thing>>) => New<Thing>;
  /** What a thing has to come back with, unlike those that `make` gives. */
  readonly unusual: Partial<New<Thing>>;
  readonly add: (thing: New<Thing>) => Promise<Thing>;
  readonly find: (key: string) => Promise<Thing | undefined>;
  /** Whether a thing is still found when its user is erased. */
  readonly outlivesUser?: boolean;
  /** Those of one user, for repositories that list them. */
  readonly list?: (userId: number) => Promise<readonly Thing[]>;
}

/** What every repository promises of the things that belong to one user and that others find by a key. */
export function ownedThingsContract<Thing extends Owned>(test: Test, stores: Stores, things: OwnedThings<Thing>): void {
  const { key, make, add, find, list } = things;
  const found = (thing: Thing | New<Thing>) => find(String((thing as Thing)[key]));

  test('one comes back as it went in, with an id, and an unknown one is not found', async () => {
    const given = make((await aUser(stores)).id, things.unusual);
    const added = await add(given);
    assert.equal(added, { ...given, id: added.id });
    assert.equal(await found(given), added);
    assert.is(await find('unknown'), undefined);
  });

  test(`the same ${key} twice is a conflict, whoever has it`, async () => {
    const [{ id: userId }, { id: strangerId }] = [await aUser(stores), await aUser(stores)];
    const first = await add(make(userId));
    for (const id of [userId, strangerId]) {
      await refusedAs('conflict', add({ ...make(id), [key]: first[key] }));
    }
    assert.equal(await found(first), first);
  });

  test('erasing a user removes theirs, and no new one is stored; nor one of nobody', async () => {
    const { id: userId } = await aUser(stores);
    const added = await add(make(userId));
    await stores.users.erase(userId, MADE_AT);
    assert.equal(await found(added), things.outlivesUser === true ? added : undefined);
    await refused(add(make(userId)));
    await refused(add(make(Number.MAX_SAFE_INTEGER)));
  });

  test('a caller that alters what it gave or got alters nothing in the store', async () => {
    const given = make((await aUser(stores)).id);
    const expected = structuredClone(given);
    const added = await add(given);
    const { id } = added;
    tamper(given);
    tamper(added);
    tamper(await found(expected));
    tamper(await list?.(expected.userId));
    assert.equal(await found(expected), { ...expected, id });
  });

  if (list === undefined) return;

  test('they are listed by id, and only the user’s own', async () => {
    const [{ id: userId }, { id: strangerId }] = [await aUser(stores), await aUser(stores)];
    const first = await add(make(userId, things.unusual));
    const second = await add(make(userId));
    await add(make(strangerId));
    assert.equal(await list(userId), [first, second]);
  });
}
