import { Migration } from '@mikro-orm/migrations';

/** How files of one layout were read, so that what a user has answered is not asked again. */
export class RememberedLayouts extends Migration {
  override up(): void {
    this.addSql('alter table imports add column fingerprint text, add column read_as jsonb');
    this.addSql('create index imports_fingerprint on imports (user_id, fingerprint, id) where fingerprint is not null');
  }

  override down(): void {
    this.addSql('drop index imports_fingerprint');
    this.addSql('alter table imports drop column fingerprint, drop column read_as');
  }
}
