import { Migration } from '@mikro-orm/migrations';

/**
 * What assistants asked, for the people whom it was about. Kept for 90 days, so the index on the time serves the
 * removal.
 */
export class ToolCalls extends Migration {
  override up(): void {
    this.addSql(`create table tool_calls (
      user_id bigint not null references users (id),
      id bigint not null default nextval('coffer_id'),
      at timestamptz not null,
      client_id text,
      tool text not null,
      outcome text not null check (outcome in ('ok', 'invalid_arguments', 'failed')),
      primary key (user_id, id)
    )`);
    this.addSql('create index tool_calls_at on tool_calls (at)');
  }

  override down(): void {
    this.addSql('drop table tool_calls');
  }
}
