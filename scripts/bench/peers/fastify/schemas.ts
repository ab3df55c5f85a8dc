/** What the responses are made of, for Fastify's serialiser. */
const fields = (type: string | string[], names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, { type }]));
const object = (properties: object) => ({ type: 'object', properties });
const array = (items: object) => ({ type: 'array', items });

const NULLABLE_STRING = ['string', 'null'];
const NULLABLE_INTEGER = ['integer', 'null'];

const category = object({
  ...fields('integer', 'id parent_id level accountable'),
  ...fields('string', 'type slug icon name description created_at updated_at'),
});

const account = {
  ...fields('integer', 'id bank_id bank_connection_id balance'),
  ...fields('string', 'external_id name type currency last_transaction_created_at last_balance_created_at'),
  ...fields('string', 'created_at updated_at'),
  ...fields('boolean', 'hidden'),
  ...fields(NULLABLE_STRING, 'subtype deleted_at'),
};

export const accountList = array(object({ ...account, connection: { type: 'null' } }));

const parties = array(object(fields('string', 'name')));

const transaction = object({
  ...fields('integer', 'id bank_account_id category_id amount'),
  ...fields('string', 'status type description currency booked_at created_at updated_at'),
  ...fields(NULLABLE_STRING, 'notes deleted_at'),
  from: parties,
  to: parties,
  transfer: { ...object(fields('integer', 'transaction_id bank_account_id')), nullable: true },
  category,
  bank_account: object(account),
});

const link = object({
  ...fields(NULLABLE_STRING, 'url'),
  ...fields('string', 'label'),
  ...fields('boolean', 'active'),
});

export const transactionPage = object({
  ...fields('integer', 'current_page last_page per_page total'),
  ...fields('string', 'first_page_url last_page_url path'),
  ...fields(NULLABLE_INTEGER, 'from to'),
  ...fields(NULLABLE_STRING, 'next_page_url prev_page_url'),
  data: array(transaction),
  links: array(link),
});
