import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

export interface Import {
  /** Path of the importing file from the project's root, with `/`. */
  readonly file: string;
  /** The imported file likewise, or the name of a package (`node:` included). */
  readonly target: string;
}

const STATEMENT =
  /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]|(?:(?:^|\n)\s*import\s*|\bimport\(\s*)['"]([^'"]+)['"]/g;

/** Every import of every TypeScript file below the folders, types included. */
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
