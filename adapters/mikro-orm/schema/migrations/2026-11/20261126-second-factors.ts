import { Migration } from '@mikro-orm/migrations';

/**
 * Second factors: authenticator apps with their secrets sealed, hashes of recovery codes, and sign-ins that wait for a
 * factor.
 */
export class SecondFactors extends Migration {
  override up(): void {
    for (const statement of UP) this.addSql(statement);
  }

  override down(): void {
    for (const statement of DOWN) this.addSql(statement);
  }
}

const UP: readonly string[] = [
  `create table totp_factors (
    user_id bigint primary key references users (id),
    sealed_secret text not null,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    last_step bigint not null
  )`,

  `create table recovery_codes (
    user_id bigint not null references users (id),
    hash text not null,
    created_at timestamptz not null,
    primary key (user_id, hash)
  )`,

  `create table pending_sign_ins (
    user_id bigint not null references users (id),
    id bigint not null default nextval('coffer_id'),
    hash text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (user_id, id)
  )`,
  'create index pending_sign_ins_expiry on pending_sign_ins (expires_at)',
];

const DOWN: readonly string[] = ['drop table pending_sign_ins', 'drop table recovery_codes', 'drop table totp_factors'];
