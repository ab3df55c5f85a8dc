import { initialize } from '../../../adapters/mcp/protocol/greeting.ts';
import { readToolCall, runToolCall } from '../../../adapters/mcp/tool-call.ts';
import { TOOLS } from '../../../adapters/mcp/tools.ts';
import { TO_THE_END } from '../../../adapters/system/patience.ts';
import { replace } from '../../../config/container.ts';
import { createApp } from '../../../config/create-app.ts';
import { ports, useCases } from '../../../config/tokens.ts';
import { parseLocalDate, timestampOfDate } from '../../../domain/calendar.ts';
import type { ExchangeRate } from '../../../domain/money/exchange-rate.ts';
import { currency } from '../currency.ts';

/** The answer of a tool, as a client gets it. */
export interface Answer {
  readonly text: string;
  readonly structured: any;
}

/** An assistant that calls the tools about one person. */
export interface Assistant {
  /** Throws for arguments that the tool refuses. */
  readonly call: (tool: string, args: Readonly<Record<string, unknown>>) => Promise<Answer>;
  /** The service's id of an account. */
  readonly accountId: (name: string) => number;
  readonly close: () => Promise<void>;
}

/** An account, and the file that its bank has for it. */
export interface AccountFile {
  readonly name: string;
  readonly currency: string;
  /** Minor units before the first row. */
  readonly opening: number;
  readonly text: string;
  readonly rows: number;
  /** Whether amounts without a minus are money out, which the person says at the import. */
  readonly isOwing: boolean;
}

/** Somebody whose files are imported. */
export interface Customer {
  readonly person: string;
  /** With the name of the person, by which their own transfers are recognised. */
  readonly email: string;
  readonly currency: string;
  /** The day on which the questions are asked. */
  readonly today: string;
  readonly files: readonly AccountFile[];
}

/** Opens the accounts with what was on them, and imports a file for each, as a person would. */
export async function assistantOf(customer: Customer, rates: readonly ExchangeRate[]): Promise<Assistant> {
  const now = timestampOfDate(parseLocalDate(customer.today)!);
  const app = await createApp({
    store: 'memory',
    config: { logLevel: 'silent', ratesRefresh: false },
    replace: [replace(ports.clock, { now: () => now }), replace(ports.patience, TO_THE_END)],
  });
  await app.get(ports.rates).put(rates);
  const own = currency(customer.currency);
  const user = { email: customer.email, password: 'correct horse battery', currency: own };
  const { id: userId } = await app.get(useCases.users).createUser(user);
  const ids = new Map<string, number>();
  for (const { name, opening: balance, text, rows, isOwing, ...account } of customer.files) {
    const opened = { name, currency: currency(account.currency), balance };
    const { id } = await app.get(useCases.accounts).createBankAccount(userId, opened);
    ids.set(name, id);
    const { facts } = await app.get(useCases.imports).importStatements(userId, {
      bytes: new TextEncoder().encode(text),
      fileName: `${name}.csv`,
      accounts: { bankAccountId: id, byKey: new Map() },
      options: { invert: isOwing },
      onError: 'refuse',
      dryRun: false,
    });
    const added = facts.statements.reduce((sum, statement) => sum + statement.added, 0);
    if (added !== rows) throw new Error(`${name}: ${added} of ${rows} rows were imported.`);
  }
  const tools = {
    accounts: app.get(useCases.accounts),
    bills: app.get(useCases.bills),
    transactions: app.get(useCases.transactions),
  };
  return {
    call: (name, args) => runToolCall(readToolCall({ name, arguments: args }), tools, { id: userId, currency: own }),
    accountId: (name) => ids.get(name) ?? 0,
    close: () => app.close(),
  };
}

/** All that tells an assistant what the tools cannot know, before it calls one. */
export function toldBefore(): string {
  const greeting = initialize({ protocolVersion: '2025-11-25' }, {});
  return [greeting, ...TOOLS.map(({ description }) => description)].join('\n');
}
