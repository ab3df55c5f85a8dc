import type { User } from './user.ts';

/** The live user whose request it is: what reports on their money need to know of them. */
export type Caller = Pick<User, 'id' | 'currency'>;
