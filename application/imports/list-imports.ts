import { notFound } from '../../domain/error.ts';
import type { Import, ImportDecision, ImportRow } from '../../domain/imports/import.ts';
import type { Ports } from '../ports.ts';
import { FIRST_ROWS } from './import-statements.ts';

/** Newest first. */
export type ListImports = (userId: number, page: ImportsPage) => Promise<readonly Import[]>;

export interface ImportsPage {
  /** Imports with smaller ids only. */
  readonly beforeId?: number | undefined;
  readonly limit: number;
}

export function listImports({ imports }: Pick<Ports, 'imports'>): ListImports {
  return (userId, { beforeId = Number.MAX_SAFE_INTEGER, limit }) => imports.page(userId, beforeId, limit);
}

/** An import with the first of its rows. Throws `not_found`. */
export type ShowImport = (userId: number, id: number) => Promise<ShownImport>;

export interface ShownImport {
  readonly facts: Import;
  readonly rows: readonly ImportRow[];
}

export function showImport({ imports }: Pick<Ports, 'imports'>): ShowImport {
  return async (userId, id) => {
    const facts = await imports.get(userId, id);
    if (facts === undefined) throw notFound('import');
    return { facts, rows: await imports.rows(userId, id, { afterPosition: -1, limit: FIRST_ROWS }) };
  };
}

/** Rows of an import in their order. Throws `not_found`. */
export type ListImportRows = (userId: number, id: number, wanted: ImportRowsPage) => Promise<readonly ImportRow[]>;

export interface ImportRowsPage {
  readonly decision?: ImportDecision | undefined;
  /** Rows behind this position only. */
  readonly afterPosition?: number | undefined;
  readonly limit: number;
}

export function listImportRows({ imports }: Pick<Ports, 'imports'>): ListImportRows {
  return async (userId, id, { decision, afterPosition = -1, limit }) => {
    if ((await imports.get(userId, id)) === undefined) throw notFound('import');
    return imports.rows(userId, id, { ...(decision && { decision }), afterPosition, limit });
  };
}
