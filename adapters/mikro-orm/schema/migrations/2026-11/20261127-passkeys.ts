import { Migration } from '@mikro-orm/migrations';

/** Public keys of passkeys, and hashes of the challenges that were answered, until they expire. */
export class Passkeys extends Migration {
  override up(): void {
    for (const statement of UP) this.addSql(statement);
  }

  override down(): void {
    for (const statement of DOWN) this.addSql(statement);
  }
}

const UP: readonly string[] = [
  `create table passkeys (
    user_id bigint not null references users (id),
    id bigint not null default nextval('coffer_id'),
    name text not null check (char_length(name) between 1 and 60),
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports text[] not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    primary key (user_id, id)
  )`,

  `create table spent_challenges (
    hash text primary key,
    expires_at timestamptz not null
  )`,
  'create index spent_challenges_expiry on spent_challenges (expires_at)',
];

const DOWN: readonly string[] = ['drop table spent_challenges', 'drop table passkeys'];
