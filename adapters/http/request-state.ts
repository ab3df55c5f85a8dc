import type { Context } from 'koa';

/** What middleware records about a request, for the log and for other middleware; kept in `ctx.state`. */
export interface RequestState {
  requestId: string;
  /** The pattern of the path, such as `/v1/transactions/{id}`; never the path itself. */
  route?: string;
  userId?: number;
}

export function stateOf(ctx: Context): RequestState {
  return ctx.state;
}
