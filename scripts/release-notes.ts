import { readFileSync } from 'node:fs';
import packageFacts from '../package.json' with { type: 'json' };

/** `node scripts/release-notes.ts v1.2.0` prints what the changelog says of that version. */

if (import.meta.main) {
  const [tag = ''] = process.argv.slice(2);
  process.stdout.write(releaseNotes(tag, packageFacts.version, readFileSync('CHANGELOG.md', 'utf8')));
}

/**
 * The section of the changelog for a tag, without its heading. Throws an `Error` with a sentence when the tag is not
 * that of the package's version, or when the version has no section or is still called unreleased there.
 */
export function releaseNotes(tag: string, version: string, changelog: string): string {
  if (tag !== `v${version}`) throw new Error(`The tag is “${tag}”, but package.json has version ${version}.`);
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version);
  if (section === undefined) throw new Error(`CHANGELOG.md has no section for ${version}.`);
  const [heading = '', ...lines] = section.split('\n');
  if (heading.includes('unreleased')) throw new Error(`CHANGELOG.md calls ${version} unreleased.`);
  return `${lines.join('\n').trim()}\n`;
}
