import type { Bank, BankConnection } from '../../../domain/ledger/bank.ts';
import type { New } from '../../../domain/new.ts';
import type { BankRepo } from '../../../domain/ports/bank-repo.ts';
import { StoreError } from '../database-error.ts';
import { requireLiveUser } from '../live-user.ts';
import { BankConnectionRow, BankRow, toBank } from '../rows/bank-rows.ts';
import type { Session } from '../session.ts';
import { timestampFromPostgres } from '../timestamp-text.ts';

export function createBankRepo(session: Session): BankRepo {
  return {
    ensure: async (bank) => (await findBank(session, bank.slug)) ?? addBank(session, bank),
    ensureConnection: async (userId, bankId) =>
      (await findConnection(session, userId, bankId)) ?? addConnection(session, userId, bankId),
    async listOf(userId) {
      const { rows } = await session.query<BankColumns>(BANKS_OF, [userId]);
      return rows.map(fromColumns);
    },
  };
}

const BANKS_OF = {
  name: 'banks_of',
  text: `select id, name, slug, country, logo_url, created_at, updated_at from banks
    where id in (select bank_id from bank_connections where user_id = $1) order by id`,
};

type BankColumns = [
  id: string,
  name: string,
  slug: string,
  country: string | null,
  logoUrl: string | null,
  createdAt: string,
  updatedAt: string,
];

function fromColumns([id, name, slug, country, logoUrl, createdAt, updatedAt]: BankColumns): Bank {
  const [created, updated] = [timestampFromPostgres(createdAt), timestampFromPostgres(updatedAt)];
  return { id: Number(id), name, slug, country, logoUrl, createdAt: created, updatedAt: updated };
}

async function findBank(session: Session, slug: string): Promise<Bank | undefined> {
  const row = await session.orm((em) => em.findOne(BankRow, { slug }, { disableIdentityMap: true }));
  return row === null ? undefined : toBank(row);
}

/** Waits for another transaction that adds the same bank, and returns the bank that it stored. */
async function addBank(session: Session, bank: New<Bank>): Promise<Bank> {
  const { name, slug, country, logoUrl, createdAt, updatedAt } = bank;
  await session.query(ADD_BANK, [name, slug, country, logoUrl, createdAt, updatedAt]);
  return stored(await findBank(session, slug));
}

const ADD_BANK = {
  text: `insert into banks (name, slug, country, logo_url, created_at, updated_at) values ($1, $2, $3, $4, $5, $6)
    on conflict (slug) do nothing`,
};

async function findConnection(session: Session, userId: number, bankId: number): Promise<BankConnection | undefined> {
  const row = await session.orm((em) =>
    em.findOne(BankConnectionRow, { userId, bankId }, { disableIdentityMap: true }),
  );
  return row === null ? undefined : { id: row.id, userId, bankId };
}

function addConnection(session: Session, userId: number, bankId: number): Promise<BankConnection> {
  return session.atomically(async (unit) => {
    await requireLiveUser(unit, userId);
    await unit.query(ADD_CONNECTION, [userId, bankId]);
    unit.changed.dataOf(userId);
    return stored(await findConnection(unit, userId, bankId));
  });
}

const ADD_CONNECTION = {
  text: 'insert into bank_connections (user_id, bank_id) values ($1, $2) on conflict (user_id, bank_id) do nothing',
};

function stored<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new StoreError('What was just stored is not there.');
  return found;
}
