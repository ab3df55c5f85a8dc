import type { RateRefresher } from '../adapters/exchange-rates/rate-refresher.ts';
import type { ToolCallJournal } from '../adapters/mcp/tool-call-journal.ts';
import type { ClientDocuments } from '../adapters/oauth/authorization-server/client-documents.ts';
import type { Ports } from '../application/ports.ts';
import type { UseCases } from '../application/use-cases.ts';
import type { ReadScope } from '../domain/ports/service/read-scope.ts';

/** Names a thing that the container holds. Its type makes a wrong, swapped or missing dependency a compile error. */
export interface Token<Thing> {
  readonly id: string;
  /** Never there: it only carries the type. */
  readonly thing?: Thing;
}

/** A token for each of them. */
export type Tokens<Things> = { readonly [Name in keyof Things]: Token<Things[Name]> };

type Words<Line extends string> = Line extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Line;
type Named<Names extends string> = { readonly [Name in Names]: Token<never> };

/** A token for each word of `lines`. A missing one is a compile error where the tokens get their type. */
function tokensOf<const Line extends string>(kind: string, ...lines: readonly Line[]): Named<Words<Line>> {
  const names = lines.flatMap((line) => line.split(' '));
  return Object.fromEntries(names.map((name) => [name, { id: `${kind} ${name}` }])) as Named<Words<Line>>;
}

/** What the service asks of the outside: the ports of the use-cases, and what inbound adapters ask themselves. */
export interface AllPorts extends Ports {
  readonly readScope: ReadScope;
  readonly clientDocuments: ClientDocuments;
}

/** Each can be replaced in `createApp`. */
export const ports: Tokens<AllPorts> = tokensOf(
  'port',
  // The repositories of a store.
  'users apiKeys accessTokens sessions pendingSignIns totpFactors recoveryCodes passkeys spentChallenges',
  'connectedApps externalIdentities toolCalls oauthRecords serviceKeys banks accounts categories categoryRules',
  'transactions transactionReader balanceReader ownTransfers imports observations connections feedAccounts',
  'idempotency possibleDuplicates rates bills renewals uploads accountMerges',
  // All others.
  'accessTokenVerifier accountHash attempts backupFiles bankFeeds billDetector ceremonies clientDocuments clock',
  'foreignTokens importFolder passwords patience probes rateLimiter readScope referenceRates release sealer secrets',
  'signUpRules snapshots statementFiles subscriptions totpCodes unitOfWork upkeep',
);

/** What inbound adapters ask of the application, by subject. */
export const useCases: Tokens<UseCases> = tokensOf(
  'use-cases',
  'access accounts activity apps backups bills categoryRules connections exports imports renewals rates',
  'secondFactors service sessions transactions users',
);

interface Services {
  readonly rateRefresher: RateRefresher;
  readonly toolCallJournal: ToolCallJournal;
}

/** What works by itself. */
export const services: Tokens<Services> = tokensOf('service', 'rateRefresher toolCallJournal');
