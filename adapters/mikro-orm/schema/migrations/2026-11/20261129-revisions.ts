import { Migration } from '@mikro-orm/migrations';

/**
 * Gives the data of each user, and the data that all users share, a revision (`domain/revision.ts`). It is random: a
 * counter would count again to the same numbers after a backup has been restored.
 */
export class Revisions extends Migration {
  override up(): void {
    this.addSql('alter table users add column revision uuid not null default gen_random_uuid()');
    this.addSql(`create table shared_revision (
      one boolean primary key default true check (one),
      revision uuid not null default gen_random_uuid()
    )`);
    this.addSql('insert into shared_revision default values');
  }

  override down(): void {
    this.addSql('drop table shared_revision');
    this.addSql('alter table users drop column revision');
  }
}
