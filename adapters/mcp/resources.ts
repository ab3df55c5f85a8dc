import { isObject } from '../http/bodies/json-text.ts';
import { refuseCursor } from './protocol/cursor.ts';
import type { ClientAbilities } from './protocol/greeting.ts';
import { INVALID_PARAMS, JsonRpcError, type JsonRpcParams } from './protocol/json-rpc.ts';
import { SKILL_RESOURCE, skillContents } from './skills/skills.ts';
import { viewContents, viewResources } from './views/view-resources.ts';

/** The method `resources/list`, as JSON text: what the client can use. */
export function listResources(params: JsonRpcParams | undefined, { showsViews, loadsSkills }: ClientAbilities): string {
  refuseCursor(params);
  const resources = [...(showsViews ? viewResources() : []), ...(loadsSkills ? [SKILL_RESOURCE] : [])];
  return JSON.stringify({ resources });
}

/** The method `resources/read`, as JSON text. Throws `JsonRpcError` -32602 for what the client's list does not have. */
export function readResource(params: JsonRpcParams | undefined, { showsViews, loadsSkills }: ClientAbilities): string {
  const uri = isObject(params) ? params['uri'] : undefined;
  if (typeof uri !== 'string') throw new JsonRpcError(INVALID_PARAMS, 'The parameter uri must be a string.');
  const contents = (showsViews ? viewContents(uri) : undefined) ?? (loadsSkills ? skillContents(uri) : undefined);
  if (contents === undefined) throw new JsonRpcError(INVALID_PARAMS, 'There is no such resource.', { data: { uri } });
  return JSON.stringify(contents);
}
