import { SETTLEMENTS } from '../../../domain/imports/possible-duplicate.ts';
import { beforeParameters, limitOf } from '../endpoint/id-paging.ts';
import { listRoute, type Resource, updateRoute } from '../endpoint/resource-routes.ts';
import type { Route } from '../endpoint/route.ts';
import { resource } from '../openapi/resource-schemas.ts';
import { listOf } from '../openapi/schema-parts.ts';
import { shown } from '../openapi/shown.ts';

const DUPLICATES = {
  path: '/v1/possible-duplicates',
  tag: { name: 'Possible duplicates', description: 'Imported transactions that may be ones that were there.' },
  noun: 'possible duplicate',
} as const satisfies Resource;

/** Items per page, unless the request asks for fewer. */
const PAIRS_PER_PAGE = 30;

/** Specification 4.39 and 4.40. */
export const POSSIBLE_DUPLICATE_ROUTES: readonly Route[] = [
  listRoute(DUPLICATES, {
    operationId: 'listPossibleDuplicates',
    summary: 'List possible duplicates',
    description: 'Returns pairs of transactions that may be one payment, those that were added last first.',
    query: {
      ...beforeParameters('pairs', PAIRS_PER_PAGE),
      settled: {
        type: 'string',
        enum: ['true', 'false'],
        default: 'false',
        description: 'Whether those that a person has settled are wanted, instead of those that nobody has',
      },
    },
    schema: listOf(resource('PossibleDuplicate')),
    handle: async ({ transactions }, { userId, query }) => {
      const limit = limitOf(query, PAIRS_PER_PAGE);
      const wanted = { isSettled: query.settled === 'true', beforeId: query.before, limit };
      const pairs = await transactions.listDuplicates(userId, wanted);
      return JSON.stringify(pairs.map((pair) => shown('PossibleDuplicate', pair)));
    },
  }),
  updateRoute(DUPLICATES, {
    operationId: 'settlePossibleDuplicate',
    summary: 'Settle a possible duplicate',
    description:
      '`same` makes the two one: the one that was there is kept, with the category and notes that you gave the ' +
      'other, and the balance moves back. `different` keeps both for good. null takes either back.',
    body: {
      type: 'object',
      title: 'SettledDuplicate',
      properties: {
        settled_as: { type: ['string', 'null'], enum: [...SETTLEMENTS, null], examples: ['same'] },
      },
      required: ['settled_as'],
    },
    handle: ({ transactions }, { userId, id, body }) => transactions.settleDuplicate(userId, id, body.settled_as),
  }),
];
