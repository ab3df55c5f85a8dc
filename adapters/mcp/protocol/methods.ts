import type { Logger } from 'pino';
import type { ToolCaller } from '../../../domain/access/caller.ts';
import type { ToolCallOutcome } from '../../../domain/access/tool-call.ts';
import type { ReadScope } from '../../../domain/ports/service/read-scope.ts';
import { wholeBasis } from '../../../domain/revision.ts';
import type { AnswerCache } from '../../answers/answer-cache.ts';
import { loggableError } from '../../http/errors/loggable-error.ts';
import { listResources, readResource } from '../resources.ts';
import { getSkill, listSkills } from '../skills/skills.ts';
import type { ToolResult, ToolUseCases } from '../tool.ts';
import { readToolCall, runToolCall, type ToolCall } from '../tool-call.ts';
import type { ToolCallJournal } from '../tool-call-journal.ts';
import { type ListForm, listTools } from '../tool-list.ts';
import { type ClientAbilities, discover, initialize } from './greeting.ts';
import { INVALID_PARAMS, JsonRpcError, type JsonRpcParams, METHOD_NOT_FOUND } from './json-rpc.ts';
import { hasStructuredContent, type PublishedVersion } from './protocol-version.ts';
import { statelessResult } from './stateless.ts';

export interface MethodDeps {
  readonly useCases: ToolUseCases;
  /** Receives one audit entry for each tool call: user, tool, outcome and duration, never arguments or results. */
  readonly logger: Pick<Logger, 'info' | 'error'>;
  /** Receives the same call for the user to see. */
  readonly journal: Pick<ToolCallJournal, 'record'>;
  /** Of this service. */
  readonly version: string;
  /** Results of earlier calls, which hold until something they rest on changes. */
  readonly answers: AnswerCache;
  readonly readScope: ReadScope;
}

/** The circumstances of one call of a method: who calls, and in which version of the protocol. */
export interface Call extends ClientAbilities {
  readonly caller: ToolCaller;
  readonly version: PublishedVersion;
  /** Whether the request is one of version 2026-07-28 by its body, which changes methods and results. */
  readonly isStateless: boolean;
  readonly requestId: string | undefined;
}

/** The methods of the tool protocol (specification 4.10). Returns the result as JSON text. Throws `JsonRpcError`. */
export type Methods = (method: string, params: JsonRpcParams | undefined, call: Call) => Promise<string>;

type Method = (params: JsonRpcParams | undefined, call: Call) => string | Promise<string>;

export function createMethods(deps: MethodDeps): Methods {
  const serverInfo = { name: 'coffer', version: deps.version };
  const shared: readonly (readonly [string, Method])[] = [
    ['tools/list', (params, call) => listTools(params, formOf(call))],
    ['tools/call', (params, call) => callTool(params, call, deps)],
  ];
  const withHandshake = new Map<string, Method>([
    ['initialize', (params) => initialize(params, serverInfo)],
    ['ping', () => '{}'],
    ...shared,
  ]);
  const stateless = new Map<string, Method>([['server/discover', (_params, call) => discover(call)], ...shared]);
  return async (method, params, call) => {
    const known = (call.isStateless ? stateless : withHandshake).get(method);
    const run = known ?? extensionMethod(method, call);
    if (run === undefined) throw new JsonRpcError(METHOD_NOT_FOUND, 'There is no such method.');
    if (Array.isArray(params)) throw new JsonRpcError(INVALID_PARAMS, 'The parameters must be an object.');
    const result = await run(params, call);
    return call.isStateless ? statelessResult(method, result, serverInfo) : result;
  };
}

const RESOURCE_METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['resources/list', listResources],
  // Clients ask for both lists when a service has resources.
  ['resources/templates/list', () => '{"resourceTemplates":[]}'],
  ['resources/read', readResource],
]);

const SKILL_METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['skills/list', listSkills],
  ['skills/get', getSkill],
]);

/** For clients that show views or load skills. For all others there are no resources. */
function extensionMethod(method: string, { showsViews, loadsSkills }: Call): Method | undefined {
  const ofResources = showsViews || loadsSkills ? RESOURCE_METHODS.get(method) : undefined;
  return ofResources ?? (loadsSkills ? SKILL_METHODS.get(method) : undefined);
}

function formOf({ version, showsViews }: Call): ListForm {
  if (showsViews) return 'views';
  return hasStructuredContent(version) ? 'structured' : 'text';
}

async function callTool(params: JsonRpcParams | undefined, call: Call, deps: MethodDeps): Promise<string> {
  const { caller, requestId } = call;
  const start = performance.now();
  let tool = 'unknown';
  let outcome: ToolCallOutcome = 'failed';
  try {
    const toolCall = readToolCall(params);
    tool = toolCall.tool.name;
    const result = await resultOf(toolCall, call, deps);
    outcome = 'ok';
    return result;
  } catch (error) {
    if (error instanceof JsonRpcError && error.code === INVALID_PARAMS) outcome = 'invalid_arguments';
    else deps.logger.error({ requestId, error: loggableError(error) }, 'tool failed');
    throw error;
  } finally {
    const durationMs = Math.round(performance.now() - start);
    deps.journal.record({ userId: caller.id, clientId: caller.clientId, tool, outcome });
    deps.logger.info({ audit: 'tool_call', requestId, userId: caller.id, tool, outcome, durationMs }, 'tool call');
  }
}

/** Only a call that succeeds is remembered, and whose answer is not overtaken on the same basis. */
async function resultOf(toolCall: ToolCall, { caller, version }: Call, deps: MethodDeps): Promise<string> {
  const form = hasStructuredContent(version) ? 'structured' : 'text';
  const key = `${wholeBasis(caller.basis)} ${toolCall.tool.name} ${form} ${argumentsKey(toolCall)}`;
  const known = deps.answers.get(key);
  if (known !== undefined) return known.body.toString();
  const result = await deps.readScope.within(caller.basis, () => runToolCall(toolCall, deps.useCases, caller));
  const body = resultJson(result, version);
  if (result.isPassing !== true) deps.answers.set(key, { body, form });
  return body;
}

/** The same for arguments in another order, and without those that are null, which counts as absent (contract 5.6). */
function argumentsKey({ args }: ToolCall): string {
  const given = Object.entries(args).filter(([, value]) => value !== null);
  return JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function resultJson({ text, structured }: ToolResult, version: PublishedVersion): string {
  return JSON.stringify({
    content: [{ type: 'text', text }],
    ...(hasStructuredContent(version) ? { structuredContent: structured } : {}),
    isError: false,
  });
}
