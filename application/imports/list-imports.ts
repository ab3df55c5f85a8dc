import { existing } from '../../domain/error.ts';
import type { Import, ImportDecision, ImportRow } from '../../domain/imports/import.ts';
import type { Ports } from '../ports.ts';
import { FIRST_ROWS } from './import-statements.ts';

interface ImportsPage {
  /** Imports with smaller ids only. */
  readonly beforeId?: number | undefined;
  readonly limit: number;
}

/** Newest first. */
export function listImports({ imports }: Pick<Ports, 'imports'>) {
  return (userId: number, { beforeId = Number.MAX_SAFE_INTEGER, limit }: ImportsPage): Promise<readonly Import[]> =>
    imports.page(userId, beforeId, limit);
}

export interface ShownImport {
  readonly facts: Import;
  readonly rows: readonly ImportRow[];
}

/** An import with the first of its rows. Throws `not_found`. */
export function showImport({ imports }: Pick<Ports, 'imports'>) {
  return async (userId: number, id: number): Promise<ShownImport> => {
    const facts = existing(await imports.get(userId, id), 'import');
    return { facts, rows: await imports.rows(userId, id, { afterPosition: -1, limit: FIRST_ROWS }) };
  };
}

interface ImportRowsPage {
  readonly decision?: ImportDecision | undefined;
  /** Rows behind this position only. */
  readonly afterPosition?: number | undefined;
  readonly limit: number;
}

/** Rows of an import in their order. Throws `not_found`. */
export function listImportRows({ imports }: Pick<Ports, 'imports'>) {
  return async (
    userId: number,
    id: number,
    { decision, afterPosition = -1, limit }: ImportRowsPage,
  ): Promise<readonly ImportRow[]> => {
    existing(await imports.get(userId, id), 'import');
    return imports.rows(userId, id, { ...(decision && { decision }), afterPosition, limit });
  };
}
