import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { Pool, types } from 'pg';

/**
 * The peer of the bench: what a careful engineer writes by hand with Fastify and `pg`. It uses prepared statements,
 * counts while it reads the page, has a response schema, checks the same credentials and returns the same JSON. Reads
 * DATABASE_URL, PORT and BASE_URL.
 */
const { DATABASE_URL, PORT, BASE_URL } = process.env;

types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.TIMESTAMPTZ, (text) => `${text.slice(0, 10)}T${text.slice(11, -3).padEnd(8, '0')}`);
const pool = new Pool({ connectionString: DATABASE_URL, max: 10, options: '-c TimeZone=UTC' });

const KEY = `select k.user_id, k.expires_at > now() and k.revoked_at is null as live
  from api_keys k join users u on u.id = k.user_id where k.hash = $1 and u.deleted_at is null`;
const PAGE = `select t.id, t.bank_account_id, t.category_id, t.status, t.type, t."from", t."to", t.description, t.notes, t.amount,
    t.currency, t.booked_at, t.created_at, t.updated_at, t.deleted_at, c.parent_id, c.type as category_type, c.level, c.accountable, c.slug, c.icon, c.name, c.description as category_description,
    c.created_at as category_created_at, c.updated_at as category_updated_at
  from transactions t join categories c on c.id = t.category_id
  where t.user_id = $1 and t.deleted_at is null
  order by t.booked_at desc, t.id desc offset $2 limit $3`;
const COUNT = 'select count(*) from transactions where user_id = $1 and deleted_at is null';

const integer = { type: 'integer' } as const;
const string = { type: 'string' } as const;
const nullable = (type: 'string' | 'integer') => ({ type: [type, 'null'] });
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
    notes: nullable('string'),
    amount: integer,
    currency: string,
    booked_at: string,
    created_at: string,
    updated_at: string,
    deleted_at: nullable('string'),
    category,
  },
} as const;
const link = {
  type: 'object',
  properties: { url: nullable('string'), label: string, active: { type: 'boolean' } },
} as const;
const envelope = {
  type: 'object',
  properties: {
    current_page: integer,
    data: { type: 'array', items: transaction },
    first_page_url: string,
    from: nullable('integer'),
    last_page: integer,
    last_page_url: string,
    links: { type: 'array', items: link },
    next_page_url: nullable('string'),
    path: string,
    per_page: integer,
    prev_page_url: nullable('string'),
    to: nullable('integer'),
    total: integer,
  },
} as const;

type Row = Readonly<Record<string, unknown>> & {
  readonly booked_at: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly category_created_at: string;
  readonly category_updated_at: string;
};

const app = Fastify({ logger: { level: 'info', stream: process.stderr } });

app.get(
  '/v1/transactions',
  { schema: { response: { 200: envelope, 401: { type: 'null' } } } },
  async (request, reply) => {
    const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const hash = createHash('sha256').update(bearer).digest('hex');
    const { rows: keys } = await pool.query({ name: 'key', text: KEY, values: [hash] });
    if (keys[0]?.live !== true) return reply.code(401).send();
    const userId = keys[0].user_id;
    const page = Number((request.query as { page?: string }).page ?? 1);
    const [list, count] = await Promise.all([
      pool.query<Row>({ name: 'page', text: PAGE, values: [userId, (page - 1) * 30, 30] }),
      pool.query<{ count: number }>({ name: 'count', text: COUNT, values: [userId] }),
    ]);
    return paginate(list.rows.map(present), count.rows[0]?.count ?? 0, page);
  },
);

function present(row: Row): object {
  return {
    id: row['id'],
    bank_account_id: row['bank_account_id'],
    category_id: row['category_id'],
    status: row['status'],
    type: row['type'],
    from: row['from'],
    to: row['to'],
    description: row['description'],
    notes: row['notes'],
    amount: row['amount'],
    currency: row['currency'],
    booked_at: micros(row.booked_at),
    created_at: micros(row.created_at),
    updated_at: micros(row.updated_at),
    deleted_at: row['deleted_at'],
    category: {
      id: row['category_id'],
      parent_id: row['parent_id'] ?? 0,
      type: row['category_type'],
      level: row['level'],
      accountable: row['accountable'],
      slug: row['slug'],
      icon: row['icon'],
      name: row['name'],
      description: row['category_description'],
      created_at: micros(row.category_created_at),
      updated_at: micros(row.category_updated_at),
    },
  };
}

function micros(text: string): string {
  const [whole, fraction = ''] = text.split('.');
  return `${whole}.${fraction.padEnd(6, '0')}Z`;
}

function paginate(data: readonly object[], total: number, page: number): object {
  const path = `${BASE_URL}/v1/transactions`;
  const last = Math.max(1, Math.ceil(total / 30));
  const url = (number: number) => `${path}?include=category&page=${number}`;
  const from = data.length === 0 ? null : (page - 1) * 30 + 1;
  const previous = page > 1 ? url(page - 1) : null;
  const next = page < last ? url(page + 1) : null;
  return {
    current_page: page,
    data,
    first_page_url: url(1),
    from,
    last_page: last,
    last_page_url: url(last),
    links: [
      { url: previous, label: '&laquo; Previous', active: false },
      ...pageNumbers(page, last).map((number) =>
        number === undefined
          ? { url: null, label: '...', active: false }
          : { url: url(number), label: String(number), active: number === page },
      ),
      { url: next, label: 'Next &raquo;', active: false },
    ],
    next_page_url: next,
    path,
    per_page: 30,
    prev_page_url: previous,
    to: from === null ? null : from + data.length - 1,
    total,
  };
}

/** Three pages on each side of the current one and two at each end; `undefined` stands for dots. */
function pageNumbers(page: number, last: number): (number | undefined)[] {
  const range = (first: number, end: number) => Array.from({ length: end - first + 1 }, (_, index) => first + index);
  if (last < 14) return range(1, last);
  if (page <= 7) return [...range(1, 10), undefined, last - 1, last];
  if (page > last - 7) return [1, 2, undefined, ...range(last - 9, last)];
  return [1, 2, undefined, ...range(page - 3, page + 3), undefined, last - 1, last];
}

await app.listen({ port: Number(PORT), host: '127.0.0.1' });
