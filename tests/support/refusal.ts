import { FinanceError } from '../../domain/error.ts';

/** The `FinanceError` that `work` is refused with, or `undefined` when it succeeds. Any other error comes through. */
export async function refusal(work: () => Promise<unknown>): Promise<FinanceError | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof FinanceError) return error;
    throw error;
  }
}
