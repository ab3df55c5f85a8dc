import { FinanceError } from '../../../domain/error.ts';

/** Whether a total is beyond the numbers that are exact (contract 1.6). The rest of its page can be shown. */
export function isOutOfRange(error: unknown): error is FinanceError {
  return error instanceof FinanceError && error.code === 'amount_out_of_range';
}
