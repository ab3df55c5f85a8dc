import {
  ACCOUNT_NAME_MAX_CHARACTERS,
  ACCOUNT_SUBTYPE_MAX_CHARACTERS,
  ACCOUNT_TYPES,
} from '../../../domain/ledger/bank-account.ts';
import { parseCurrency } from '../../../domain/money/currency.ts';
import type { ValueSchema } from '../../validation/schema.ts';
import { createRoute, deleteRoute, listRoute, type Resource, updateRoute } from '../endpoint/resource-routes.ts';
import type { Route } from '../endpoint/route.ts';
import { resource } from '../openapi/resource-schemas.ts';
import { listOf, MAX_INTEGER } from '../openapi/schema-parts.ts';
import { accountListJson } from './bank-account-json.ts';

const BANK_ACCOUNTS = {
  path: '/v1/bank-accounts',
  tag: { name: 'Bank accounts', description: 'Accounts that are connected to a bank, or maintained by hand.' },
  noun: 'bank account',
} as const satisfies Resource;

const NAME = {
  type: 'string',
  format: 'storable-text',
  'x-trimmed-length': { minimum: 1, maximum: ACCOUNT_NAME_MAX_CHARACTERS },
  description: 'White space at both ends is removed before the characters are counted',
  examples: ['Everyday'],
} as const satisfies ValueSchema;

/** Specification 4.6 to 4.9. */
export const BANK_ACCOUNT_ROUTES: readonly Route[] = [
  listRoute(BANK_ACCOUNTS, {
    operationId: 'listBankAccounts',
    summary: 'List bank accounts',
    description:
      'Returns all accounts in one array, ordered by id. Hidden accounts are included. `connection` says how fresh ' +
      'an account is that a connection fills.',
    query: {
      include: {
        type: 'array',
        items: { type: 'string', enum: ['bank'] },
        description: 'What to add to each account. The parameter may be repeated',
        examples: [['bank']],
      },
    },
    schema: listOf(resource('BankAccount')),
    async handle({ accounts }, { userId, query }) {
      const bank = query.include?.includes('bank') ?? false;
      return accountListJson(await accounts.listAccountsWithFreshness(userId, { bank }));
    },
  }),
  createRoute(BANK_ACCOUNTS, {
    operationId: 'createBankAccount',
    summary: 'Create a manual account',
    description: 'Its type starts as `checking`.',
    body: {
      type: 'object',
      title: 'NewBankAccount',
      properties: {
        name: NAME,
        currency: {
          type: 'string',
          format: 'currency-code',
          description: 'ISO 4217 code in any letter case',
          examples: ['EUR'],
        },
        balance: {
          type: 'integer',
          minimum: -MAX_INTEGER,
          maximum: MAX_INTEGER,
          default: 0,
          description: 'Initial balance in minor units of the currency, such as cents',
          examples: [125_000],
        },
      },
      required: ['name', 'currency'],
    },
    handle: ({ accounts }, { userId, body: { name, currency: text, balance }, idempotent }) => {
      const currency = parseCurrency(text);
      if (currency === undefined) throw new Error('The schema accepted an unknown currency.');
      return accounts.createBankAccount(userId, { name, currency, balance }, idempotent);
    },
  }),
  updateRoute(BANK_ACCOUNTS, {
    operationId: 'updateBankAccount',
    summary: 'Change a bank account',
    description: 'Works on any of your accounts, manual or connected. Fields that are left out keep their value.',
    body: {
      type: 'object',
      title: 'BankAccountChanges',
      properties: {
        name: NAME,
        hidden: { type: 'boolean', examples: [true] },
        type: { type: 'string', enum: ACCOUNT_TYPES, examples: ['savings'] },
        subtype: {
          type: ['string', 'null'],
          format: 'storable-text',
          'x-trimmed-length': { minimum: 1, maximum: ACCOUNT_SUBTYPE_MAX_CHARACTERS },
          description:
            'White space at both ends is removed before the characters are counted. null removes the subtype',
          examples: ['money market'],
        },
      },
    },
    handle: ({ accounts }, { userId, id, body: { name, hidden, type, subtype } }) =>
      accounts.updateBankAccount(userId, id, { name, hidden, type, subtype }),
  }),
  deleteRoute(BANK_ACCOUNTS, {
    operationId: 'deleteBankAccount',
    summary: 'Delete a manual account',
    description: 'Deletes the account with its transactions. Cannot be undone.',
    responses: {
      401: {
        description: 'There is no valid credential, or the account is connected to a bank and cannot be deleted.',
      },
    },
    handle: ({ accounts }, { userId, id }) => accounts.deleteBankAccount(userId, id),
  }),
];
