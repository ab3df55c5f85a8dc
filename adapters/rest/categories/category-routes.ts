import { listRoute } from '../endpoint/resource-routes.ts';
import type { Route } from '../endpoint/route.ts';
import { resource } from '../openapi/resource-schemas.ts';
import { listOf } from '../openapi/schema-parts.ts';
import { shown } from '../openapi/shown.ts';

const CATEGORIES = {
  path: '/v1/transaction-categories',
  tag: { name: 'Categories', description: 'What transactions are grouped by.' },
} as const;

/** Contract 3.5. */
export const CATEGORY_ROUTES: readonly Route[] = [
  listRoute(CATEGORIES, {
    operationId: 'listTransactionCategories',
    summary: 'List categories',
    description:
      'Returns every category, ordered by id. There are two levels, for expenses and for income. Ids and slugs ' +
      'never change.',
    isSameForAll: true,
    schema: listOf(resource('Category')),
    handle: async ({ transactions }) =>
      JSON.stringify((await transactions.listCategories()).map((category) => shown('Category', category))),
  }),
];
