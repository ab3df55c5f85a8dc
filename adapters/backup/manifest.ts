import { parseTimestamp } from '../../domain/calendar.ts';
import type { BackupManifest } from '../../domain/ports/service/backup-files.ts';

export function manifestText(manifest: BackupManifest): string {
  const { release, madeAt, keyNames, migrations, tables, sequences } = manifest;
  return JSON.stringify({ release, madeAt, keyNames, migrations, tables, sequences }, undefined, 2);
}

/** Reads what `manifestText` wrote; `undefined` for anything else. Properties that it does not know are ignored. */
export function readManifest(text: string): BackupManifest | undefined {
  const value = objectIn(text);
  const { release, keyNames, migrations, tables, sequences } = value;
  const madeAt = parseTimestamp(String(value['madeAt']));
  const isManifest =
    typeof release === 'string' &&
    madeAt !== undefined &&
    areTexts(keyNames) &&
    areTexts(migrations) &&
    Array.isArray(tables) &&
    tables.every(isTable) &&
    isObject(sequences) &&
    Object.values(sequences).every(Number.isSafeInteger);
  return isManifest ? ({ release, madeAt, keyNames, migrations, tables, sequences } as BackupManifest) : undefined;
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isTable(value: unknown): boolean {
  return isObject(value) && typeof value['name'] === 'string' && areTexts(value['columns']);
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
