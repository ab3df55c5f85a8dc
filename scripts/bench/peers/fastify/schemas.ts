/** What the responses are made of, for Fastify's serialiser. */
const integer = { type: 'integer' } as const;
const string = { type: 'string' } as const;
const boolean = { type: 'boolean' } as const;
const nullableString = { type: ['string', 'null'] } as const;
const nullableInteger = { type: ['integer', 'null'] } as const;

const parties = { type: 'array', items: { type: 'object', properties: { name: string } } } as const;

const category = {
  type: 'object',
  properties: {
    id: integer,
    parent_id: integer,
    type: string,
    level: integer,
    accountable: integer,
    slug: string,
    icon: string,
    name: string,
    description: string,
    created_at: string,
    updated_at: string,
  },
} as const;

export const bankAccount = {
  type: 'object',
  properties: {
    id: integer,
    external_id: string,
    bank_id: integer,
    bank_connection_id: integer,
    name: string,
    type: string,
    subtype: nullableString,
    currency: string,
    balance: integer,
    hidden: boolean,
    last_transaction_created_at: string,
    last_balance_created_at: string,
    deleted_at: nullableString,
    created_at: string,
    updated_at: string,
  },
} as const;

export const listedBankAccount = {
  ...bankAccount,
  properties: { ...bankAccount.properties, connection: { type: 'null' } },
} as const;

const transfer = {
  type: 'object',
  nullable: true,
  properties: { transaction_id: integer, bank_account_id: integer },
} as const;

const transaction = {
  type: 'object',
  properties: {
    id: integer,
    bank_account_id: integer,
    category_id: integer,
    status: string,
    type: string,
    from: parties,
    to: parties,
    description: string,
    notes: nullableString,
    amount: integer,
    currency: string,
    booked_at: string,
    created_at: string,
    updated_at: string,
    deleted_at: nullableString,
    transfer,
    category,
    bank_account: bankAccount,
  },
} as const;

const link = { type: 'object', properties: { url: nullableString, label: string, active: boolean } } as const;

export const transactionPage = {
  type: 'object',
  properties: {
    current_page: integer,
    data: { type: 'array', items: transaction },
    first_page_url: string,
    from: nullableInteger,
    last_page: integer,
    last_page_url: string,
    links: { type: 'array', items: link },
    next_page_url: nullableString,
    path: string,
    per_page: integer,
    prev_page_url: nullableString,
    to: nullableInteger,
    total: integer,
  },
} as const;
