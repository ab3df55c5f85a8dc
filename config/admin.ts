import { inlineBillDetector } from '../adapters/bill-detection/inline-bill-detector.ts';
import type { AdminUseCases } from '../adapters/cli/command-line.ts';
import { CONNECTION_RETURN_PATH } from '../adapters/http/connection-return-path.ts';
import { rotateKeys } from '../adapters/oauth/authorization-server/keys.ts';
import { TO_THE_END } from '../adapters/system/patience.ts';
import { systemClock } from '../adapters/system/system-clock.ts';
import { signInLinkAddress } from '../adapters/web/sign-in-link-address.ts';
import { createBankFeeds } from './bank-feeds.ts';
import { createContainer } from './container.ts';
import { createLogger } from './observability/log.ts';
import { openPersistence } from './persistence.ts';
import { ConfigError } from './settings/config-error.ts';
import { type Config, readConfig } from './settings/env.ts';
import { sealerOf } from './settings/secret-keys.ts';
import { ports, type Token } from './tokens.ts';
import { allUseCases } from './use-cases.ts';

export interface AdminSession {
  readonly useCases: AdminUseCases;
  close(): Promise<void>;
}

/**
 * Opens the database that the environment names, for the command line. Throws `ConfigError`, also for `STORE=memory`:
 * that data lives in the process of the service alone. Throws what opening the database throws.
 */
export async function openAdminSession(
  env: Readonly<Record<string, string | undefined>>,
  log: (sentence: string) => void,
): Promise<AdminSession> {
  const config = readConfig(env);
  if (config.store.kind === 'memory') {
    throw new ConfigError(
      'With STORE=memory the data lives in the running service, where the command line cannot reach it.',
    );
  }
  const clock = systemClock();
  const { databasePoolSize: poolMax, mcpRateLimit: rateLimit } = config;
  // On closing, the database reports that a service still uses it, which is no news to an administrator.
  let opening = true;
  const whileOpening = (sentence: string) => (opening ? log(sentence) : undefined);
  const logger = createLogger('silent');
  const persistence = await openPersistence(config.store, {
    poolMax,
    rateLimit,
    clock,
    log: whileOpening,
    logger,
    preparesStatements: config.databasePreparedStatements,
  });
  opening = false;
  const container = createContainer({
    config: { ...config, ratesRefresh: false, cacheMegabytes: 0, signUp: 'false', oidcIssuer: undefined },
    persistence,
    clock,
    bankFeeds: await createBankFeeds(config, clock),
    billDetector: inlineBillDetector(),
    patience: TO_THE_END,
    sealer: sealerOf(config),
    logger,
    replacements: [],
  });
  return {
    useCases: adminUseCases((token) => container.get(token.id), persistence.applied, addressOf(config)),
    close: () => persistence.close(),
  };
}

/** Where people reach the service, as far as the settings say. */
function addressOf({ baseUrl, host, port }: Config): string {
  return baseUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * What the command line may do. `applied` names the migrations that opening the store applied; links begin with
 * `address`.
 */
export function adminUseCases(
  get: <Thing>(token: Token<Thing>) => Thing,
  applied: readonly string[] = [],
  address = 'http://127.0.0.1:3000',
): AdminUseCases {
  const useCases = allUseCases(get);
  return {
    ...useCases,
    returnUrl: `${address}${CONNECTION_RETURN_PATH}`,
    signInAddress: async (email) => {
      const { token, expiresAt } = await useCases.sessions.offerSignInLink(email);
      return { address: signInLinkAddress(address, token), expiresAt };
    },
    rotateKeys: async () => {
      await rotateKeys({ serviceKeys: get(ports.serviceKeys), sealer: get(ports.sealer), clock: get(ports.clock) });
      await useCases.connections.resealConnections();
      await useCases.secondFactors.resealTotpFactors();
    },
    migrate: async () => applied,
  };
}
