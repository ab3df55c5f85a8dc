import { Migration } from '@mikro-orm/migrations';

/**
 * Drops the detection key: a detected bill is found again by the payments that it shares with a stored one. Bills,
 * their ids and verdicts stay. Undoing this gives each detected bill a key of its own, which later detections replace.
 */
export class BillKeys extends Migration {
  override up(): void {
    this.addSql('alter table recurring_bills drop column detection_key');
  }

  override down(): void {
    this.addSql('alter table recurring_bills add column detection_key text');
    this.addSql(`update recurring_bills set detection_key = id::text where source = 'detected'`);
    this.addSql('alter table recurring_bills add unique (user_id, detection_key)');
    this.addSql(`alter table recurring_bills add constraint recurring_bills_key
      check ((source = 'detected') = (detection_key is not null))`);
  }
}
