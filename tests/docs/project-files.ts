import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = new URL('../..', import.meta.url).pathname;

/** Folders in the project's root that do not belong to it: history, packages and data. */
const FOREIGN = new Set(['.git', 'node_modules', 'var']);

/** Paths from the project's root, with `/`, of every file that belongs to it. */
export function projectFiles(): readonly string[] {
  return readdirSync(ROOT, { withFileTypes: true })
    .filter(({ name }) => !FOREIGN.has(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(entry.name) : [entry.name]))
    .toSorted();
}

/** The text of a file, by its path from the project's root. */
export function projectText(path: string): string {
  return readFileSync(`${ROOT}${path}`, 'utf8');
}

function filesBelow(folder: string): string[] {
  return readdirSync(`${ROOT}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length).replaceAll('\\', '/'));
}
