import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ServiceProcess } from './service-process.ts';

/** What a process has loaded so far. */
export interface LoadedModules {
  /** Names of packages. */
  readonly packages: ReadonlySet<string>;
  /** Coffer's own files, by their path from the project's root. */
  readonly files: readonly string[];
  /** Node's own modules, public or not, as `process.moduleLoadList` names them. */
  readonly builtIn: readonly string[];
}

/** Options of Node for a program whose modules are to be reported. */
export const REPORTING = ['--import', new URL('report-modules.mjs', import.meta.url).href];

/** Asks a running service that was started with {@link REPORTING}. */
export async function loadedBy({ child }: ServiceProcess): Promise<LoadedModules> {
  child.send('report');
  const [report] = (await once(child, 'message')) as [Report];
  return modulesOf(report);
}

/** What a program with {@link REPORTING} had loaded when it ended, from the file that `MODULES_FILE` named. */
export function loadedAtTheEnd(file: string): LoadedModules {
  return modulesOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
}

interface Report {
  readonly urls: readonly string[];
  readonly builtIn: readonly string[];
}

const ROOT = new URL('../../..', import.meta.url).href;

function modulesOf({ urls, builtIn }: Report): LoadedModules {
  const packages = urls.flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []);
  const files = urls.filter((url) => url.startsWith(ROOT) && !url.includes('/node_modules/'));
  return {
    packages: new Set(packages),
    files: files.map((url) => fileURLToPath(url).slice(fileURLToPath(ROOT).length)),
    builtIn,
  };
}
