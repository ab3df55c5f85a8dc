import type { Context } from 'koa';

/** What middleware notes about a request, for the log and for each other: `ctx.state` is this. */
export interface RequestState {
  requestId: string;
  /** The pattern of the path, as `/v1/transactions/{id}`; never the path itself. */
  route?: string;
  userId?: number;
}

export function stateOf(ctx: Context): RequestState {
  return ctx.state;
}
