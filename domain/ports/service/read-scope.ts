import type { AnswerBasis } from '../../revision.ts';

/** Says how old the data may be from which an answer is made. */
export interface ReadScope {
  /**
   * Runs `work`, which makes an answer that rests on `basis` alone. Its reads may come from a copy of the data that is
   * behind, if the copy has the user's and the shared data as `basis` names them, or newer. After a write of `work` all
   * of its reads come from the original.
   */
  within<Result>(basis: AnswerBasis, work: () => Promise<Result>): Promise<Result>;
}

/** For a store without copies. */
export const ORIGINAL_ONLY: ReadScope = { within: (_basis, work) => work() };
