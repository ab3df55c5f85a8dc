import type { Bank, BankConnection } from '../../../../domain/ledger/bank.ts';
import type { New } from '../../../../domain/new.ts';
import type { BankRepo } from '../../../../domain/ports/bank-repo.ts';
import { StoreError } from '../../connection/database-error.ts';
import type { Session } from '../../connection/session.ts';
import { BANK_CONNECTIONS, BANKS } from '../../schema/ledger.ts';
import { storing } from '../../schema/table.ts';
import { requireLiveUser } from '../live-user.ts';
import { changingDataOf } from '../owned-rows.ts';

export function createBankRepo(session: Session): BankRepo {
  return {
    ensure: async (bank) => (await BANKS.find(session, { slug: bank.slug })) ?? addBank(session, bank),
    ensureConnection: async (userId, bankId) =>
      (await BANK_CONNECTIONS.find(session, { userId, bankId })) ?? addConnection(session, userId, bankId),
    listOf: (userId) => session.rows<Bank>(BANKS_OF, [userId]),
  };
}

const BANKS_OF = {
  name: 'banks_of',
  text: `select ${BANKS.select()} from banks
    where id in (select bank_id from bank_connections where user_id = $1) order by id`,
};

/** Waits for another transaction that adds the same bank, and returns the bank that it stored. */
async function addBank(session: Session, bank: New<Bank>): Promise<Bank> {
  await session.change(ADD_BANK, STORING.valuesOf({ ...bank, id: 0 }));
  return stored(await BANKS.find(session, { slug: bank.slug }));
}

const STORING = storing(BANKS);

const ADD_BANK = {
  text: `insert into banks (${STORING.names}) values (${STORING.parameters}) on conflict (slug) do nothing`,
};

function addConnection(session: Session, userId: number, bankId: number): Promise<BankConnection> {
  return changingDataOf(session, userId, async (unit) => {
    await requireLiveUser(unit, userId);
    await unit.change(ADD_CONNECTION, [userId, bankId]);
    return stored(await BANK_CONNECTIONS.find(unit, { userId, bankId }));
  });
}

const ADD_CONNECTION = {
  text: 'insert into bank_connections (user_id, bank_id) values ($1, $2) on conflict (user_id, bank_id) do nothing',
};

function stored<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new StoreError('What was just stored is not there.');
  return found;
}
