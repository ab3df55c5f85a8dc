import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutComments } from '../../tests/support/files/imports.ts';

const REACHES: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['casts a type away', /\bas (?:unknown as|never\b|any\b)|[:<] ?any\b(?=\s*[,;>)=|[\]])/g],
  ['changes a prototype', /\.prototype\b|\b__proto__\b|\.setPrototypeOf\(|\bdefinePropert(?:y|ies)\(/g],
  ['reads a private property', /(?:[\w)\]]\??\.)_\w|\[['"]_(?!meta['"])\w|\bReflect\.get\([^,]+, ['"]_/g],
  ['replaces a method', /^\s*(?!this\b)\w+(?:\.\w+)+ = (?:async )?(?:function\b|\([^)]*\)(?:: [^=]+)? =>|\w+ =>)/gm],
  ['replaces the request of Koa', /\b(?:ctx|context)\.(?:req|res|request|response)(?:\.re[qs])? = /g],
  ['takes a module by a detour', /\bgetBuiltinModule\b|\bcreateRequire\b|\bprocess\.binding\b|\brequire\(/g],
  ['reads the messages of node:cluster', /\binternalMessage\b|['"]newconn['"]|NODE_UNIQUE_ID/g],
];

/** In comments, which the patterns above do not see. */
const SILENCED = /@ts-(?:expect-error|ignore|nocheck)/g;

/** What a source text does that no document of a package or of Node allows, once for each place. */
export function reachesOf(text: string): readonly string[] {
  const code = withoutComments(text);
  const found = REACHES.flatMap(([what, pattern]) => [...code.matchAll(pattern)].map(() => what));
  return [...found, ...[...text.matchAll(SILENCED)].map(() => 'silences the compiler')];
}

/** The files of production code below `root` that use what is not documented, with what they do. */
export function filesWithReaches(root: string): ReadonlyMap<string, readonly string[]> {
  const files = globSync('{domain,application,adapters,config}/**/*.ts', { cwd: root });
  const found = files.map(
    (file) => [file.replaceAll('\\', '/'), reachesOf(readFileSync(join(root, file), 'utf8'))] as const,
  );
  return new Map(found.filter(([, reaches]) => reaches.length > 0));
}
