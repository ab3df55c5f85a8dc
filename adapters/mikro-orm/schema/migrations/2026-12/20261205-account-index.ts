import { Migration } from '@mikro-orm/migrations';

/**
 * Lets PostgreSQL count an account's expenses from the index of accounts alone. Without their type, it read each of the
 * account's rows from the table.
 */
export class AccountIndex extends Migration {
  override up(): void {
    this.addSql('drop index transactions_account');
    this.addSql(`${INDEX} include (type) where deleted_at is null`);
  }

  override down(): void {
    this.addSql('drop index transactions_account');
    this.addSql(`${INDEX} where deleted_at is null`);
  }
}

const INDEX = 'create index transactions_account on transactions (user_id, bank_account_id, booked_at desc, id desc)';
