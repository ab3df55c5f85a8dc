import { Migration } from '@mikro-orm/migrations';

/** Which subjects of a foreign issuer are users here. */
export class ExternalIdentities extends Migration {
  override up(): void {
    this.addSql(`create table external_identities (
      user_id bigint not null references users (id),
      id bigint not null default nextval('coffer_id'),
      issuer text not null,
      subject text not null check (char_length(subject) between 1 and 255),
      created_at timestamptz not null,
      primary key (user_id, id),
      unique (issuer, subject)
    )`);
  }

  override down(): void {
    this.addSql('drop table external_identities');
  }
}
