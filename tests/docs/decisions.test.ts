import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import packageFacts from '../../package.json' with { type: 'json' };
import { assertNone } from '../support/assertions.ts';
import { localLinks } from './markdown.ts';
import { projectFiles, projectText } from './project-files.ts';

const decisions = suite('decisions');
const files = projectFiles().filter((path) => /^docs\/decisions\/[^/]+\.md$/.test(path));

decisions('the index in DECISIONS.md links every decision exactly once', () => {
  assert.ok(files.length > 15);
  const linked = localLinks(projectText('DECISIONS.md')).filter((link) => link.endsWith('.md'));
  assert.equal(linked.toSorted(), files.toSorted());
});

decisions('the index names each decision by its title', () => {
  const index = projectText('DECISIONS.md');
  assertNone(files.filter((file) => !index.includes(`[${titleOf(projectText(file))}](${file})`)));
});

decisions('every decision has a date, a status, its context, the choice, and what would change our mind', () => {
  assertNone(files.filter((file) => !isWhole(projectText(file))));
});

decisions('every package of run time has its reason', () => {
  const reasons = projectText('docs/decisions/packages-at-run-time.md');
  const packages = Object.keys(packageFacts.dependencies);
  assert.ok(packages.length > 15);
  assertNone(packages.filter((name) => !reasons.includes(`\`${name}\``)));
});

decisions('a planted decision without a date is found', () => {
  const whole = projectText(files[0] ?? '');
  assert.ok(isWhole(whole));
  assert.not(isWhole(whole.replace(/^- Date:.*\n/m, '')));
  assert.not(isWhole(whole.replace('## Context', '## Text')));
});

const SHAPE =
  /^# .+\n\n- Date: \d{4}-\d\d-\d\d\n- Status: (in force|replaced by \[.+\]\(.+\))\n\n## Context\n\n[\s\S]+\n## Choice\n\n[\s\S]+\n## What would change our mind\n\n[\s\S]+/;

function isWhole(decision: string): boolean {
  return SHAPE.test(decision);
}

function titleOf(decision: string): string {
  return /^# (.+)$/m.exec(decision)?.[1] ?? '';
}

decisions.run();
