import type { MigrationObject } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';

/** A change of the schema, as statements of SQL that run one after the other in one transaction. */
export interface SchemaMigration {
  /** Stored in databases, so it never changes: the day and what it is about. */
  readonly name: string;
  readonly up: readonly string[];
  /** Undoes it. */
  readonly down: readonly string[];
}

/** The first columns of a table whose rows belong to a user, and its key. */
export const OWNED = `user_id bigint not null references users (id),
      id bigint not null default nextval('coffer_id'),
      primary key (user_id, id)`;

/** As the migrator takes it. */
export function migrationObject({ name, up, down }: SchemaMigration): MigrationObject {
  return {
    name,
    class: class extends Migration {
      override up(): void {
        for (const statement of up) this.addSql(statement);
      }

      override down(): void {
        for (const statement of down) this.addSql(statement);
      }
    },
  };
}
