import { Migration } from '@mikro-orm/migrations';

/** The categories that users want for merchants: one at most for each merchant and type. */
export class CategoryRules extends Migration {
  override up(): void {
    for (const statement of UP) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop table category_rules');
  }
}

const UP: readonly string[] = [
  `create table category_rules (
    user_id bigint not null references users (id),
    id bigint not null default nextval('coffer_id'),
    merchant text not null check (char_length(merchant) between 1 and 255),
    key text not null check (char_length(key) between 1 and 200),
    type text check (type in ('income', 'expense')),
    category_id bigint not null references categories (id),
    origin text not null check (origin in ('manual', 'correction')),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (user_id, id),
    unique nulls not distinct (user_id, key, type)
  )`,
];
