import { invalidField } from '../../../domain/error.ts';
import type { FeedAccountChoice } from '../../../domain/feeds/connected-feed-account.ts';
import {
  FEED_PROVIDERS,
  type FeedProvider,
  PROVIDER_FACTS,
  PROVIDER_NAMES,
} from '../../../domain/feeds/provider-facts.ts';
import { CONNECTION_RETURN_PATH } from '../../http/connection-return-path.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import type { ValueOf, ValueSchema } from '../../validation/schema.ts';
import { listRoute, type Resource, readRoute } from '../endpoint/resource-routes.ts';
import { type Route, refusal, route } from '../endpoint/route.ts';
import { resource } from '../openapi/resource-schemas.ts';
import { ID, listOf, objectOf, REQUEST_ID } from '../openapi/schema-parts.ts';
import type { ServiceFacts } from '../rest-service.ts';
import {
  banksJson,
  begunConnectionJson,
  connectedAccountsJson,
  connectionJson,
  connectionsJson,
} from './connection-json.ts';
import { PROVIDER } from './connection-schemas.ts';

const TAG = { name: 'Connections', description: 'Banks that are fetched by way of a provider.' } as const;
const CONNECTIONS = { path: '/v1/connections', tag: TAG, noun: 'connection' } as const satisfies Resource;

const COLLECTION = { path: CONNECTIONS.path, tag: TAG } as const;
const ITEM = { ...COLLECTION, item: CONNECTIONS.noun } as const;

const TEXT_MAX = 255;
const TOKEN_MAX = 4_000;
const LINE = { type: 'string', format: 'storable-text', maxLength: TEXT_MAX } as const;
const SETUP_TOKEN = {
  type: 'string',
  format: 'storable-text',
  maxLength: TOKEN_MAX,
  description: 'SimpleFIN: the text that its page shows. It can be used once',
  examples: ['aHR0cHM6Ly9icmlkZ2UuZXhhbXBsZS9jbGFpbS8xMjM='],
} as const satisfies ValueSchema;

/** Where providers send browsers back to. */
function returnUrlOf({ baseUrl }: ServiceFacts): string {
  return `${baseUrl}${CONNECTION_RETURN_PATH}`;
}

const NOT_AGREED = 'This connection has not been agreed to yet.';

const FEED_FAILED = refusal(
  'The provider or the bank failed. The message says what to do.',
  'SimpleFIN cannot be reached (ECONNREFUSED). Try again later.',
  REQUEST_ID,
);

const CHOICE_RULE =
  'have an id and a decision: link with a bank_account_id, create, or ignore; or owed or owned, for what a positive ' +
  'balance of the bank means';

const CHOICES = {
  type: 'array',
  items: {
    ...objectOf(
      {
        id: { ...ID, examples: [1043] },
        decision: { type: 'string', enum: ['link', 'create', 'ignore', 'owed', 'owned'] },
        bank_account_id: { ...ID, description: 'For `link`', examples: [12] },
        name: { ...LINE, description: 'For `create`: instead of the name that the bank uses' },
      },
      ['bank_account_id', 'name'],
    ),
    description: CHOICE_RULE,
  },
} as const satisfies ValueSchema;

function choiceOf(choice: ValueOf<typeof CHOICES>[number]): FeedAccountChoice {
  const { id, decision, bank_account_id: bankAccountId, name } = choice;
  if (decision !== 'link' && decision !== 'create') return { id, decision };
  if (decision === 'create') return { id, decision, name };
  if (bankAccountId === undefined) throw invalidField('accounts', `The accounts must each ${CHOICE_RULE}.`);
  return { id, decision, bankAccountId };
}

const WEBHOOK_MAX_BYTES = 64 * 1024;

/** Takes the messages that a provider sends by itself. */
function webhook(provider: FeedProvider): Route {
  const name = PROVIDER_NAMES[provider];
  return route({
    method: 'POST',
    path: `/webhooks/${provider}`,
    tag: TAG,
    operationId: `${provider}Webhook`,
    summary: `Take a message of ${name}`,
    description:
      'Its signature is checked. What it says is not believed further than that there is something to fetch.',
    scope: null,
    message: { maxBytes: WEBHOOK_MAX_BYTES },
    responses: {
      204: { description: 'Taken, or not needed.' },
      502: { ...FEED_FAILED, description: 'Who sent it cannot be checked at the moment.' },
      503: refusal(
        'This server has no settings for the provider.',
        `This server has no settings for ${name}.`,
        REQUEST_ID,
      ),
      403: refusal('The provider did not send it.', `${name} did not send this.`),
    },
    handle: async ({ connections }, { headers, upload }) => {
      const outcome = await connections.handleWebhook(provider, { headers, body: upload.bytes });
      if (outcome === 'refused') throw new HttpError(403, `${name} did not send this.`);
      return { status: 204 };
    },
  });
}

