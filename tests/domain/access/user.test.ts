import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  changePlan,
  hasActiveSubscription,
  normaliseEmail,
  registerUser,
  type User,
} from '../../../domain/access/user.ts';
import { assertNone } from '../../support/assertions.ts';
import { assertInvalid } from '../../support/finance-errors.ts';
import { EUR, MADE_AT, newUser, USD } from '../../support/fixtures.ts';

const users = suite('users');
const user: User = { ...newUser(), id: 7 };

users('a subscription is active for a PRO user', () => {
  assert.is(hasActiveSubscription({ ...user, plan: 'pro' }), true);
  assert.is(hasActiveSubscription({ ...user, plan: 'free' }), false);
});

users('an e-mail address is the same in any case and with spaces around it', () => {
  assert.is(normaliseEmail('  Ann.Lee+bank@Example.TEST\n'), 'ann.lee+bank@example.test');
  assert.is(normaliseEmail('ÄNN@BÜCHER.TEST'), 'änn@bücher.test');
  assert.is(normaliseEmail(`${'x'.repeat(240)}@example.test`), `${'x'.repeat(240)}@example.test`);
});

users('normalising an address again changes nothing', () => {
  for (const text of ['A@B.C', ' a@b.c ', 'İ@b.c', 'ΟΔΟΣ@b.c']) {
    const once = normaliseEmail(text);
    assert.ok(once !== undefined);
    assert.is(normaliseEmail(once), once);
  }
});

users('an address has one @, a dot after it, no spaces or control characters, and at most 254 characters', () => {
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
  assertNone(others.filter((text) => normaliseEmail(text) !== undefined));
});

users('a new user has the plan free and US dollars by default, and no password hash yet', () => {
  assert.equal(registerUser({ email: ' Ann@Example.test', password: 'Tr3e frog' }, MADE_AT), {
    email: 'ann@example.test',
    passwordHash: null,
    currency: USD,
    plan: 'free',
    createdAt: MADE_AT,
    deletedAt: null,
  });
  const asked = registerUser({ email: 'a@b.test', password: 'Tr3e frog', plan: 'pro', currency: EUR }, MADE_AT);
  assert.equal([asked.plan, asked.currency], ['pro', EUR]);
});

users('a password has 8 to 1,024 characters and no NUL', () => {
  const register = (password: string) => registerUser({ email: 'a@b.test', password }, MADE_AT);
  register('kx7q'.repeat(2));
  register('kx7q'.repeat(256));
  for (const password of ['x'.repeat(7), 'x'.repeat(1_025), '1234567\0']) {
    assertInvalid(['password'], () => register(password));
  }
});

users('a change of the plan changes nothing else', () => {
  assert.equal(changePlan(user, 'free'), { ...user, plan: 'free' });
});

users.run();
