import type { Context } from 'koa';
import { FinanceError } from '../../../domain/error.ts';

/** Counts the request to register, and responds with 429 when there were too many. Returns whether it did. */
export async function isFlooded(ctx: Context, admit: (address: string) => Promise<void>): Promise<boolean> {
  try {
    await admit(ctx.ip);
    return false;
  } catch (error) {
    if (!(error instanceof FinanceError) || error.code !== 'too_many_attempts') throw error;
    ctx.status = 429;
    ctx.set('Retry-After', String(error.retryAfterSeconds ?? 60));
    ctx.body = { error: 'temporarily_unavailable', error_description: error.message };
    return true;
  }
}
