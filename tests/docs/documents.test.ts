import { readdirSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runCommandLine } from '../../adapters/cli/program.ts';
import { readConfig } from '../../config/settings/env.ts';
import { FinanceError } from '../../domain/error.ts';
import packageFacts from '../../package.json' with { type: 'json' };
import { filterOf } from '../../scripts/test/filters.ts';
import { assertNone } from '../support/assertions.ts';
import { projectFiles, projectText } from './project-files.ts';

const pages = projectFiles()
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: projectText(path) }));

const settings = suite('the table of settings');

settings('has exactly the variables that the service reads', () => {
  assert.equal(
    documentedSettings()
      .map(({ name }) => name)
      .toSorted(),
    variablesRead(),
  );
});

settings('names the defaults that an empty environment has', () => {
  const defaults = documentedSettings().filter(({ fallback }) => /^`[^`:]+`$/.test(fallback));
  assert.ok(defaults.length > 6);
  const changed = defaults.filter(({ name, fallback }) => {
    const config = readConfig({ [name]: fallback.slice(1, -1) });
    return JSON.stringify(config) !== JSON.stringify(readConfig({}));
  });
  assert.equal(changed, []);
});

const runs = suite('the documented test runs');

runs('choose tests that there are', () => {
  const files = projectFiles().filter((path) => path.endsWith('.test.ts'));
  const commands = pages.flatMap(({ text }) => [...text.matchAll(/\bnpm test -- ([\w./ -]+)/g)]);
  const words = commands
    .flatMap(([, all = '']) => all.trim().split(/\s+/))
    .filter((word) => /^[a-z][\w./-]+$/.test(word));
  assert.ok(words.length > 10);
  for (const word of words) assert.type(filterOf([word], files), 'function');
});

interface DocumentedSetting {
  readonly name: string;
  readonly fallback: string;
}

function documentedSettings(): readonly DocumentedSetting[] {
  const rows = projectText('docs/settings.md').matchAll(/^\| `([A-Z_]+)` \| (.*?) \|/gm);
  return [...rows].map(([, name = '', fallback = '']) => ({ name, fallback }));
}

function variablesRead(): readonly string[] {
  const names = new Set<string>();
  const env = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  readConfig(env);
  return [...names].toSorted();
}

const commands = suite('commands in the documents');

commands('every `coffer` command is used as its command line allows', async () => {
  const lines = pages.flatMap(({ text }) => cofferCommands(text));
  assert.ok(lines.length > 7);
  const misused: string[] = [];
  for (const line of lines) if (await isMisused(line)) misused.push(line);
  assert.equal(misused, []);
});

commands('a planted command with an option that does not exist is found', async () => {
  assert.ok(await isMisused('user list --everybody'));
});

commands('every script of npm that a document names exists', () => {
  const named = pages.flatMap(({ text }) => [...text.matchAll(/\bnpm run (?:-s )?([a-z-]+)/g)].map(([, name]) => name));
  assert.ok(named.length > 5);
  assertNone(named.filter((name) => name === undefined || !Object.hasOwn(packageFacts.scripts, name)));
});

/** Without the comment behind it, and not the pattern `<command>`. */
function cofferCommands(text: string): readonly string[] {
  return [...text.matchAll(/npm run -s coffer -- ([^`\n#]+)/g)]
    .map(([, line = '']) => line.trim())
    .filter((line) => !line.startsWith('<'));
}

/** Ends before anything is opened; what is asked is whether commands and options are understood. */
async function isMisused(line: string): Promise<boolean> {
  const nothing = () => {};
  const open = () => Promise.reject(new FinanceError('conflict', 'This command line has no data.'));
  const args = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const terminal = { ask: async () => 'y', askHidden: async () => 'correct horse battery' };
  const io = {
    open,
    out: nothing,
    err: nothing,
    terminal,
    restore: () => open(),
    playDemoFeed: async () => undefined,
    readInput: async () => '',
  };
  return (await runCommandLine(io, args)) === 2;
}

const paths = suite('paths in the documents');
const files = projectFiles();

paths('every path of the project that a document names exists', () => {
  assertNone(pages.flatMap(({ path, text }) => missingPaths(text).map((missing) => `${path}: ${missing}`)));
});

paths('a planted path that does not exist is found', () => {
  assert.equal(missingPaths('See `domain/no-such-file.ts` and `adapters/<name>.ts`.'), ['domain/no-such-file.ts']);
});

paths('the map of the code has every room of the domain, the application and config, and every adapter', () => {
  const map = projectText('docs/map.md');
  const folders = ['domain', 'application', 'adapters', 'config'].flatMap((parent) =>
    readdirSync(new URL(`../../${parent}`, import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ parent, name })),
  );
  assert.ok(folders.length > 15);
  assertNone(
    folders.filter(({ parent, name }) => !map.includes(`\`${parent}/${name}/\``) && !map.includes(`\`${name}/\``)),
  );
});

const readme = suite('the README');

readme('is read in a few minutes: it has at most eight kilobytes', () => {
  assert.ok(Buffer.byteLength(projectText('README.md')) <= 8192);
});

const changelog = suite('the changelog');

changelog('begins with the version of the package', () => {
  const [newest] = /(?<=^## )\d+\.\d+\.\d+(?= – \d{4}-\d\d-\d\d$)/m.exec(projectText('CHANGELOG.md')) ?? [];
  assert.is(newest, packageFacts.version);
});

/**
 * Paths in `code` from a folder of the root, without those that have a placeholder (`<name>`, `…`) and without media
 * types.
 */
function missingPaths(text: string): readonly string[] {
  return [...text.matchAll(/`((?:domain|application|adapters|config|tests|scripts|docs)\/[^`\s<…]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/^application\/[a-z.+-]+$/.test(path))
    .filter((path) => !files.some((file) => file === path || file.startsWith(path.replace(/\/?$/, '/'))));
}

changelog.run();
readme.run();
settings.run();
commands.run();
paths.run();
runs.run();
