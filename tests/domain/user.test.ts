import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hasActiveSubscription, normaliseEmail, type User } from '../../domain/user.ts';
import { MADE_AT, newUser } from '../support/fixtures.ts';

const users = suite('users');
const user: User = { ...newUser(), id: 7 };

users('a subscription is active for a PRO user who is not deleted', () => {
  assert.is(hasActiveSubscription({ ...user, plan: 'pro' }), true);
  assert.is(hasActiveSubscription({ ...user, plan: 'free' }), false);
  assert.is(hasActiveSubscription({ ...user, plan: 'pro', deletedAt: MADE_AT }), false);
});

users('an e-mail address is the same in any case and with spaces around it', () => {
  assert.is(normaliseEmail('  Ann.Lee+bank@Example.TEST\n'), 'ann.lee+bank@example.test');
  assert.is(normaliseEmail('ÄNN@BÜCHER.TEST'), 'änn@bücher.test');
  assert.is(normaliseEmail(`${'x'.repeat(240)}@example.test`), `${'x'.repeat(240)}@example.test`);
});

users('normalising twice is normalising once', () => {
  for (const text of ['A@B.C', ' a@b.c ', 'İ@b.c', 'ΟΔΟΣ@b.c']) {
    const once = normaliseEmail(text);
    assert.ok(once !== undefined);
    assert.is(normaliseEmail(once), once);
  }
});

users('what has no one @, no dot after it, spaces, control characters or too many characters is none', () => {
  const others = [
    '',
    'ann',
    'ann@',
    '@example.test',
    'ann@example',
    'ann@.test@',
    'a@b@c.test',
    'ann lee@example.test',
    'ann@exam\tple.test',
    'ann\0@example.test',
    'ann\u0007@example.test',
    'ann\ud83d@example.test',
    `${'x'.repeat(250)}@example.test`,
  ];
  assert.equal(
    others.filter((text) => normaliseEmail(text) !== undefined),
    [],
  );
});

users.run();
