import { initialize } from '../../../adapters/mcp/protocol/greeting.ts';
import { readToolCall, runToolCall } from '../../../adapters/mcp/tool-call.ts';
import { TOOLS } from '../../../adapters/mcp/tools.ts';
import { TO_THE_END } from '../../../adapters/system/patience.ts';
import { replace } from '../../../config/container.ts';
import { type App, createApp } from '../../../config/create-app.ts';
import { ports, useCases } from '../../../config/tokens.ts';
import { parseLocalDate, timestampOfDate } from '../../../domain/calendar.ts';
import { type Life, type LifeAccount, type LifeRow, TODAY } from './life.ts';

/** The answer of a tool, as a client gets it. */
export interface Answer {
  readonly text: string;
  readonly structured: any;
}

/** Somebody whose files are imported, with an assistant that calls the tools. */
export interface Assistant {
  readonly call: (tool: string, args: object) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** Imports the statements of a life as a person does: one file an account, nothing said about its columns. */
export async function assistantOf(life: Life): Promise<Assistant> {
  const today = parseLocalDate(TODAY)!;
  const app = await createApp({
    store: 'memory',
    config: { logLevel: 'silent', ratesRefresh: false },
    replace: [replace(ports.clock, { now: () => timestampOfDate(today) }), replace(ports.patience, TO_THE_END)],
  });
  const owner = { email: 'owner@example.org', password: 'correct horse battery', currency: life.currency };
  const { id } = await app.get(useCases.users).createUser(owner);
  for (const account of life.accounts) await importAccount(app, id, life, account);
  const tools = {
    accounts: app.get(useCases.accounts),
    bills: app.get(useCases.bills),
    transactions: app.get(useCases.transactions),
  };
  return {
    call: async (name, args) => {
      const call = readToolCall({ name, arguments: args });
      return runToolCall(call, tools, { id, currency: life.currency });
    },
    close: () => app.close(),
  };
}

async function importAccount(app: App, userId: number, life: Life, account: LifeAccount): Promise<void> {
  const { name, opening: balance, head } = account;
  const opened = await app.get(useCases.accounts).createBankAccount(userId, { name, currency: life.currency, balance });
  const rows = life.rows.filter((row) => row.account === account.key);
  const lines = rows.map((row) => lineOf(row, life, head.includes(';') ? ';' : ','));
  const outcome = await app.get(useCases.imports).importStatements(userId, {
    bytes: new TextEncoder().encode([head, ...lines].join('\n')),
    fileName: `${name}.csv`,
    accounts: { bankAccountId: opened.id, byEnding: new Map() },
    options: { dateOrder: 'ymd', invert: false },
    onError: 'refuse',
    dryRun: false,
  });
  const created = outcome.facts.statements.reduce((sum, { added }) => sum + added, 0);
  if (created !== rows.length) throw new Error(`${name}: ${created} of ${rows.length} rows were imported.`);
}

/** Both people's banks print the day, the text, the amount and the currency. */
function lineOf({ day, text, amount }: LifeRow, { currency, decimal }: Life, separator: string): string {
  const number = (amount / 100).toFixed(2).replace('.', decimal);
  return [day, `"${text}"`, `"${number}"`, currency].join(separator);
}

/** All that tells an assistant what the tools cannot know, before it calls one. */
export function toldBefore(): string {
  const greeting = initialize({ protocolVersion: '2025-11-25' }, {});
  return [greeting, ...TOOLS.map(({ description }) => description)].join('\n');
}
