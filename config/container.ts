import type { LookProblems } from '../adapters/import-folder/folders.ts';
import { watchedFolder } from '../adapters/import-folder/watched-folder.ts';
import 'reflect-metadata';
import { Container } from 'inversify';
import type { Logger } from 'pino';
import { DEMO_EMAIL } from '../adapters/demo/seed-demo.ts';
import {
  createRateRefresher,
  type LastRefresh,
  type RateRefresher,
  type RefreshOutcome,
  rateRefreshProbe,
} from '../adapters/exchange-rates/rate-refresher.ts';
import { rememberedQuotes } from '../adapters/exchange-rates/remembered-quotes.ts';
import { loggableError } from '../adapters/http/errors/loggable-error.ts';
import { createToolCallJournal } from '../adapters/mcp/tool-call-journal.ts';
import type { Metrics } from '../adapters/metrics/metrics.ts';
import { publicClientDocuments } from '../adapters/oauth/authorization-server/client-documents.ts';
import { eitherTokenVerifier } from '../adapters/oauth/either-token-verifier.ts';
import { externalTokenVerifier } from '../adapters/oauth/external-issuer/external-token-verifier.ts';
import { opaqueAccessTokenVerifier } from '../adapters/oauth/opaque-access-token-verifier.ts';
import { otpauthCodes } from '../adapters/second-factors/otpauth-codes.ts';
import { simpleWebauthnCeremonies } from '../adapters/second-factors/simple-webauthn-ceremonies.ts';
import { argon2PasswordHasher } from '../adapters/system/argon2-password-hasher.ts';
import { nodeSecrets } from '../adapters/system/node-secrets.ts';
import { noteAppUse } from '../application/apps/connected-apps.ts';
import type { Ports } from '../application/ports.ts';
import type { UseCases } from '../application/use-cases.ts';
import type { ForeignTokens } from '../domain/ports/access/foreign-tokens.ts';
import type { Sealer } from '../domain/ports/access/sealer.ts';
import type { BillDetector } from '../domain/ports/bill-detector.ts';
import type { Clock } from '../domain/ports/clock.ts';
import type { BankFeeds } from '../domain/ports/feeds/bank-feed-port.ts';
import { type ReferenceRatePort, ReferenceRatesUnavailable } from '../domain/ports/feeds/reference-rate-port.ts';
import type { ImportFolder } from '../domain/ports/imports/import-folder.ts';
import type { StatementFileReader } from '../domain/ports/imports/statement-file-reader.ts';
import type { Patience } from '../domain/ports/patience.ts';
import type { BackupFiles } from '../domain/ports/service/backup-files.ts';
import type { ReadinessProbe } from '../domain/ports/service/readiness-probe.ts';
import type { Stores } from '../domain/ports/unit-of-work.ts';
import packageFacts from '../package.json' with { type: 'json' };
import { lazyPort } from './lazily.ts';
import type { Persistence } from './persistence.ts';
import { provide } from './provide.ts';
import { ConfigError } from './settings/config-error.ts';
import type { Config } from './settings/env.ts';
import { accountHashOf } from './settings/secret-keys.ts';
import { type AllPorts, ports, services, type Token, useCases } from './tokens.ts';
import { bindUseCases } from './use-cases.ts';

/** Puts another thing in the place of what the container would hold. */
export type Replacement = (container: Container) => void;

/** For `createApp({ replace: [replace(ports.clock, myClock)] })`: the compiler wants a thing of the token's type. */
export function replace<Thing>(token: Token<Thing>, thing: Thing): Replacement {
  return (container) => {
    if (container.isBound(token.id)) container.unbind(token.id);
    container.bind<Thing>(token.id).toConstantValue(thing);
  };
}

/** The same for some members, such as the use-cases in `{ listBills: async () => [] }`. The others stay. */
export function replaceSome<Thing extends object>(token: Token<Thing>, members: Partial<Thing>): Replacement {
  return (container) => container.onActivation<Thing>(token.id, (_, made) => ({ ...made, ...members }));
}

