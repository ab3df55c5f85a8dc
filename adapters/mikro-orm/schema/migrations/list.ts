import { NOVEMBER_2026 } from './2026-11.ts';
import { DECEMBER_2026 } from './2026-12.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Every migration, in the order in which they are applied. */
export const MIGRATIONS: readonly SchemaMigration[] = [...NOVEMBER_2026, ...DECEMBER_2026];
