import { MERCHANT_MAX_CHARACTERS } from '../../../domain/categorising/category-rule.ts';
import { TRANSACTION_TYPES } from '../../../domain/ledger/transaction.ts';
import { beforeParameters, limitOf, REQUESTED_ID } from '../endpoint/id-paging.ts';
import { createRoute, deleteRoute, listRoute, type Resource } from '../endpoint/resource-routes.ts';
import type { Route } from '../endpoint/route.ts';
import { resource } from '../openapi/resource-schemas.ts';
import { listOf } from '../openapi/schema-parts.ts';
import { shown } from '../openapi/shown.ts';

const RULES = {
  path: '/v1/category-rules',
  tag: { name: 'Category rules', description: 'The categories that you want for merchants.' },
  noun: 'category rule',
} as const satisfies Resource;

/** Items per page, unless the request asks for fewer. */
const RULES_PER_PAGE = 30;

/** Specification 4.18 to 4.20. */
export const CATEGORY_RULE_ROUTES: readonly Route[] = [
  listRoute(RULES, {
    operationId: 'listCategoryRules',
    summary: 'List category rules',
    description: 'Returns the rules by which imported transactions get the category that you want, newest first.',
    query: beforeParameters('rules', RULES_PER_PAGE),
    schema: listOf(resource('CategoryRule')),
    handle: async ({ categoryRules }, { userId, query }) => {
      const limit = limitOf(query, RULES_PER_PAGE);
      const rules = await categoryRules.listCategoryRules(userId, { beforeId: query.before, limit });
      return JSON.stringify(rules.map((rule) => shown('CategoryRule', rule)));
    },
  }),
  createRoute(RULES, {
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
    checkReferences: ({ transactions }, userId, body) =>
      transactions.checkTransactionReferences(userId, { categoryId: body.category_id }),
    handle: ({ categoryRules }, { userId, body, idempotent }) => {
      const { merchant, category_id: categoryId, type = null } = body;
      return categoryRules.createCategoryRule(userId, { merchant, categoryId, type }, idempotent);
    },
  }),
  deleteRoute(RULES, {
    operationId: 'deleteCategoryRule',
    summary: 'Delete a category rule',
    description: 'Transactions stay as they are, and corrections from before do not bring the rule back.',
    handle: ({ categoryRules }, { userId, id }) => categoryRules.removeCategoryRule(userId, id),
  }),
];
