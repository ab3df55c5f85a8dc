import { globSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { releaseNotes } from '../../scripts/release-notes.ts';
import { assertNone } from '../support/assertions.ts';

const settings = suite('files that other programs read');

const textOf = (path: string) => readFileSync(path, 'utf8');

settings('are whole: a mistake in one of them shows here, and not after it was pushed', () => {
  const json = globSync(['.vscode/*.json', '.devcontainer/*.json', '.oxlintrc.json', 'biome.json']);
  const yaml = globSync(['.github/**/*.yml', 'compose.yaml']);
  assert.ok(json.length > 4 && yaml.length > 7);
  for (const path of json) assert.type(JSON.parse(textOf(path)), 'object', path);
  for (const path of yaml) assert.type(parse(textOf(path)), 'object', path);
});

settings('name scripts and files that exist', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> };
  const { tasks } = JSON.parse(textOf('.vscode/tasks.json')) as { tasks: readonly { script?: string }[] };
  const named = tasks.flatMap(({ script }) => (script === undefined ? [] : [script]));
  assertNone(named.filter((name) => scripts[name] === undefined));
  const workflows = globSync('.github/workflows/*.yml').map(textOf).join('\n');
  const files = [...workflows.matchAll(/node ((?:tests|scripts)\/\S+\.ts)/g)].map(([, file]) => file ?? '');
  assert.ok(files.length > 4);
  assertNone(files.filter((file) => globSync(file).length === 0));
});

const CHANGES = '# Changelog\n\n## 1.1.0 (unreleased)\n\n- Later.\n\n## 1.0.0 (2026-12-01)\n\n### New\n\n- A bank.\n';

settings('the notes of a release are its section of the changelog, and nothing unreleased is released', () => {
  assert.is(releaseNotes('v1.0.0', '1.0.0', CHANGES), '### New\n\n- A bank.\n');
  assert.throws(() => releaseNotes('v1.0.1', '1.0.0', CHANGES), /package\.json has version 1\.0\.0/);
  assert.throws(() => releaseNotes('v1.1.0', '1.1.0', CHANGES), /unreleased/);
  assert.throws(() => releaseNotes('v2.0.0', '2.0.0', CHANGES), /no section/);
});

settings.run();
