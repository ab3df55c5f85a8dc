import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isObject } from '../../http/bodies/json-text.ts';
import { refuseCursor } from '../protocol/cursor.ts';
import { INVALID_PARAMS, JsonRpcError, type JsonRpcParams } from '../protocol/json-rpc.ts';

/** The extension Agent Skills (SEP-2640): instructions for assistants, which clients load when they fit the task. */
export const SKILLS_EXTENSION = 'io.modelcontextprotocol/skills';

const MEDIA_TYPE = 'text/markdown';
const NAME = 'answering-money-questions';
const URI = `skill://${NAME}/SKILL.md`;

const FILE = readFileSync(new URL(`./${NAME}/SKILL.md`, import.meta.url));
const FRONTMATTER = frontmatterOf(FILE.toString());

/** What clients learn about the skill before they read it, with what they check the file by. */
const SKILL = {
  uri: URI,
  frontmatter: FRONTMATTER,
  resources: [{ uri: URI, digest: `sha256:${createHash('sha256').update(FILE).digest('hex')}`, size: FILE.length }],
};

/** Whether a client that has these capabilities loads skills (contract 5.15). */
export function declaresSkills(capabilities: unknown): boolean {
  const extensions = isObject(capabilities) ? capabilities['extensions'] : undefined;
  return isObject(extensions) && isObject(extensions[SKILLS_EXTENSION]);
}

/** The method `skills/list`, as JSON text. */
export function listSkills(params: JsonRpcParams | undefined): string {
  refuseCursor(params);
  return JSON.stringify({ skills: [SKILL] });
}

/** The method `skills/get`, as JSON text. Throws `JsonRpcError` -32602 for the address of no skill. */
export function getSkill(params: JsonRpcParams | undefined): string {
  const uri = isObject(params) ? params['uri'] : undefined;
  if (uri !== URI) throw new JsonRpcError(INVALID_PARAMS, 'There is no such skill.', { data: { uri } });
  return JSON.stringify({ skill: SKILL });
}

/** The skill's file, as an entry of `resources/list`. */
export const SKILL_RESOURCE = { uri: URI, ...FRONTMATTER, mimeType: MEDIA_TYPE };

/** The result of `resources/read` for the skill's file; `undefined` for any other address. */
export function skillContents(uri: string): object | undefined {
  return uri === URI ? { contents: [{ uri, mimeType: MEDIA_TYPE, text: FILE.toString() }] } : undefined;
}

/** The fields between the two lines of dashes, each on one line. */
function frontmatterOf(text: string): Readonly<Record<string, string>> {
  const [, head = ''] = text.split('---\n');
  return Object.fromEntries(Array.from(head.matchAll(/^(\w+): (.*)$/gm), ([, name, value]) => [name, value]));
}