/** Specification 4.21 to 4.31. */
export const CONNECTION_ROUTES: readonly Route[] = [
  listRoute(
    { path: '/v1/connection-providers', tag: TAG },
    {
      operationId: 'listConnectionProviders',
      summary: 'List providers',
      description: 'Returns the ways to connect a bank, and what each needs.',
      isLive: true,
      schema: listOf(resource('ConnectionProvider')),
      handle: async ({ connections }) => {
        const configured = new Set(connections.listFeedProviders());
        const all = FEED_PROVIDERS.map((provider) => {
          const { needs, how } = PROVIDER_FACTS[provider];
          return { provider, name: PROVIDER_NAMES[provider], configured: configured.has(provider), needs, how };
        });
        return JSON.stringify(all);
      },
    },
  ),
  listRoute(
    { path: '/v1/connectable-banks', tag: TAG },
    {
      operationId: 'listConnectableBanks',
      summary: 'List banks that can be connected',
      description: 'Returns the banks of a country by name. Empty for providers that let you choose on their own page.',
      isLive: true,
      query: {
        provider: { ...PROVIDER, description: 'Required' },
        country: { ...LINE, description: 'ISO 3166-1 alpha-2. Required', examples: ['DE'] },
      },
      schema: listOf(resource('ConnectableBank')),
      responses: { 502: FEED_FAILED },
      handle: async ({ connections }, { query: { provider, country } }) => {
        if (provider === undefined) throw invalidField('provider', 'The provider field is required.');
        if (country === undefined) throw invalidField('country', 'The country field is required.');
        return banksJson(await connections.listConnectableBanks(provider, country));
      },
    },
  ),
  listRoute(CONNECTIONS, {
    operationId: 'listConnections',
    summary: 'List connections',
    description: 'Returns all connections with their accounts, ordered by id.',
    isLive: true,
    schema: listOf(resource('Connection')),
    handle: async ({ connections }, { userId }) => connectionsJson(await connections.listConnections(userId)),
  }),
  route({
    ...COLLECTION,
    method: 'POST',
    operationId: 'createConnection',
    summary: 'Connect a bank',
    description:
      'With SimpleFIN, the connection works at once. With others, open `consent.url` in a browser and agree there: ' +
      'the browser comes back to Coffer, which then fetches for the first time.',
    body: {
      type: 'object',
      title: 'NewConnection',
      properties: {
        provider: PROVIDER,
        setup_token: SETUP_TOKEN,
        bank: { ...LINE, description: 'Enable Banking: the name of the bank as listed', examples: ['First Bank'] },
        country: { ...LINE, description: 'Enable Banking: its country', examples: ['DE'] },
      },
      required: ['provider'],
    },
    responses: {
      201: { description: 'Connected, or waiting for your consent.', schema: resource('BegunConnection') },
      409: refusal('You have 50 connections already.', 'A user may have 50 connections. Remove one first.'),
      502: FEED_FAILED,
    },
    handle: async (service, { userId, body: { provider, setup_token: setupToken, bank, country = null } }) => {
      const begun = await service.connections.beginConnection(userId, {
        provider,
        returnUrl: returnUrlOf(service),
        setupToken,
        bank: bank === undefined ? undefined : { name: bank, country },
      });
      return { status: 201, json: begunConnectionJson(begun) };
    },
  }),
  readRoute(CONNECTIONS, {
    operationId: 'showConnection',
    summary: 'Show a connection',
    description: 'Returns a connection with its accounts.',
    isLive: true,
    schema: resource('Connection'),
    handle: async ({ connections }, { userId, id }) => connectionJson(await connections.showConnection(userId, id)),
  }),
  route({
    ...ITEM,
    method: 'DELETE',
    operationId: 'deleteConnection',
    summary: 'Remove a connection',
    description: 'Ends it at the provider as well. Accounts, transactions and imports stay.',
    responses: { 200: { description: 'Removed.', schema: resource('EndedConnection') } },
    handle: async ({ connections }, { userId, id }) => {
      const ended = await connections.removeConnection(userId, id);
      return { status: 200, json: JSON.stringify({ ended_at_provider: ended }) };
    },
  }),
  route({
    ...ITEM,
    suffix: '/complete',
    method: 'POST',
    operationId: 'completeConnection',
    summary: 'Finish a consent',
    description:
      'The page to which the browser comes back does this by itself for a person who is signed in. Programs send ' +
      'what the address has: `state`, and `code` or `error`. Without a `state`, the provider is asked whether you ' +
      'have finished.',
    body: {
      type: 'object',
      title: 'ConsentAnswer',
      properties: {
        state: { ...LINE, examples: ['b2f5ff47436671b6e533d8dc3614845d'] },
        code: { type: 'string', format: 'storable-text', maxLength: TOKEN_MAX, examples: ['8c1d4e0a'] },
        error: { ...LINE, examples: ['access_denied'] },
      },
    },
    responses: {
      200: { description: 'The connection as it is now.', schema: resource('Connection') },
      409: refusal('Another request is finishing it.', 'This connection is being synchronised already.'),
      502: FEED_FAILED,
    },
    handle: async ({ connections }, { userId, id, body: { state, ...answer } }) => {
      await connections.showConnection(userId, id);
      await connections.completeConnection(userId, state === undefined ? { connectionId: id } : { state, answer });
      return { status: 200, json: connectionJson(await connections.showConnection(userId, id)) };
    },
  }),
  route({
    ...ITEM,
    suffix: '/renew',
    method: 'POST',
    operationId: 'renewConnection',
    summary: 'Renew a connection',
    description:
      'For a consent that ended or is about to, and for a bank that wants you to sign in again. Works as creating ' +
      'one does; the connection keeps its accounts and goes on meanwhile.',
    body: { type: 'object', title: 'ConnectionRenewal', properties: { setup_token: SETUP_TOKEN } },
    responses: {
      200: { description: 'Renewed, or waiting for your consent.', schema: resource('BegunConnection') },
      409: refusal('The connection has never worked.', NOT_AGREED),
      502: FEED_FAILED,
    },
    handle: async (service, { userId, id, body: { setup_token: setupToken } }) => {
      const input = { returnUrl: returnUrlOf(service), setupToken };
      const begun = await service.connections.renewConnection(userId, id, input);
      return { status: 200, json: begunConnectionJson(begun) };
    },
  }),
  route({
    ...ITEM,
    suffix: '/sync',
    method: 'POST',
    operationId: 'syncConnection',
    summary: 'Fetch a connection now',
    description: 'Returns at once. `syncing`, `last_success_at` and `error` of the connection show what became of it.',
    responses: {
      202: { description: 'It is fetched next.', schema: resource('Connection') },
      409: refusal('You have to do something first.', NOT_AGREED),
      429: {
        description: 'The provider allows no more fetches for now.',
        headers: { 'Retry-After': 'Seconds to wait before the next attempt' },
        example: { message: 'The provider allows no more fetches until 2026-11-23 10:00 UTC.' },
      },
    },
    handle: async ({ connections }, { userId, id }) => {
      return { status: 202, json: connectionJson(await connections.requestSync(userId, id)) };
    },
  }),
  readRoute(CONNECTIONS, {
    suffix: '/accounts',
    operationId: 'listConnectedAccounts',
    summary: 'List accounts of a connection',
    description: 'Returns the accounts that the connection shows, ordered by id, and where the rows of each go.',
    isLive: true,
    schema: listOf(resource('ConnectedAccount')),
    handle: async ({ connections }, { userId, id }) =>
      connectedAccountsJson(await connections.listFeedAccounts(userId, id)),
  }),
  route({
    ...ITEM,
    suffix: '/accounts',
    method: 'PUT',
    operationId: 'mapConnectedAccounts',
    summary: 'Say where the rows of accounts go',
    description:
      'To one of your accounts (`link`), to a new one (`create`), or nowhere (`ignore`). Accounts that you leave out ' +
      'stay as they are. All is done, or nothing. What takes part from now on is fetched with its history.',
    body: {
      type: 'object',
      title: 'AccountChoices',
      properties: {
        accounts: CHOICES,
      },
      required: ['accounts'],
    },
    responses: {
      200: { description: 'All accounts of the connection.', schema: listOf(resource('ConnectedAccount')) },
    },
    handle: async ({ connections }, { userId, id, body }) => {
      const accounts = await connections.mapFeedAccounts(userId, id, body.accounts.map(choiceOf));
      return { status: 200, json: connectedAccountsJson(accounts) };
    },
  }),
  webhook('plaid'),
];
