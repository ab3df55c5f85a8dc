import { readToolCall, runToolCall } from '../../../../adapters/mcp/tool-call.ts';
import { TO_THE_END } from '../../../../adapters/system/patience.ts';
import { replace } from '../../../../config/container.ts';
import { createApp } from '../../../../config/create-app.ts';
import { ports, useCases } from '../../../../config/tokens.ts';
import { parseLocalDate, timestampOfDate } from '../../../../domain/calendar.ts';
import { parseCurrency } from '../../../../domain/money/currency.ts';
import type { Answer } from '../assistant.ts';
import { type Life, TODAY } from './life/entry.ts';
import type { Rates } from './life/rates.ts';

/** The service with one person's files in it, as an assistant meets it. */
export interface Service {
  /** Throws for arguments that the tool refuses. */
  readonly call: (tool: string, args: Readonly<Record<string, unknown>>) => Promise<Answer>;
  /** The service's id of an account of the life. */
  readonly accountId: (name: string) => number;
  readonly close: () => Promise<void>;
}

/** Opens the accounts of a life with what was on them, and imports a file for each, as a person would. */
export async function importLife(life: Life, rates: Rates): Promise<Service> {
  const now = timestampOfDate(parseLocalDate(TODAY)!);
  const app = await createApp({
    store: 'memory',
    config: { logLevel: 'silent', ratesRefresh: false },
    replace: [replace(ports.clock, { now: () => now }), replace(ports.patience, TO_THE_END)],
  });
  await app.get(ports.rates).put(rates.published);
  const currency = currencyOf(life.currency);
  const person = { email: life.email, password: 'correct horse battery', currency };
  const { id: userId } = await app.get(useCases.users).createUser(person);
  const ids = new Map<string, number>();
  for (const account of life.accounts) {
    const opened = { name: account.name, currency: currencyOf(account.currency), balance: account.opening };
    const { id } = await app.get(useCases.accounts).createBankAccount(userId, opened);
    ids.set(account.name, id);
    const entries = life.entries.filter((entry) => entry.account === account.name);
    const { facts } = await app.get(useCases.imports).importStatements(userId, {
      bytes: new TextEncoder().encode(life.fileOf(account, entries)),
      fileName: `${account.name}.csv`,
      accounts: { bankAccountId: id, byEnding: new Map() },
      options: { invert: life.owing.includes(account.name) },
      onError: 'refuse',
      dryRun: false,
    });
    const rows = facts.statements.reduce((sum, statement) => sum + statement.rows, 0);
    if (rows !== entries.length) throw new Error(`${account.name}: ${rows} of ${entries.length} rows were imported.`);
  }
  const reports = {
    accounts: app.get(useCases.accounts),
    bills: app.get(useCases.bills),
    transactions: app.get(useCases.transactions),
  };
  return {
    call: (name, args) => runToolCall(readToolCall({ name, arguments: args }), reports, { id: userId, currency }),
    accountId: (name) => ids.get(name) ?? 0,
    close: () => app.close(),
  };
}

function currencyOf(code: string) {
  const currency = parseCurrency(code);
  if (currency === undefined) throw new RangeError(`${code} is no currency.`);
  return currency;
}
