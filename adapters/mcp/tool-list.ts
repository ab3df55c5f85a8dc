import { INVALID_PARAMS, isObject, JsonRpcError, type JsonRpcParams } from './protocol/json-rpc.ts';
import { publishedOutput, publishedSchema } from './published-schema.ts';
import type { Tool } from './tool.ts';
import { TOOLS } from './tools.ts';
import { viewMetaOf } from './views/view-resources.ts';
import { viewOfTool } from './views/views.ts';

/** What a client gets of each tool: more in newer versions (contract 5.7), and more for one that shows views. */
export type ListForm = 'text' | 'structured' | 'views';

/** The method `tools/list`, as JSON text. All tools fit on one page, so no cursor is valid. */
export function listTools(params: JsonRpcParams | undefined, form: ListForm): string {
  if (isObject(params) && params['cursor'] !== undefined) {
    throw new JsonRpcError(INVALID_PARAMS, 'The parameter cursor is unknown.');
  }
  const list = LISTS.get(form) ?? JSON.stringify({ tools: TOOLS.map((tool) => describe(tool, form)) });
  LISTS.set(form, list);
  return list;
}

/** The lists are long and never change. */
const LISTS = new Map<ListForm, string>();

function describe({ name, title, description, inputSchema, outputSchema }: Tool, form: ListForm): unknown {
  const view = form === 'views' ? viewOfTool(name) : undefined;
  return {
    name,
    title,
    description,
    inputSchema: publishedSchema(inputSchema),
    ...(form === 'text' ? {} : { outputSchema: publishedOutput(outputSchema) }),
    annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    ...(view === undefined ? {} : { _meta: viewMetaOf(view) }),
  };
}
