import { readFileSync } from 'node:fs';
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

/**
 * Reads `<month>/<name>.sql`: what it is about, `-- migrate:up` and its statements, `-- migrate:down` and those that
 * undo it. An empty line follows each statement.
 */
export function readMigration(name: string): SchemaMigration {
  const file = new URL(`./${name.slice(0, 4)}-${name.slice(4, 6)}/${name}.sql`, import.meta.url);
  const [, up, down] = readFileSync(file, 'utf8').split(/^-- migrate:(?:up|down)$/m);
  if (up === undefined || down === undefined) throw new TypeError(`${name}.sql needs "migrate:up" and "migrate:down".`);
  return { name, up: statementsOf(up), down: statementsOf(down) };
}

/** Without comments on their own, which PostgreSQL would refuse as an empty statement. */
function statementsOf(text: string): readonly string[] {
  return text.split('\n\n').filter((part) => /^(?!--)./m.test(part));
}

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
