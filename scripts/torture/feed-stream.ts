import { setTimeout as delay } from 'node:timers/promises';
import type { Bank } from './bank.ts';
import type { Client } from './client.ts';
import type { Ledger, Write } from './ledger.ts';
import type { Account } from './streams.ts';

/** Syncs of one connection to the bank. */
export interface FeedStream {
  /** Books at the bank and has it fetched, until it is stopped. */
  run(stop: AbortSignal): Promise<void>;
  /** Removes the connection, so that the bank can open another account. Its transactions stay. */
  settle(): Promise<void>;
}

export interface FeedNeeds {
  readonly client: Client;
  readonly bank: Bank;
  readonly ledger: Ledger;
  /** The account of the connection is added to them. */
  readonly accounts: Account[];
}

const ROWS_OF_A_SYNC = 5;
const PAUSE_MS = 20;

/** Connects a new account of the bank. The service must be ready. */
export async function connectFeed({ client, bank, ledger, accounts }: FeedNeeds, name: string): Promise<FeedStream> {
  bank.openAccount(name);
  const begun = await client.post('/v1/connections', { provider: 'simplefin', setup_token: bank.setupToken() });
  if (begun.status !== 201) throw new Error(`No connection: ${JSON.stringify(begun.body)}`);
  const path = `/v1/connections/${begun.body.id}`;
  const never = new AbortController().signal;
  const shown = await untilShown(() => true, never);
  await client.put(`${path}/accounts`, { accounts: [{ id: shown.id, decision: 'create', name }] });
  const mapped = await untilShown((account) => account.bank_account_id !== null, never);
  accounts.push({ id: mapped.bank_account_id, initial: 0 });

  /** Resolves with what the service shows of the account once it is right; with `undefined` if stopped before. */
  async function untilShown(isRight: (account: any) => boolean, stop: AbortSignal): Promise<any> {
    while (!stop.aborted) {
      const reply = await client.get(path).catch(() => undefined);
      const [account] = reply?.status === 200 ? reply.body.accounts : [];
      if (account !== undefined && isRight(account)) return account;
      await delay(PAUSE_MS);
    }
  }

  const bookAndSync = async (nth: number, stop: AbortSignal) => {
    const writes = Array.from({ length: ROWS_OF_A_SYNC }, (_, row) => bookedWrite(`${name}-feed-${nth}-${row}`, row));
    for (const write of writes) {
      ledger.set(write.mark, write);
      bank.book(write.mark, write.amount);
    }
    await client.post(`${path}/sync`, {}).catch(() => undefined);
    // The balance is stored together with the rows, so whoever sees it may expect them.
    const isStored = (await untilShown(({ balance }) => balance === bank.balance, stop)) !== undefined;
    if (isStored) for (const write of writes) write.state = 'acknowledged';
  };
  return {
    async run(stop) {
      for (let nth = 0; !stop.aborted; nth += 1) await bookAndSync(nth, stop);
    },
    async settle() {
      const { status, body } = await client.remove(path);
      if (status !== 200) throw new Error(`The connection stays: ${JSON.stringify(body)}`);
    },
  };
}

function bookedWrite(mark: string, row: number): Write {
  return { mark, amount: -1 - row, count: 1, state: 'unknown', deletion: 'kept', source: 'feed' };
}
