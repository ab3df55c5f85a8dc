import { Migration } from '@mikro-orm/migrations';

/**
 * The tool endpoint's places per user and minute. Unlogged: nothing here outlives a minute, so it need not survive a crash, and each
 * request is spared a wait for the disk. No reference to users, so that it could move to a database of its own.
 */
export class RateWindows extends Migration {
  override up(): void {
    this.addSql(`create unlogged table rate_windows (
      user_id bigint primary key,
      taken timestamptz[] not null,
      granted boolean not null
    ) with (fillfactor = 50)`);
  }

  override down(): void {
    this.addSql('drop table rate_windows');
  }
}
