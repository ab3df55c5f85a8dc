import type { AnswerBasis } from './revision.ts';
import type { User } from './user.ts';

/** What reports need to know about the live user who makes a request. */
export type Caller = Pick<User, 'id' | 'currency'>;

/** A caller of the tools. */
export interface ToolCaller extends Caller {
  /** The OAuth client that calls for the user; `null` for a token of the command line. */
  readonly clientId: string | null;
  readonly basis: AnswerBasis;
}
