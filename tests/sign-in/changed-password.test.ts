import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { replace } from '../../config/container.ts';
import { ports, useCases } from '../../config/tokens.ts';
import type { PasswordHasher } from '../../domain/ports/access/password-hasher.ts';
import { refusal } from '../support/refusal.ts';
import { openMemoryService } from '../support/service/http-service.ts';

const test = suite('a password that changes while somebody signs in');

test('a sign-in with the old password leaves no session, even if it began before the change', async () => {
  const meanwhile = { change: async () => {} };
  const passwords: PasswordHasher = {
    hash: async (password) => `cheap:${password}`,
    verify: async (password, hash) => {
      const matches = hash === `cheap:${password}`;
      await meanwhile.change();
      return matches;
    },
  };
  const service = await openMemoryService({ replace: [replace(ports.passwords, passwords)] });
  try {
    const { app } = service;
    const [email, password] = ['ada@example.test', 'correct horse'];
    const user = await app.get(useCases.users).createUser({ email, password, plan: 'free' });
    meanwhile.change = async () => {
      await app.get(ports.users).update(user.id, (row) => ({ ...row, passwordHash: 'cheap:another horse' }));
      await app.get(ports.sessions).removeAll(user.id);
    };
    const signIn = () => app.get(useCases.sessions).signIn({ email, password, address: '192.0.2.7', userAgent: '' });
    assert.is((await refusal(signIn))?.code, 'unauthenticated');
    assert.equal(await app.get(ports.sessions).list(user.id), []);
  } finally {
    await service.close();
  }
});

test.run();
