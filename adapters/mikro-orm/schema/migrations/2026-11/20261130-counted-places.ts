import { Migration } from '@mikro-orm/migrations';

/**
 * Counts places instead of listing each: `upto` is how many had been taken when the one at the same position of `taken`
 * was. What was taken in the last minute is forgotten. The arrays never grow beyond half a page, and packing them would
 * take longer than writing them.
 */
export class CountedPlaces extends Migration {
  override up(): void {
    this.addSql('drop table rate_windows');
    this.addSql(`create unlogged table rate_windows (
      user_id bigint primary key,
      taken timestamptz[] not null,
      upto bigint[] not null,
      granted boolean not null,
      remaining integer not null,
      wait_seconds integer not null
    ) with (fillfactor = 50)`);
    this.addSql('alter table rate_windows alter column taken set storage plain');
    this.addSql('alter table rate_windows alter column upto set storage plain');
  }

  override down(): void {
    this.addSql('drop table rate_windows');
    this.addSql(`create unlogged table rate_windows (
      user_id bigint primary key,
      taken timestamptz[] not null,
      granted boolean not null
    ) with (fillfactor = 50)`);
  }
}
