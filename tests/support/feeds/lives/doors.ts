import * as assert from 'uvu/assert';
import type { App } from '../../../../config/create-app.ts';
import { useCases } from '../../../../config/tokens.ts';
import type { FeedAccountChoice } from '../../../../domain/feeds/connected-feed-account.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { formatMoney } from '../../../../domain/money/money.ts';
import { newPerson, type VisitedPage } from '../../person.ts';
import { commandLineOf } from '../../service/admin-command-line.ts';
import { send } from '../../service/http-client.ts';

/** Where a person looks at what they have, and says what they are asked. */
export interface Door {
  /** What each account of this name shows as its balance: `$12.50`, or `unknown`. */
  balances(name: string): Promise<readonly string[]>;
  /** All that is said of a connection and its accounts. */
  connection(id: number): Promise<string>;
  map(id: number, choices: readonly FeedAccountChoice[]): Promise<void>;
  remove(id: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens a door of the service for the user with this address. */
export type OpenDoor = (app: App, email: string) => Promise<Door>;

export const PASSWORD = 'correct horse';

export const DOORS = {
  REST: restDoor,
  'the page': pageDoor,
  'the command line': commandDoor,
} as const satisfies Readonly<Record<string, OpenDoor>>;

const NO_BALANCE = 'unknown';

async function restDoor(app: App, email: string): Promise<Door> {
  const server = await app.listen();
  const scopes = ['finance:read', 'finance:write'] as const;
  const { secret: bearer } = await app.get(useCases.access).createApiKey({ email, scopes });
  const request = async (method: string, path: string, json?: unknown) => {
    const answer = await send(server.url, method, `/v1/${path}`, { bearer, json });
    assert.ok(answer.status < 300, `${method} ${path}: ${answer.status} ${answer.text}`);
    return answer;
  };
  return {
    balances: async (name) =>
      (await request('GET', 'bank-accounts'))
        .json()
        .filter((one: { name: string }) => one.name === name)
        .map(({ connection, balance, currency }: ListedAccount) =>
          connection?.balance_at === null ? NO_BALANCE : formatMoney(balance, currency),
        ),
    connection: async (id) => textsIn((await request('GET', `connections/${id}`)).json()),
    map: async (id, choices) => {
      const accounts = choices.map((choice) => ({
        id: choice.id,
        decision: choice.decision,
        ...(choice.decision === 'link' && { bank_account_id: choice.bankAccountId }),
      }));
      await request('PUT', `connections/${id}/accounts`, { accounts });
    },
    remove: async (id) => void (await request('DELETE', `connections/${id}`)),
    close: () => server.close(1_000),
  };
}

/** The balance is an integer in any case (contract 9.6). */
interface ListedAccount {
  readonly connection: { readonly balance_at: string | null } | null;
  readonly balance: number;
  readonly currency: CurrencyCode;
}

function textsIn(value: unknown): string {
  return typeof value === 'object' && value !== null ? Object.values(value).map(textsIn).join('\n') : String(value);
}

/** Signs in for each look: weeks pass between two. */
async function pageDoor(app: App, email: string): Promise<Door> {
  const server = await app.listen();
  const signedIn = async () => {
    const person = newPerson(server.url);
    await person.submit(await person.visit('/sign-in'), { email, password: PASSWORD });
    return person;
  };
  const sent = ({ status, text }: VisitedPage) => assert.is(status, 200, text);
  return {
    balances: async (name) => {
      const { text } = await (await signedIn()).visit('/accounts');
      const rows = text.split('<tr').filter((row) => row.includes(`<bdi>${name}</bdi>`));
      return rows.map((row) => /<span class="(?:money|quiet)">([^<]*)</.exec(row)?.[1] ?? row);
    },
    connection: async (id) => (await (await signedIn()).visit(`/connections/${id}`)).text.replaceAll('&#39;', "'"),
    map: async (id, choices) => {
      const person = await signedIn();
      const fields = choices.map((choice) => {
        const isSign = choice.decision === 'owed' || choice.decision === 'owned';
        const value = choice.decision === 'link' ? String(choice.bankAccountId) : choice.decision;
        return [`${isSign ? 'sign' : 'account'}_${choice.id}`, value] as const;
      });
      const page = await person.visit(`/connections/${id}`);
      sent(await person.submit(page, Object.fromEntries(fields), `/connections/${id}/accounts`));
    },
    remove: async (id) => {
      const person = await signedIn();
      sent(await person.submit(await person.visit(`/connections/${id}/remove`), {}, `/connections/${id}/remove`));
    },
    close: () => server.close(1_000),
  };
}

async function commandDoor(app: App, email: string): Promise<Door> {
  const line = commandLineOf(app);
  const run = async (...args: readonly string[]) => {
    const { code, out, err } = await line.run(...args, '--email', email);
    assert.is(code, 0, `${args.join(' ')}: ${err}`);
    return out;
  };
  return {
    balances: async (name) =>
      JSON.parse(await run('account', 'list', '--json'))
        .filter((one: { name: string }) => one.name === name)
        .map(({ balance, currency }: { readonly balance: number | null; readonly currency: CurrencyCode }) =>
          balance === null ? NO_BALANCE : formatMoney(balance, currency),
        ),
    connection: (id) => run('connections', 'show', String(id)),
    map: async (id, choices) => {
      const options = choices.flatMap((choice) => [
        `--${choice.decision}`,
        choice.decision === 'link' ? `${choice.id}=${choice.bankAccountId}` : String(choice.id),
      ]);
      await run('connections', 'accounts', String(id), ...options);
    },
    remove: async (id) => void (await run('connections', 'remove', String(id))),
    close: async () => undefined,
  };
}
