import type { AnswerBasis } from '../revision.ts';
import type { User } from './user.ts';

/** What reports need to know about the live user who makes a request. */
export interface Caller extends Pick<User, 'id' | 'currency'> {
  /** The state of the data that the caller has been admitted to; without it, nothing shared is remembered. */
  readonly basis?: AnswerBasis;
}

/** A caller of the tools. */
export interface ToolCaller extends Caller {
  /** The OAuth client that calls for the user; `null` for a token of the command line. */
  readonly clientId: string | null;
  readonly basis: AnswerBasis;
}