export interface ContainerParts {
  readonly config: Pick<
    Config,
    'ratesRefresh' | 'cacheMegabytes' | 'signUp' | 'oidcIssuer' | 'baseUrl' | 'secretKeys' | 'store' | 'importDir'
  >;
  readonly sealer: Sealer;
  readonly persistence: Persistence;
  readonly clock: Clock;
  readonly bankFeeds: BankFeeds;
  readonly billDetector: BillDetector;
  readonly patience: Patience;
  readonly logger: Logger;
  readonly metrics?: Metrics | undefined;
  /** Besides those of the store and of rates. */
  readonly probes?: readonly ReadinessProbe[];
  /** The last refresh of rates, where another process makes them. */
  readonly rateRefresh?: LastRefresh | undefined;
  readonly replacements: readonly Replacement[];
}

/** Every port and use-case by its token, each made once, when it is first asked for. */
export function createContainer(parts: ContainerParts): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  const foreign = foreignTokensOf(parts);
  const { rateRefresher } = services;
  const lastOutcome = parts.rateRefresh ?? (() => container.get<RateRefresher>(rateRefresher.id).lastOutcome());
  const refreshes = parts.config.ratesRefresh ? [rateRefreshProbe({ lastOutcome })] : [];
  const made: Omit<AllPorts, 'accessTokenVerifier'> = {
    ...storesOf(parts),
    ...portsOf(parts),
    foreignTokens: foreign ?? NO_FOREIGN_TOKENS,
    probes: [...parts.persistence.probes, ...refreshes, ...(parts.probes ?? [])],
  };
  for (const [name, port] of Object.entries(made)) {
    container.bind(ports[name as keyof AllPorts].id).toConstantValue(port);
  }
  bindTokenVerifier(container, foreign !== undefined);
  bindUseCases(container);
  bindBackground(container, parts);
  for (const replaceIn of parts.replacements) replaceIn(container);
  return container;
}

function bindBackground(container: Container, { logger, metrics }: ContainerParts): void {
  const onFailure = (error: unknown, dropped: number) => {
    metrics?.backgroundRun('tool_call_journal', false);
    logger.warn({ error: loggableError(error), dropped }, 'tool calls not stored');
  };
  const onOutcome = (outcome: RefreshOutcome, error: unknown) => {
    metrics?.backgroundRun('rates_refresh', outcome.ok);
    logRefresh(logger, outcome, error);
  };
  const { clock } = ports;
  const journal = (needs: { activity: UseCases['activity']; clock: Clock }) =>
    createToolCallJournal({ ...needs, onFailure });
  provide(container, services.toolCallJournal, journal, { activity: useCases.activity, clock });
  const refresher = (needs: { rates: UseCases['rates']; clock: Clock }) => createRateRefresher({ ...needs, onOutcome });
  provide(container, services.rateRefresher, refresher, { rates: useCases.rates, clock });
}

/** A bank that cannot be reached is expected now and then, so it is logged without a stack. */
function logRefresh(logger: Logger, outcome: RefreshOutcome, error: unknown): void {
  if (outcome.ok) return logger.info({ stored: outcome.sync.stored, newest: outcome.sync.newest }, 'rates refreshed');
  const surprise = error instanceof ReferenceRatesUnavailable ? {} : { err: error };
  logger.warn({ reason: outcome.message, ...surprise }, 'rates not refreshed');
}

type OtherPorts = Omit<AllPorts, keyof Stores | 'foreignTokens' | 'accessTokenVerifier' | 'probes'>;

function portsOf({
  config,
  persistence,
  clock,
  sealer,
  bankFeeds,
  billDetector,
  patience,
  logger,
}: ContainerParts): OtherPorts {
  const { unitOfWork, upkeep, readScope, snapshots, rateLimiter, subscriptions, attempts } = persistence;
  const opened = { unitOfWork, upkeep, readScope, snapshots, rateLimiter, subscriptions, attempts };
  return {
    ...opened,
    clock,
    sealer,
    bankFeeds,
    billDetector,
    patience,
    accountHash: accountHashOf(config),
    secrets: nodeSecrets(),
    totpCodes: otpauthCodes(),
    ceremonies: simpleWebauthnCeremonies(),
    clientDocuments: publicClientDocuments(),
    passwords: argon2PasswordHasher(),
    referenceRates: lazyReferenceRates(),
    statementFiles: lazyStatementFiles(),
    importFolder: importFolderOf(config.importDir, logger),
    backupFiles: lazyBackupFiles(),
    release: packageFacts.version,
    signUpRules: { policy: config.signUp, demoEmail: DEMO_EMAIL },
  };
}

