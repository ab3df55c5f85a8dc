import { createHash, type Hash } from 'node:crypto';
import type { BackupManifest } from '../../domain/ports/service/backup-files.ts';
import type { SnapshotPart } from '../../domain/ports/service/snapshots.ts';

/**
 * The archive inside of a backup: `manifest.json`, then the rows of all tables in parts such as
 * `transactions/000001.copy`, which PostgreSQL's `\copy` reads, and at the end `contents.json` with what came before.
 */
export const MANIFEST_ENTRY = 'manifest.json';
export const CONTENTS_ENTRY = 'contents.json';

export function partEntry(table: string, number: number): string {
  return `${table}/${String(number).padStart(6, '0')}.copy`;
}

/** The table of a part's entry. */
export function tableOf(entry: string): string | undefined {
  return /^([a-z_][a-z0-9_]*)\/\d{6,}\.copy$/.exec(entry)?.[1];
}

/** What the rows of one table add up to. */
interface TableSum {
  readonly rows: number;
  readonly bytes: number;
  /** Of all parts, one after the other. */
  readonly sha256: string;
}

/** Adds up parts as they are written or read. */
export class Contents {
  readonly #tables = new Map<string, { rows: number; bytes: number; hash: Hash }>();

  constructor({ tables }: Pick<BackupManifest, 'tables'>) {
    for (const { name } of tables) this.#tables.set(name, { rows: 0, bytes: 0, hash: createHash('sha256') });
  }

  /** Returns false for a table that the manifest does not name. */
  add({ table, rows, text }: SnapshotPart): boolean {
    const sum = this.#tables.get(table);
    if (sum === undefined) return false;
    sum.rows += rows;
    sum.bytes += Buffer.byteLength(text);
    sum.hash.update(text);
    return true;
  }

  /** Ends the sums, as JSON. */
  finish(): string {
    const sums = [...this.#tables].map(([name, { rows, bytes, hash }]): [string, TableSum] => [
      name,
      { rows, bytes, sha256: hash.digest('hex') },
    ]);
    return JSON.stringify({ tables: Object.fromEntries(sums) });
  }
}
