import {
  ACCOUNT_NAME_MAX_CHARACTERS,
  ACCOUNT_SUBTYPE_MAX_CHARACTERS,
  ACCOUNT_TYPES,
  type AccountType,
} from '../../domain/bank-account.ts';
import { parseCurrency } from '../../domain/currency.ts';
import type { ValueSchema } from '../validation/schema.ts';
import { createdAnswer, NO_CONTENT } from './answers.ts';
import { bankAccountJson } from './bank-account-json.ts';
import { listOf, MAX_INTEGER, resource } from './resource-schemas.ts';
import type { RestUseCases } from './rest-use-cases.ts';
import { type Route, route, type Values } from './route.ts';

/** Specification 4.6 to 4.9. */
export function bankAccountRoutes(useCases: RestUseCases): readonly Route[] {
  return [listRoute(useCases), createRoute(useCases), updateRoute(useCases), deleteRoute(useCases)];
}

const NAME: ValueSchema = {
  type: 'string',
  format: 'storable-text',
  'x-trimmed-length': { minimum: 1, maximum: ACCOUNT_NAME_MAX_CHARACTERS },
  description: 'Counted after trimming',
  examples: ['Everyday'],
};

function listRoute({ listBankAccounts }: RestUseCases): Route {
  return route<{ include?: readonly string[] }>({
    method: 'GET',
    path: '/v1/bank-accounts',
    operationId: 'listBankAccounts',
    tag: 'Bank accounts',
    summary: 'List bank accounts',
    description: 'All of them by id, hidden ones too, in one array.',
    scope: 'finance:read',
    query: {
      include: {
        type: 'array',
        items: { type: 'string', enum: ['bank'] },
        description: 'What to add to each account',
        examples: [['bank']],
      },
    },
    responses: { 200: { description: 'The accounts.', schema: listOf(resource('BankAccount')) } },
    async handle({ userId, query }) {
      const bank = query.include?.includes('bank') ?? false;
      const { accounts, banks } = await listBankAccounts(userId, { bank });
      const texts = accounts.map((account) => bankAccountJson(account, banks?.get(account.bankId)));
      return { status: 200, json: `[${texts.join(',')}]` };
    },
  });
}

type CreateBody = {
  readonly name: string;
  readonly currency: string;
  readonly balance?: number;
};

function createRoute({ createBankAccount }: RestUseCases): Route {
  return route<Values, CreateBody>({
    method: 'POST',
    path: '/v1/bank-accounts',
    operationId: 'createBankAccount',
    tag: 'Bank accounts',
    summary: 'Create a manual account',
    description: 'It starts as a checking account.',
    scope: 'finance:write',
    explains401: true,
    idempotent: true,
    body: {
      type: 'object',
      title: 'NewBankAccount',
      properties: {
        name: NAME,
        currency: {
          type: 'string',
          format: 'currency-code',
          description: 'ISO 4217, in any case',
          examples: ['EUR'],
        },
        balance: {
          type: 'integer',
          minimum: -MAX_INTEGER,
          maximum: MAX_INTEGER,
          default: 0,
          description: 'Initial balance in minor units (cents)',
          examples: [125_000],
        },
      },
      required: ['name', 'currency'],
    },
    responses: {
      201: {
        description: 'Created.',
        schema: resource('Created'),
        headers: { 'Idempotency-Replayed': '`true` when an earlier answer is repeated' },
      },
    },
    async handle({ userId, body, idempotent }) {
      const currency = parseCurrency(body.currency);
      if (currency === undefined) throw new Error('The schema let a currency pass that is none.');
      const { name, balance } = body;
      return createdAnswer(await createBankAccount(userId, { name, currency, balance }, idempotent));
    },
  });
}

type UpdateBody = {
  readonly name?: string;
  readonly hidden?: boolean;
  readonly type?: AccountType;
  readonly subtype?: string | null;
};

function updateRoute({ updateBankAccount }: RestUseCases): Route {
  return route<Values, UpdateBody>({
    method: 'PUT',
    path: '/v1/bank-accounts/{id}',
    operationId: 'updateBankAccount',
    tag: 'Bank accounts',
    summary: 'Change a bank account',
    description: 'Any account of your own, manual or connected. What is left out stays.',
    scope: 'finance:write',
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
          description: 'Counted after trimming; null clears it',
          examples: ['money market'],
        },
      },
    },
    responses: { 204: { description: 'Changed.' } },
    async handle({ userId, id, body: { name, hidden, type, subtype } }) {
      await updateBankAccount(userId, id, { name, hidden, type, subtype });
      return NO_CONTENT;
    },
  });
}

function deleteRoute({ deleteBankAccount }: RestUseCases): Route {
  return route({
    method: 'DELETE',
    path: '/v1/bank-accounts/{id}',
    operationId: 'deleteBankAccount',
    tag: 'Bank accounts',
    summary: 'Delete a manual account',
    description: 'Its transactions leave every list and total with it.',
    scope: 'finance:write',
    responses: {
      204: { description: 'Deleted.' },
      401: { description: 'The account is connected to a bank, or there are no valid credentials.' },
    },
    async handle({ userId, id }) {
      await deleteBankAccount(userId, id);
      return NO_CONTENT;
    },
  });
}
