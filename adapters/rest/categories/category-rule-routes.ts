import type { CategoryRule } from '../../../domain/categorising/category-rule.ts';
import { MERCHANT_MAX_CHARACTERS } from '../../../domain/categorising/category-rule.ts';
import { TRANSACTION_TYPES, type TransactionType } from '../../../domain/ledger/transaction.ts';
import { type BeforeQuery, beforeParameters, limitOf, REQUESTED_ID } from '../endpoint/id-paging.ts';
import { createRoute, deleteRoute, listRoute, type Resource } from '../endpoint/resource-routes.ts';
import type { Route } from '../endpoint/route.ts';
import { resource } from '../openapi/resource-schemas.ts';
import { listOf } from '../openapi/schema-parts.ts';
import type { RestUseCases } from '../rest-use-cases.ts';

/** Specification 4.18 to 4.20. */
export function categoryRuleRoutes(useCases: RestUseCases): readonly Route[] {
  return [listing(useCases), creation(useCases), removal(useCases)];
}

const RULES = {
  path: '/v1/category-rules',
  tag: { name: 'Category rules', description: 'The categories that you want for merchants.' },
  noun: 'category rule',
} as const satisfies Resource;

/** Items per page, unless the request asks for fewer. */
const RULES_PER_PAGE = 30;

function listing({ categoryRules }: RestUseCases): Route {
  return listRoute<BeforeQuery>(RULES, {
    operationId: 'listCategoryRules',
    summary: 'List category rules',
    description: 'Returns the rules by which imported transactions get the category that you want, newest first.',
    query: beforeParameters('rules', RULES_PER_PAGE),
    schema: listOf(resource('CategoryRule')),
    handle: async ({ userId, query }) => {
      const limit = limitOf(query, RULES_PER_PAGE);
      return rulesJson(await categoryRules.listCategoryRules(userId, { beforeId: query.before, limit }));
    },
  });
}

function rulesJson(rules: readonly CategoryRule[]): string {
  return JSON.stringify(
    rules.map(({ id, merchant, type, categoryId, origin, createdAt, updatedAt }) => ({
      id,
      merchant,
      type,
      category_id: categoryId,
      origin,
      created_at: createdAt,
      updated_at: updatedAt,
    })),
  );
}

type CreateBody = { readonly merchant: string; readonly category_id: number; readonly type?: TransactionType };

function creation({ categoryRules, transactions }: RestUseCases): Route {
  return createRoute<CreateBody>(RULES, {
    operationId: 'createCategoryRule',
    summary: 'Create a category rule',
    description:
      'From the next import on, transactions of the merchant get the category. A rule for the same merchant and type ' +
      'is replaced. Transactions that are there stay as they are.',
    body: {
      type: 'object',
      title: 'NewCategoryRule',
      properties: {
        merchant: {
          type: 'string',
          format: 'storable-text',
          'x-trimmed-length': { minimum: 1, maximum: MERCHANT_MAX_CHARACTERS },
          description: 'Name of the merchant as transactions show it. What a bank prints is understood, too',
          examples: ['Blue Bottle'],
        },
        category_id: { ...REQUESTED_ID, description: 'An id from `GET /v1/transaction-categories`', examples: [103] },
        type: {
          type: 'string',
          enum: TRANSACTION_TYPES,
          description: 'Only for transactions of this type. For both when left out',
        },
      },
      required: ['merchant', 'category_id'],
    },
    checkReferences: (userId, body) =>
      transactions.checkTransactionReferences(userId, { categoryId: body.category_id }),
    handle: ({ userId, body, idempotent }) => {
      const { merchant, category_id: categoryId, type = null } = body;
      return categoryRules.createCategoryRule(userId, { merchant, categoryId, type }, idempotent);
    },
  });
}

function removal({ categoryRules }: RestUseCases): Route {
  return deleteRoute(RULES, {
    operationId: 'deleteCategoryRule',
    summary: 'Delete a category rule',
    description: 'Transactions stay as they are, and corrections from before do not bring the rule back.',
    handle: ({ userId, id }) => categoryRules.removeCategoryRule(userId, id),
  });
}
