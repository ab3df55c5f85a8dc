import type { ObjectSchema, ValueSchema } from '../../validation/schema.ts';
import { CURRENCY, ID, MONEY, objectOf, TEXT, TIMESTAMP } from '../openapi/schema-parts.ts';

const COUNT: ValueSchema = { type: 'integer', minimum: 0, examples: [0] };
const ID_OR_NULL: ValueSchema = { type: ['integer', 'null'], minimum: 1 };

const MERGE = {
  id: { ...ID_OR_NULL, description: 'null for a dry run', examples: [1052] },
  bank_account_id: { ...ID, description: 'The account that stays', examples: [12] },
  merged_bank_account_id: { ...ID, description: 'The account that is gone', examples: [13] },
  name: { ...TEXT, description: 'What the account that is gone was called', examples: ['From files'] },
  matched: { ...COUNT, description: 'Its transactions that were in both' },
  moved: { ...COUNT, description: 'Its transactions that went over', examples: [1] },
  merged_at: TIMESTAMP,
} as const satisfies ObjectSchema['properties'];

/** Two accounts that are one, as the OpenAPI document lists them. */
export const ACCOUNT_MERGE_SCHEMAS = {
  AccountMerge: objectOf(MERGE),
  AccountMergeOutcome: objectOf({
    ...MERGE,
    balance_before: { ...MONEY, description: 'Of the account that stays, before', examples: [9650] },
    merged_balance: { ...MONEY, description: 'Of the account that is gone', examples: [8450] },
    balance: { ...MONEY, description: 'Of the account that stays, after', examples: [8450] },
    transactions: {
      type: 'array',
      items: objectOf({
        id: ID,
        merged_id: {
          ...ID_OR_NULL,
          description: 'Its id in the account that is gone; null if it went over',
          examples: [null],
        },
        amount: { ...MONEY, examples: [-1200] },
        currency: CURRENCY,
        booked_at: TIMESTAMP,
        description: { ...TEXT, examples: ['Weekly shopping'] },
        takes_edits: {
          type: 'boolean',
          description: 'What you set in the account that is gone is kept',
          examples: [false],
        },
        loses_edits: {
          type: 'boolean',
          description: 'You chose a category in both, and that of the account that is gone does not count',
          examples: [false],
        },
      }),
      description: 'Those of the account that is gone, the latest first, at most 1,000',
    },
  }),
} as const;
