import type { DaySpan } from '../../../../domain/calendar.ts';
import { LEG_CATEGORY_IDS, type LegText } from '../../../../domain/own-transfers/transfer-leg.ts';
import type { StoredLink } from '../../../../domain/own-transfers/transfer-link.ts';
import type { OwnTransferRepo, StoredLegs } from '../../../../domain/ports/own-transfer-repo.ts';
import type { Session } from '../../connection/session.ts';
import { givenRows } from '../given-rows.ts';

/** Hand-written statements. Those of legs and links return one row with lists, which is of one moment. */
export function createOwnTransferRepo(session: Session): OwnTransferRepo {
  return {
    async legs(userId, span) {
      const [found = NOTHING] = await session.rows<LegsRow>(LEGS, [userId, ...daysFrom(span), LEG_CATEGORY_IDS]);
      const { legs, links, email } = found;
      const own = new Map(links.map(({ id, ownCategoryId }) => [id, ownCategoryId]));
      const unlinked = legs.map((leg) => ({ ...leg, categoryId: own.get(leg.id) ?? leg.categoryId }));
      return { legs: unlinked, links: links.map(toLink), email };
    },
    async links(userId, span) {
      const [found = NOTHING] = await session.rows<Pick<LegsRow, 'links'>>(LINKS, [userId, ...daysFrom(span)]);
      return found.links.map(toLink);
    },
    async texts(userId, ids) {
      if (ids.length === 0) return new Map();
      const texts = await session.rows<LegText & { readonly id: number }>(TEXTS, [userId, ids]);
      return new Map(texts.map(({ id, ...text }) => [id, text]));
    },
    async daysOf(userId, bankAccountId) {
      const [days] = await session.rows<DaySpan | { from: null }>(DAYS, [userId, bankAccountId]);
      return days === undefined || days.from === null ? undefined : days;
    },
    link: (userId, links) =>
      session.atomically(async (unit) => {
        const others = [
          links.map(({ other }) => other?.transactionId ?? null),
          links.map(({ other }) => other?.bankAccountId ?? null),
          links.map(({ categoryId }) => categoryId),
        ];
        await unit.change(LINK, [userId, links.map(({ id }) => id), ...others]);
        await unit.changed.transactionsOf(userId);
      }),
    async unmatchedUser() {
      return (await session.rows<{ userId: number }>(UNMATCHED, []))[0]?.userId;
    },
    async markMatched(userId) {
      await session.change(MARK_MATCHED, [userId]);
    },
  };
}

const WITHIN = `user_id = $1 and deleted_at is null
  and booked_at >= $2::timestamptz and booked_at < $3::timestamptz + interval '1 day'`;
const DAY = `(booked_at at time zone 'UTC')::date`;

function daysFrom(span: DaySpan | undefined): readonly [from: string, to: string] {
  return [span?.from ?? '-infinity', span?.to ?? 'infinity'];
}

/** With the category that the transaction has without the link, if the link gives it another one. */
interface LegsRow extends StoredLegs {
  readonly links: readonly (StoredLink & { readonly ownCategoryId: number | null })[];
}

const NOTHING: LegsRow = { legs: [], links: [], email: null };

function toLink({ id, bookedOn, otherId, categoryId }: StoredLink): StoredLink {
  return { id, bookedOn, otherId, categoryId };
}

const STORED_LINKS = `(select coalesce(json_agg(json_build_object('id', id, 'bookedOn', ${DAY},
          'otherId', transfer_transaction_id, 'ownCategoryId', unlinked_category_id,
          'categoryId', case when unlinked_category_id is not null then category_id end)), '[]')
        from transactions where ${WITHIN} and transfer_transaction_id is not null)`;

/** Needs only an index. */
const LINKS = { name: 'own_transfer_links', text: `select ${STORED_LINKS} as links` };

/** Each part needs only an index. */
const LEGS = {
  name: 'own_transfer_legs',
  text: `select
      (select coalesce(json_agg(json_build_object('id', id, 'bankAccountId', bank_account_id, 'bookedOn', ${DAY},
          'amount', amount, 'currency', currency, 'categoryId', category_id)), '[]')
        from transactions where ${WITHIN} and category_id = any($4::bigint[])) as legs,
      ${STORED_LINKS} as links,
      (select email from users where id = $1) as email`,
};

const TEXTS = {
  name: 'own_transfer_texts',
  text: `select transactions.id, description, merchant_name as "merchantName",
      transactions.status = 'pending' as "isPending", counterparts.id as "counterpartId"
    from transactions
    left join lateral (
      select counterparty_hash as hash from import_rows
      where import_rows.user_id = $1 and transaction_id = transactions.id
        and counterparty_hash is not null
      order by import_id desc, position desc limit 1
    ) as shown on true
    left join bank_accounts as counterparts on shown.hash is not null and counterparts.user_id = $1
      and counterparts.deleted_at is null and counterparts.id = coalesce(
        (select bank_account_id from import_statements where user_id = $1 and account_hash = shown.hash
          order by import_id desc, number desc limit 1),
        (select bank_account_id from feed_accounts where user_id = $1 and number_hash = shown.hash
          and decision = 'linked' order by id desc limit 1))
    where transactions.user_id = $1 and transactions.id = any($2::bigint[]) and transactions.deleted_at is null`,
};

/** Reads both ends of an index. */
const DAYS = {
  text: `select (min(booked_at) at time zone 'UTC')::date as "from", (max(booked_at) at time zone 'UTC')::date as "to"
    from transactions
    where user_id = $1 and bank_account_id = $2 and deleted_at is null`,
};

const LINK = {
  text: `update transactions set transfer_transaction_id = given.other_id, transfer_bank_account_id = given.account_id,
      category_id = coalesce(given.category_id, unlinked_category_id, transactions.category_id),
      unlinked_category_id = case when given.category_id is not null
        then coalesce(unlinked_category_id, transactions.category_id) end
    from ${givenRows(['id', 'bigint'], ['other_id', 'bigint'], ['account_id', 'bigint'], ['category_id', 'bigint'])}
    where transactions.user_id = $1 and transactions.id = given.id`,
};

const UNMATCHED = { text: 'select user_id as "userId" from own_transfer_backlog order by user_id limit 1' };

const MARK_MATCHED = { text: 'delete from own_transfer_backlog where user_id = $1' };
