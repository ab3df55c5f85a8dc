import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

export interface Import {
  /** Path of the importing file from the project's root, with `/`. */
  readonly file: string;
  /** The imported file likewise, or the name of a package (`node:` included). */
  readonly target: string;
}

const STATEMENT =
  /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]|(?:(?:^|\n)\s*import\s*|\bimport(?:\.meta\.resolve)?\(\s*)['"]([^'"]+)['"]/g;

/** Every import of every TypeScript file below the folders; types, and modules that are only resolved, included. */
export function importsBelow(root: string, folders: readonly string[]): Import[] {
  return folders
    .flatMap((folder) => typescriptFiles(join(root, folder)))
    .flatMap((path) => {
      const file = relative(root, path).replaceAll('\\', '/');
      return importsOf(file, readFileSync(path, 'utf8'));
    });
}

/** The imports of one file's text. */
export function importsOf(file: string, text: string): Import[] {
  return [...withoutComments(text).matchAll(STATEMENT)].map((match) => {
    const specifier = match[1] ?? match[2] ?? '';
    return { file, target: specifier.startsWith('.') ? posix.join(dirname(file), specifier) : packageName(specifier) };
  });
}

/**
 * Groups of files that import each other in a circle, types included: each group is what one could not read, test or
 * move alone. Files of a group are in no particular order. (Tarjan's strongly connected components.)
 */
export function importCircles(imports: readonly Import[]): string[][] {
  const targetsOf = Map.groupBy(imports, ({ file }) => file);
  const circles: string[][] = [];
  const path: string[] = [];
  const order = new Map<string, number>();
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    path.push(file);
    let earliest = own;
    let importsItself = false;
    for (const { target } of targetsOf.get(file) ?? []) {
      if (!targetsOf.has(target)) continue;
      importsItself ||= target === file;
      if (!order.has(target)) earliest = Math.min(earliest, visit(target));
      else if (path.includes(target)) earliest = Math.min(earliest, order.get(target) ?? own);
    }
    if (earliest === own) {
      const group = path.splice(path.indexOf(file));
      if (group.length > 1 || importsItself) circles.push(group);
    }
    return earliest;
  };
  for (const file of targetsOf.keys()) if (!order.has(file)) visit(file);
  return circles;
}

/** The code alone: what comments say is no import and breaks no rule. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function typescriptFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
}
