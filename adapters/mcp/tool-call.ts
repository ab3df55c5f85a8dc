import type { Caller } from '../../domain/access/caller.ts';
import { FinanceError } from '../../domain/error.ts';
import { isObject } from '../http/bodies/json-text.ts';
import { codeOf, requestRefusalOf, TOOL_EXECUTION_ERROR } from './protocol/error-codes.ts';
import { INVALID_PARAMS, JsonRpcError, type JsonRpcParams } from './protocol/json-rpc.ts';
import { plainText } from './text/quoted-text.ts';
import type { Tool, ToolResult, ToolUseCases } from './tool.ts';
import { TOOLS } from './tools.ts';

/** A tool and its arguments, which have not been validated yet. */
export interface ToolCall {
  readonly tool: Tool;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Throws `JsonRpcError` -32602 for an unknown tool or malformed parameters. */
export function readToolCall(params: JsonRpcParams | undefined): ToolCall {
  if (!isObject(params) || typeof params['name'] !== 'string') {
    throw new JsonRpcError(INVALID_PARAMS, 'The parameter name must be the name of a tool.');
  }
  const tool = TOOLS.find(({ name }) => name === params['name']);
  if (tool === undefined) {
    const known = TOOLS.map(({ name }) => name).join(', ');
    throw new JsonRpcError(INVALID_PARAMS, `There is no tool '${plainText(params['name'])}'. The tools are: ${known}.`);
  }
  const args = params['arguments'] ?? {};
  if (!isObject(args)) throw new JsonRpcError(INVALID_PARAMS, 'The parameter arguments must be an object.');
  return { tool, args };
}

/**
 * Throws `JsonRpcError`: -32602 for arguments that break a rule, -32003 for a tool that failed, with a sentence of our
 * own and the error as its cause (contract 5.6). Throws a `FinanceError` that refuses the whole request as it is; see
 * `requestRefusalOf`.
 */
export async function runToolCall(
  { tool, args }: ToolCall,
  useCases: ToolUseCases,
  caller: Caller,
): Promise<ToolResult> {
  try {
    return await tool.call(useCases, caller, args);
  } catch (cause) {
    if (cause instanceof FinanceError) {
      if (requestRefusalOf(cause) !== undefined) throw cause;
      throw new JsonRpcError(codeOf(cause.code), cause.message, { cause });
    }
    throw new JsonRpcError(TOOL_EXECUTION_ERROR, 'The tool failed. Nothing was changed; try again later.', { cause });
  }
}