type VerifierPorts = Pick<
  Ports,
  'accessTokens' | 'externalIdentities' | 'connectedApps' | 'foreignTokens' | 'secrets' | 'clock'
>;

function bindTokenVerifier(container: Container, takesForeign: boolean): void {
  const { accessTokens, externalIdentities, connectedApps, foreignTokens, secrets, clock } = ports;
  const verifier = (needs: VerifierPorts) => {
    const own = opaqueAccessTokenVerifier({ ...needs, noteAppUse: noteAppUse(needs) });
    return takesForeign ? eitherTokenVerifier(own, externalTokenVerifier(needs), needs.secrets) : own;
  };
  const needs = { accessTokens, externalIdentities, connectedApps, foreignTokens, secrets, clock };
  provide(container, ports.accessTokenVerifier, verifier, needs);
}

/** The tokens of the issuer that the settings name, if any; its library is loaded with the first of them. */
function foreignTokensOf({ config, logger }: ContainerParts): ForeignTokens | undefined {
  const { oidcIssuer: issuer, baseUrl } = config;
  if (issuer === undefined) return undefined;
  if (baseUrl === undefined) throw new ConfigError('A foreign issuer needs a configured base URL.');
  const onUnavailable = (reason: string) => logger.warn({ reason }, 'issuer of access tokens unavailable');
  return lazyPort<ForeignTokens>({ verify: true }, async () => {
    const { signedTokens } = await import('../adapters/oauth/external-issuer/signed-tokens.ts');
    return signedTokens({ issuer, baseUrl, onUnavailable });
  });
}

/** For a service without a foreign issuer. */
const NO_FOREIGN_TOKENS: ForeignTokens = { verify: async () => undefined };

/** Loaded for the first refresh, with the reader of XML. */
function lazyReferenceRates(): ReferenceRatePort {
  return lazyPort<ReferenceRatePort>({ fetch: true }, async () => {
    const { createEcbReferenceRates } = await import('../adapters/exchange-rates/ecb-reference-rates.ts');
    return createEcbReferenceRates();
  });
}

/** Loaded for the first backup, with the library for archives. */
function lazyBackupFiles(): BackupFiles {
  const load = async () => (await import('../adapters/backup/backup-file-store.ts')).backupFileStore;
  return {
    ...lazyPort<Omit<BackupFiles, 'parts'>>({ write: true, verify: true, list: true, remove: true }, load),
    parts: async function* (...given) {
      yield* (await load()).parts(...given);
    },
  };
}

/** Loaded for the first file, with the readers of all formats. */
function lazyStatementFiles(): StatementFileReader {
  return lazyPort<StatementFileReader>({ unpack: true, read: true }, async () => {
    const { statementFileReader } = await import('../adapters/statement-files/statement-file-reader.ts');
    return statementFileReader;
  });
}

/** What cannot be looked at is logged when it changes, and not at each look. */
function importFolderOf(root: string | undefined, logger: Logger): ImportFolder {
  if (root === undefined) return NO_IMPORT_FOLDER;
  let told = JSON.stringify({ unreadable: 0, links: 0 });
  const onLook = (problems: LookProblems) => {
    const found = JSON.stringify(problems);
    if (found !== told) logger.warn(problems, 'some of the import folder cannot be looked at');
    told = found;
  };
  return watchedFolder(root, { now: () => performance.now(), onLook });
}

/** For a service without a watched folder. */
const NO_IMPORT_FOLDER: ImportFolder = {
  waiting: async function* () {},
  settle: async () => undefined,
  asked: async () => [],
};

/** Quotes are remembered for callers who have seen a state of the rates. */
function storesOf({ persistence: { stores }, config }: ContainerParts): Stores {
  return { ...stores, rates: { ...stores.rates, ...rememberedQuotes(stores.rates, config.cacheMegabytes) } };
}
