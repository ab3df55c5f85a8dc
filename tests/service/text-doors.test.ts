import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ImportFileError } from '../../adapters/import-files/file-error.ts';
import { readTransactions } from '../../adapters/import-files/transactions.ts';
import type { ToolUseCases } from '../../adapters/mcp/tool.ts';
import { TOOLS } from '../../adapters/mcp/tools.ts';
import { type App, createApp } from '../../config/create-app.ts';
import { ports, useCases } from '../../config/tokens.ts';
import { aUser, USD } from '../support/fixtures.ts';
import { FORBIDDEN_CHARACTERS } from '../support/forbidden-text.ts';
import { refusal } from '../support/refusal.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/** Contract 1.13 at every door but REST, whose own scenarios walk its table of routes. */
const doors = suite('doors for text');

const app: App = await createApp({ store: 'memory', config: { logLevel: 'silent', ratesRefresh: false } });
const { id: userId, email } = await app.get(ports.unitOfWork).run((stores) => aUser(stores));
const user = { email: email ?? '' };

const ADMINISTRATION: readonly (readonly [field: string, attempt: (text: string) => Promise<unknown>])[] = [
  ['email', (text) => app.get(useCases.users).createUser({ email: `a${text}@example.test`, password: 'long enough' })],
  [
    'password',
    (text) => app.get(useCases.users).createUser({ email: 'b@example.test', password: `long enough${text}` }),
  ],
  ['name', (text) => app.get(useCases.access).createApiKey({ ...user, name: `a${text}`, scopes: [] })],
  ['bank', (text) => connect(`a${text}`, 'Everyday')],
  ['name', (text) => connect('Harbor', `a${text}`)],
  ['name', (text) => app.get(useCases.bills).createBill(userId, { ...BILL, name: `a${text}` })],
];

const BILL = { amount: 100, cycle: 'monthly', nextDate: null } as const;

function connect(bank: string, name: string): Promise<unknown> {
  return app.get(useCases.accounts).connectAccount({ ...user, bank, name, currency: USD, balance: 0 });
}

for (const [index, [field, attempt]] of ADMINISTRATION.entries()) {
  doors(`administration refuses forbidden characters in ${field} (door ${index + 1})`, async () => {
    for (const character of FORBIDDEN_CHARACTERS) {
      const error = await refusal(() => attempt(character));
      assert.equal([error?.code, Object.keys(error?.fields ?? {})], ['invalid', [field]], JSON.stringify(character));
    }
    assert.is(await refusal(() => attempt('é')), undefined);
  });
}

const directory = temporaryDirectory();
const ROW = { booked_at: '2026-03-05', amount: -5, description: 'Lunch' };

for (const field of ['description', 'merchant_name', 'from', 'to']) {
  doors(`a file of transactions with a forbidden character in ${field} is refused, and its line is named`, async () => {
    for (const [index, character] of FORBIDDEN_CHARACTERS.entries()) {
      const path = join(directory, `${field}-${index}.ndjson`);
      const row = { ...ROW, [field]: `a${character}b` };
      writeFileSync(path, `${JSON.stringify(ROW)}\n${JSON.stringify(row)}\n`);
      const error = await readTransactions(path).catch((reason: unknown) => reason);
      assert.instance(error, ImportFileError);
      assert.match(error instanceof Error ? error.message : '', new RegExp(`^Line 2: .*\\b${field}\\b`));
    }
  });
}

const toolUseCases: ToolUseCases = {
  accounts: app.get(useCases.accounts),
  bills: app.get(useCases.bills),
  transactions: app.get(useCases.transactions),
};

for (const tool of TOOLS) {
  for (const [name, schema] of Object.entries(tool.inputSchema.properties)) {
    if (!('type' in schema) || schema.type !== 'string' || 'enum' in schema) continue;
    doors(`the tool ${tool.name} refuses forbidden characters in ${name}`, async () => {
      for (const character of FORBIDDEN_CHARACTERS) {
        const error = await refusal(() =>
          tool.call(toolUseCases, { id: 1, currency: USD }, { [name]: `a${character}` }),
        );
        assert.equal([error?.code, Object.keys(error?.fields ?? {})], ['invalid', [name]]);
      }
    });
  }
}

doors.after(() => app.close());
doors.run();
