import type { User } from './user.ts';

/** What reports need to know about the live user who makes a request. */
export type Caller = Pick<User, 'id' | 'currency'>;
