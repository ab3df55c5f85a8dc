import { setTimeout as delay } from 'node:timers/promises';
import type { Client, Reply } from './client.ts';
import type { Ledger, Write } from './ledger.ts';

/** An account, and what it held before anything was written. */
export interface Account {
  readonly id: number;
  readonly initial: number;
}

export interface Streams {
  /** Writes until it is stopped; resolves when the last answer has come or its connection has broken. */
  run(stop: AbortSignal): Promise<void>;
  /** Sends every create whose outcome is unknown again, with its key: afterwards each is acknowledged. */
  settle(): Promise<void>;
  /** Statuses other than success, with their number. */
  readonly refusals: ReadonlyMap<number, number>;
}

export const STREAMS = 6;
/** The first accounts, in which several streams create. Each stream imports into another one of its own. */
export const SHARED_ACCOUNTS = 3;

const IMPORTED_ROWS = 20;
/** Of the writes of a stream. */
const IMPORT_EVERY = 6;

/** While the service is away, a stream asks again after this many milliseconds. */
const PAUSE_MS = 200;

/** Streams of creates, deletes and imports, which note in `ledger` what the service acknowledges. */
export function streamsOf(client: Client, accounts: readonly Account[], ledger: Ledger, name: string): Streams {
  const refusals = new Map<number, number>();
  const attempt = async (write: Pick<Write, 'mark'>, request: () => Promise<Reply>): Promise<Reply | undefined> => {
    try {
      const reply = await request();
      if (reply.status < 300) return reply;
      refusals.set(reply.status, (refusals.get(reply.status) ?? 0) + 1);
      if (reply.status < 500) throw new Error(`${write.mark}: status ${reply.status}, ${JSON.stringify(reply.body)}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith(write.mark)) throw error;
    }
    await delay(PAUSE_MS);
    return undefined;
  };
  const create = async (write: Write, account: Account) => {
    const entry = {
      amount: write.amount,
      bank_account_id: account.id,
      booked_at: '2026-03-05',
      description: write.mark,
    };
    const reply = await attempt(write, () => client.post('/v1/transactions', entry, write.mark));
    if (reply !== undefined) Object.assign(write, { state: 'acknowledged', id: reply.body.id });
  };
  const remove = async (write: Write) => {
    write.deletion = 'unknown';
    const reply = await attempt(write, () => client.remove(`/v1/transactions/${write.id}`));
    if (reply !== undefined) write.deletion = 'acknowledged';
  };
  const bring = async (write: Write, account: Account) => {
    const path = `/v1/imports?bank_account_id=${account.id}`;
    const reply = await attempt(write, () => client.upload(path, statementOf(write, account)));
    if (reply !== undefined) write.state = 'acknowledged';
  };
  const stream = async (nth: number, stop: AbortSignal) => {
    const [shared, own] = [accounts[nth % SHARED_ACCOUNTS], accounts[SHARED_ACCOUNTS + nth]];
    if (shared === undefined || own === undefined) return;
    const removable: Write[] = [];
    for (let count = 0; !stop.aborted; count += 1) {
      const isImport = count % IMPORT_EVERY === IMPORT_EVERY - 1;
      // An imported row that looks like one of the account is taken for it, so no two imports have the same amount.
      const amount = isImport ? -1_000 - ledger.size : -1 - (count % 97);
      const write = newWrite(`${name}-${nth}-${count}`, amount, isImport ? 'import' : 'create');
      ledger.set(write.mark, write);
      await (isImport ? bring(write, own) : create(write, shared));
      if (!isImport && write.state === 'acknowledged') removable.push(write);
      const old = count % 5 === 4 ? removable.shift() : undefined;
      if (old !== undefined) await remove(old);
    }
  };
  return {
    refusals,
    run: async (stop) => {
      await Promise.all(Array.from({ length: STREAMS }, (_, nth) => stream(nth, stop)));
    },
    settle: async () => {
      const open = [...ledger.values()].filter(({ state, source }) => state === 'unknown' && source === 'create');
      for (const write of open) {
        const account = accounts[Number(write.mark.split('-').at(-2)) % SHARED_ACCOUNTS];
        if (account !== undefined && write.mark.startsWith(`${name}-`)) await create(write, account);
      }
    },
  };
}

function newWrite(mark: string, amount: number, source: 'create' | 'import'): Write {
  const count = source === 'import' ? IMPORTED_ROWS : 1;
  return { mark, amount, count, source, state: 'unknown', deletion: 'kept' };
}

/** An OFX file whose transactions all have the mark as their name. */
function statementOf({ mark, amount, count }: Write, { id }: Account): string {
  const rows = Array.from(
    { length: count },
    (_, nth) =>
      `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260306<TRNAMT>${(amount / 100).toFixed(2)}<FITID>${mark}-${nth}<NAME>${mark}</STMTTRN>`,
  );
  return [
    'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD',
    `<BANKACCTFROM><BANKID>1<ACCTID>90000${id}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>`,
    '<DTSTART>20260301<DTEND>20260331',
    ...rows,
    '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ].join('\n');
}
