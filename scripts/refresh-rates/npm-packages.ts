import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Every published version of a package. */
export async function publishedVersions(name: string): Promise<readonly string[]> {
  return JSON.parse(await npm(['view', name, 'versions', '--json'], tmpdir()));
}

/**
 * Installs versions of one package into a temporary folder, hands their folders to `work` in the same order, and
 * removes them again. npm checks what it downloads against the registry's checksums, and runs no install script.
 */
export async function withPackages<Result>(
  name: string,
  versions: readonly string[],
  work: (folders: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'coffer-rates-'));
  try {
    await writeFile(join(folder, 'package.json'), '{}');
    const aliases = versions.map((version) => `version-${version}@npm:${name}@${version}`);
    await npm(['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...aliases], folder);
    return await work(versions.map((version) => join(folder, 'node_modules', `version-${version}`)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs the npm that started this script, else the one in the PATH. */
async function npm(args: readonly string[], cwd: string): Promise<string> {
  const script = process.env['npm_execpath'];
  const [command, first] = script === undefined ? ['npm', []] : [process.execPath, [script]];
  const options = { cwd, maxBuffer: 64 * 1024 * 1024, shell: script === undefined && process.platform === 'win32' };
  const { stdout } = await promisify(execFile)(command, [...first, ...args], options);
  return stdout;
}
