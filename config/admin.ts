import type { AdminUseCases } from '../adapters/cli/admin-use-cases.ts';
import { systemClock } from '../adapters/system/system-clock.ts';
import { createContainer } from './container.ts';
import { readConfig } from './env.ts';
import { createLogger } from './log.ts';
import { openPersistence } from './persistence.ts';
import { type Token, useCases } from './tokens.ts';

export interface AdminSession {
  readonly useCases: AdminUseCases;
  close(): Promise<void>;
}

/** Opens what the environment names for the command line. Throws `ConfigError`, and what opening the store throws. */
export async function openAdminSession(
  env: Readonly<Record<string, string | undefined>>,
  log: (sentence: string) => void,
): Promise<AdminSession> {
  const config = readConfig(env);
  const clock = systemClock();
  const { databasePoolSize: poolSize, mcpRateLimit: rateLimit } = config;
  // What is said on closing, that a service still uses the database, is no news to an administrator.
  let opening = true;
  const whileOpening = (sentence: string) => (opening ? log(sentence) : undefined);
  const logger = createLogger('silent');
  const persistence = await openPersistence(config.store, { poolSize, rateLimit, clock, log: whileOpening, logger });
  opening = false;
  const container = createContainer({
    persistence,
    clock,
    ratesRefresh: false,
    logger,
    replacements: [],
  });
  const get = <Thing>(token: Token<Thing>): Thing => container.get<Thing>(token);
  return {
    useCases: {
      createUser: get(useCases.createUser),
      listUsers: get(useCases.listUsers),
      setPlan: get(useCases.setPlan),
      deleteUser: get(useCases.deleteUser),
      createApiKey: get(useCases.createApiKey),
      listApiKeys: get(useCases.listApiKeys),
      revokeApiKey: get(useCases.revokeApiKey),
      issueAccessToken: get(useCases.issueAccessToken),
      connectAccount: get(useCases.connectAccount),
      importTransactions: get(useCases.importTransactions),
      importRates: get(useCases.importRates),
      syncRates: get(useCases.syncRates),
      createBill: get(useCases.createBill),
      listBills: get(useCases.listBills),
      archiveBill: get(useCases.archiveBill),
      // Opening the store has migrated it already; this tells what that did.
      migrate: async () => persistence.applied,
    },
    close: () => persistence.close(),
  };
}
