import { Migration } from '@mikro-orm/migrations';

/**
 * The accounts that were deleted and whose rows of imports are still to be removed. Nobody sees these rows any more.
 * `is_last` says that the import has no statement of another account, so that nobody sees the import either.
 */
export class ImportRemovals extends Migration {
  override up(): void {
    this.addSql(`create table import_removals (
      user_id bigint not null,
      import_id bigint not null,
      bank_account_id bigint not null,
      is_last boolean not null,
      primary key (user_id, import_id, bank_account_id),
      foreign key (user_id, import_id) references imports (user_id, id)
    )`);
  }

  /** An older release would show what is still to be removed. */
  override down(): void {
    this.addSql(`delete from import_rows using import_removals as removals
      where removals.user_id = import_rows.user_id and removals.import_id = import_rows.import_id
        and removals.bank_account_id = import_rows.bank_account_id`);
    this.addSql(`create table ended_imports as select user_id, import_id from import_removals where is_last`);
    this.addSql('drop table import_removals');
    this.addSql(`delete from imports using ended_imports as ended
      where ended.user_id = imports.user_id and ended.import_id = imports.id`);
    this.addSql('drop table ended_imports');
  }
}
