import { type Bank, startBank } from './bank.ts';
import { type Client, clientOf } from './client.ts';
import type { Ledger } from './ledger.ts';
import { coffer, type Service, startService } from './service.ts';
import { type Account, SHARED_ACCOUNTS, STREAMS } from './streams.ts';

/** A service with a user and accounts, and everything that was written to it. */
export interface Stage {
  readonly dataDir: string;
  readonly client: Client;
  readonly accounts: Account[];
  readonly ledger: Ledger;
  readonly bank: Bank;
  service: Service;
}

const INITIAL = 1_000_000;

export async function openStage(dataDir: string): Promise<Stage> {
  const bank = await startBank();
  const service = await startService(dataDir, bank);
  const email = 'torture@example.test';
  await coffer(dataDir, 'user', 'create', '--email', email, '--password', 'correct horse battery', '--plan', 'pro');
  const { key } = await coffer(dataDir, 'api-key', 'create', '--email', email, '--scope', 'finance:write');
  const accounts: Account[] = [];
  const stage: Stage = {
    dataDir,
    service,
    accounts,
    ledger: new Map(),
    bank,
    client: clientOf(() => stage.service.url, String(key)),
  };
  for (let nth = 0; nth < SHARED_ACCOUNTS + STREAMS; nth += 1) {
    const account = { name: `Account ${nth}`, currency: 'USD', balance: INITIAL };
    const { status, body } = await stage.client.post('/v1/bank-accounts', account);
    if (status !== 201) throw new Error(`No account: ${JSON.stringify(body)}`);
    accounts.push({ id: body.id, initial: INITIAL });
  }
  return stage;
}

/** Waits until the service can work again. */
export async function untilReady({ client }: Pick<Stage, 'client'>): Promise<void> {
  for (;;) {
    const reply = await client.get('/ready').catch(() => undefined);
    if (reply?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
