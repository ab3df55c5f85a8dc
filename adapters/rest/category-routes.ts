import { categoryJson } from './category-json.ts';
import { listOf, resource } from './resource-schemas.ts';
import type { RestUseCases } from './rest-use-cases.ts';
import { type Route, route } from './route.ts';

/** Contract 3.5. */
export function categoryRoutes({ listCategories }: RestUseCases): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/v1/transaction-categories',
      operationId: 'listTransactionCategories',
      tag: 'Categories',
      summary: 'List categories',
      description: 'Every category by id: two levels, for expenses and for income. Ids and slugs never change.',
      scope: 'finance:read',
      responses: { 200: { description: 'The categories.', schema: listOf(resource('Category')) } },
      async handle() {
        const categories = await listCategories();
        return { status: 200, json: `[${categories.map(categoryJson).join(',')}]` };
      },
    }),
  ];
}
