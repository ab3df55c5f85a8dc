import { isObject } from '../../http/bodies/json-text.ts';
import { INVALID_PARAMS, JsonRpcError, type JsonRpcParams } from './json-rpc.ts';

/** Every list fits on one page, so no cursor is valid. Throws `JsonRpcError` -32602 for one. */
export function refuseCursor(params: JsonRpcParams | undefined): void {
  if (isObject(params) && params['cursor'] !== undefined) {
    throw new JsonRpcError(INVALID_PARAMS, 'The parameter cursor is unknown.');
  }
}
