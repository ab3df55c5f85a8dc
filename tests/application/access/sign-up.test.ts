import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type App, createApp } from '../../../config/create-app.ts';
import { ports, useCases } from '../../../config/tokens.ts';
import { FinanceError } from '../../../domain/error.ts';
import { openMigratedDatabase } from '../../support/databases/postgres.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

const PASSWORD = 'correct horse battery';

const signingUp = suite('signing up while only the first person may');

for (const store of ['memory', 'postgres'] as const) {
  signingUp(`of eight people at once exactly one is the first (${store})`, async () => {
    const { app, close } = await start(store);
    try {
      const signUp = app.get(useCases.users).signUp;
      const ask = (_: unknown, index: number) =>
        signUp({ email: `person${index}@example.com`, password: PASSWORD, address: `192.0.2.${index}` });
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, ask));
      assert.is(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
      assert.is(await app.get(ports.users).count(), 1);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') assert.instance(outcome.reason, FinanceError);
      }
    } finally {
      await close();
    }
  });

  signingUp(`somebody whose password was refused may try again at once (${store})`, async () => {
    const { app, close } = await start(store);
    try {
      const ask = (password: string) =>
        app.get(useCases.users).signUp({ email: 'ada@example.com', password, address: '192.0.2.1' });
      const refused = await ask('short').catch((error: unknown) => error);
      assert.is((refused as FinanceError).code, 'invalid');
      assert.is((await ask(PASSWORD)).email, 'ada@example.com');
    } finally {
      await close();
    }
  });
}

async function start(store: 'memory' | 'postgres'): Promise<{ app: App; close: () => Promise<void> }> {
  const database = store === 'memory' ? undefined : await openMigratedDatabase();
  const config = { logLevel: 'silent', ratesRefresh: false, signUp: 'first' } as const;
  const at = database && { databaseUrl: database.url, dataDir: temporaryDirectory() };
  const app = await createApp({ store, ...at, config });
  return {
    app,
    close: async () => {
      await app.close();
      await database?.drop();
    },
  };
}

signingUp.run();
