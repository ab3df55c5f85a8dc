import { FEED_ACCOUNT_DECISIONS, LINK_ORIGINS } from '../../../domain/feeds/connected-feed-account.ts';
import { CONNECTION_STATES } from '../../../domain/feeds/connection.ts';
import { FEED_PROVIDERS } from '../../../domain/feeds/provider-facts.ts';
import type { ObjectSchema, ValueSchema } from '../../validation/schema.ts';
import { about, CURRENCY, ID, listOf, MONEY, objectOf, refTo, TEXT, TIMESTAMP } from '../openapi/schema-parts.ts';

const TEXT_OR_NULL: ValueSchema = { type: ['string', 'null'] };
const TIMESTAMP_OR_NULL: ValueSchema = { ...TIMESTAMP, type: ['string', 'null'] };
const DATE: ValueSchema = { type: 'string', format: 'date' };
const COUNTRY_OR_NULL: ValueSchema = {
  type: ['string', 'null'],
  pattern: '^[A-Z]{2}$',
  description: 'ISO 3166-1 alpha-2',
  examples: [null],
};

/** What is wrong, or `null`. */
const PROBLEM: ObjectSchema = {
  type: ['object', 'null'],
  properties: {
    code: { ...TEXT, examples: ['sign_in_needed'] },
    message: { ...TEXT, examples: ['Your bank wants you to sign in again: do it on your SimpleFIN page.'] },
  },
  required: ['code', 'message'],
  description: 'What is wrong; null if nothing is',
  examples: [null],
};

export const PROVIDER = { type: 'string', enum: FEED_PROVIDERS, examples: ['simplefin'] } as const;
export const CONNECTION_STATE: ValueSchema = { type: 'string', enum: CONNECTION_STATES, examples: ['active'] };

const CONNECTION = {
  id: { ...ID, examples: [1042] },
  provider: PROVIDER,
  name: { ...TEXT, description: 'The bank, or the provider', examples: ['First Bank'] },
  state: CONNECTION_STATE,
  error: PROBLEM,
  advice: { ...TEXT_OR_NULL, description: 'What you have to do, in one sentence', examples: [null] },
  syncing: { type: 'boolean', description: 'Whether it is fetched right now', examples: [false] },
  last_success_at: { ...TIMESTAMP_OR_NULL, description: 'When it was last fetched' },
  next_sync_at: { ...TIMESTAMP_OR_NULL, description: 'null while you have to do something first' },
  consent_expires_at: { ...TIMESTAMP_OR_NULL, description: 'null if consent does not end', examples: [null] },
  created_at: TIMESTAMP,
  accounts: listOf(refTo('ConnectedAccount')),
} as const satisfies ObjectSchema['properties'];

const DIFFERENCE: ValueSchema = {
  ...MONEY,
  type: ['integer', 'null'],
  description: 'What the bank’s balance is more than the transactions add up to; null if it cannot be compared',
  examples: [0],
};

/** How fresh an account is that a connection fills. */
export const FRESHNESS: ObjectSchema = {
  type: ['object', 'null'],
  properties: {
    id: { ...ID, examples: [1042] },
    provider: PROVIDER,
    state: CONNECTION_STATE,
    error: PROBLEM,
    last_success_at: TIMESTAMP_OR_NULL,
    next_sync_at: TIMESTAMP_OR_NULL,
    balance_at: TIMESTAMP_OR_NULL,
    difference: DIFFERENCE,
  },
  required: ['id', 'provider', 'state', 'error', 'last_success_at', 'next_sync_at', 'balance_at', 'difference'],
  description: 'The connection that fills the account, and how fresh it is; null without one. In the list of accounts',
  examples: [null],
};

/** Resources of bank feeds, as the OpenAPI document lists them. */
export const CONNECTION_SCHEMAS = {
  Connection: objectOf(CONNECTION),
  BegunConnection: objectOf({
    ...CONNECTION,
    consent: {
      type: ['object', 'null'],
      properties: {
        url: { type: 'string', format: 'uri', examples: ['https://bank.example/consent'] },
        expires_at: TIMESTAMP,
      },
      required: ['url', 'expires_at'],
      description: 'Where you have to agree, and until when; null if the connection works already',
      examples: [null],
    },
  }),
  ConnectedAccount: objectOf({
    id: { ...ID, examples: [1043] },
    name: { ...TEXT, examples: ['Checking'] },
    institution: objectOf({ name: { ...TEXT, examples: ['First Bank'] }, country: COUNTRY_OR_NULL }),
    kind: { type: ['string', 'null'], enum: ['bank', 'card', 'loan', 'investment', 'cash', null] },
    last_four: { ...TEXT_OR_NULL, description: 'Of the account’s number, where it is known', examples: ['3000'] },
    currency: {
      ...CURRENCY,
      type: ['string', 'null'],
      description: 'ISO 4217 code; null for a currency that Coffer does not know, whose account cannot be imported',
    },
    balance: { ...MONEY, type: ['integer', 'null'], examples: [125_000] },
    balance_at: { ...TIMESTAMP_OR_NULL, description: 'When the bank stated the balance' },
    decision: { type: 'string', enum: FEED_ACCOUNT_DECISIONS, examples: ['linked'] },
    bank_account_id: { ...ID, type: ['integer', 'null'], description: 'Where its rows go', examples: [12] },
    linked_by: {
      type: ['string', 'null'],
      enum: [...LINK_ORIGINS, null],
      description: 'What linked it: a bank account was opened for it, its number, equal payments, or a person',
      examples: ['number'],
    },
    likely_bank_account_id: {
      ...ID,
      type: ['integer', 'null'],
      description: 'While it is undecided: the bank account that it may be',
      examples: [null],
    },
    difference: DIFFERENCE,
    owed: {
      type: ['boolean', 'null'],
      description: 'Whether a positive balance of the bank is a debt; null while nothing tells',
      examples: [false],
    },
    coverage: {
      type: ['object', 'null'],
      properties: { from: { ...DATE, examples: ['2026-08-24'] }, to: { ...DATE, examples: ['2026-11-22'] } },
      required: ['from', 'to'],
      description: 'The days that were fetched',
    },
    missing_days: {
      type: 'array',
      items: objectOf({ from: { ...DATE, examples: ['2026-03-03'] }, to: { ...DATE, examples: ['2026-06-01'] } }),
      description: 'Days of which the provider gave nothing after a long silence, until a file of them is imported',
      examples: [[]],
    },
    error: PROBLEM,
    last_success_at: TIMESTAMP_OR_NULL,
  }),
  ConnectionProvider: objectOf({
    provider: PROVIDER,
    name: { ...TEXT, examples: ['SimpleFIN'] },
    configured: { type: 'boolean', description: 'Whether this server has settings for it', examples: [true] },
    needs: {
      type: 'array',
      items: { type: 'string', examples: ['setup_token'] },
      description: 'Fields of `POST /v1/connections` that it needs besides `provider`',
    },
    how: about(TEXT, 'What you have to do, in a sentence', 'Copy a setup token from SimpleFIN.'),
  }),
  ConnectableBank: objectOf({
    name: { ...TEXT, examples: ['First Bank'] },
    country: { ...COUNTRY_OR_NULL, examples: ['DE'] },
    consent_days: about({ type: ['integer', 'null'], minimum: 0 }, 'How long consent holds at most', 180),
  }),
  EndedConnection: objectOf({
    ended_at_provider: {
      type: 'boolean',
      description: 'Whether the provider confirmed the end. If not, end your consent there',
      examples: [true],
    },
  }),
} as const satisfies Readonly<Record<string, ObjectSchema>>;
