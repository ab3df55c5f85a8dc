-- The categories that users want for merchants: one at most for each merchant and type.

-- migrate:up

create table category_rules (
  user_id bigint not null references users (id),
  id bigint not null default nextval('coffer_id'),
  primary key (user_id, id),
  merchant text not null check (char_length(merchant) between 1 and 255),
  key text not null check (char_length(key) between 1 and 200),
  type text check (type in ('income', 'expense')),
  category_id bigint not null references categories (id),
  origin text not null check (origin in ('manual', 'correction')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique nulls not distinct (user_id, key, type)
);

-- migrate:down

drop table category_rules;
