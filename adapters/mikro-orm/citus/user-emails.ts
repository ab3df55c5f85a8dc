import type { Session, Unit } from '../connection/session.ts';
import { EMAILS_TABLE } from './placement.ts';

/**
 * The e-mail addresses of live users on Citus, where the table of users is divided by their ids: it finds nobody by
 * anything else, and does not keep two from having the same address. Written in the unit of work that changes the user.
 */

/** The user who has the address. */
export async function userWithEmail(session: Session, email: string): Promise<number | undefined> {
  return (await session.rows<{ userId: number }>(FIND, [email]))[0]?.userId;
}

/** Throws `conflict` if another user has the address. `null` for a user who has none any more. */
export async function putEmail(unit: Unit, userId: number, email: string | null): Promise<void> {
  if (email === null) await unit.change(REMOVE, [userId]);
  else await unit.change(PUT, [userId, email]);
}

const FIND = { name: 'user_with_email', text: `select user_id as "userId" from ${EMAILS_TABLE} where email = $1` };

const PUT = {
  text: `insert into ${EMAILS_TABLE} (user_id, email) values ($1, $2)
    on conflict (user_id) do update set email = excluded.email`,
};

const REMOVE = { text: `delete from ${EMAILS_TABLE} where user_id = $1` };
