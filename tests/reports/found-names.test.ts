import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { useCases } from '../../config/tokens.ts';
import { currency } from '../support/fixtures.ts';
import { type Person, textOf } from '../support/person.ts';
import { openMemoryService } from '../support/service/http-service.ts';
import { openWebService, type WebService } from '../support/service/web-service.ts';

/** A customer of a bank: its file, and what they look for. */
interface Customer {
  readonly currency: string;
  readonly file: string;
  /** What they type, and the name that is near. */
  readonly misspelt: readonly (readonly [search: string, near: string])[];
  /** How a page and a tool show what the bank wrote twice. */
  readonly shown: readonly string[];
  readonly twice: readonly string[];
  /** Amounts of a refund and of its purchase. */
  readonly refunded: readonly [refund: string, purchase: string];
}

const SPANIARD: Customer = {
  currency: 'EUR',
  file: `Fecha;Concepto;Importe;Divisa
13/02/2026;COMPRA TARJ. 5402XXXXXXXX1234 MERCADONA AVDA DEL PUERTO-VALENCIA;-54,20;EUR
14/02/2026;COMPRA TARJ. 5402XXXXXXXX1234 ZARA 545-VALENCIA;-49,95;EUR
15/02/2026;RECIBO IBERDROLA CLIENTES SAU IBERDROLA CLIENTES SAU;-61,40;EUR
19/02/2026;DEVOLUCION COMPRA TARJ. 5402XXXXXXXX1234 ZARA 545-VALENCIA;49,95;EUR`,
  misspelt: [
    ['Mercadonna', 'Mercadona'],
    ['Zarra', 'Zara'],
    ['Iberdola', 'Iberdrola'],
  ],
  shown: ['RECIBO IBERDROLA CLIENTES SAU'],
  twice: ['SAU IBERDROLA'],
  refunded: ['+€49.95', '€49.95 on Feb 14, 2026'],
};

const AUSTRALIAN: Customer = {
  currency: 'AUD',
  file: `Date,Payee,Description,Amount,Currency
2026-02-12,WOOLWORTHS 1234 NEWTOWN,WOOLWORTHS 1234 NEWTOWN NSW AU,-84.10,AUD
2026-02-13,JB HI-FI SYDNEY,JB HI-FI SYDNEY AUS,-249.00,AUD
2026-02-15,BURGER KING 36993,BURGER KING 36993 BURGER KING 36993//SYDNEY/AU,-14.50,AUD
2026-02-21,JB HI-FI SYDNEY,REFUND JB HI-FI SYDNEY AUS,100.00,AUD`,
  misspelt: [
    ['Woolwoths', 'Woolworths'],
    ['Burger Kng', 'Burger King'],
  ],
  shown: ['BURGER KING 36993//SYDNEY/AU', 'REFUND JB HI-FI SYDNEY AUS', 'WOOLWORTHS 1234 NEWTOWN NSW AU'],
  twice: ['36993 BURGER KING', 'SYDNEY REFUND', 'NEWTOWN WOOLWORTHS'],
  refunded: ['+A$100.00', 'A$249.00 on Feb 13, 2026'],
};

const test = suite('names that people look for in what they imported');
let service: WebService;
test.before(async () => {
  service = await openWebService(openMemoryService, { mcpRateLimit: 10_000 });
});
test.after(() => service.close());

async function signIn(own: Customer) {
  const user = await service.newUser();
  const input = { name: 'Daily', currency: currency(own.currency), balance: 0 };
  const { id } = await service.app.get(useCases.accounts).createBankAccount(user.id, input);
  await service.app.get(useCases.imports).importStatements(user.id, {
    bytes: new TextEncoder().encode(own.file),
    fileName: 'daily.csv',
    accounts: { bankAccountId: id, byKey: new Map() },
    options: { invert: false },
    onError: 'refuse',
    dryRun: false,
  });
  const access = service.app.get(useCases.access);
  const email = user.email ?? '';
  const { secret: bearer } = await access.createApiKey({ email, scopes: ['finance:read'] });
  const { secret } = await access.issueAccessToken({ email, audience: 'mcp', expiresInSeconds: 3_600 });
  const person: Person = await service.signIn(user);
  return {
    page: async (address: string) => person.visit(address),
    rest: async (path: string) => (await service.send('GET', path, { bearer })).json(),
    tool: async (args: object) => {
      const params = {
        name: 'get_transactions',
        arguments: { currency: own.currency, date_from: '2026-01-01', ...args },
      };
      const json = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
      const headers = { 'MCP-Protocol-Version': '2025-11-25' };
      return (await service.send('POST', '/mcp', { bearer: secret, json, headers })).json().result;
    },
  };
}

for (const [country, own] of Object.entries({ SPANIARD, AUSTRALIAN })) {
  test(`${country}: who finds nothing is told the nearest name, which finds something everywhere`, async () => {
    const { page, rest, tool } = await signIn(own);
    const found = async (text: string) => {
      const search = encodeURIComponent(text);
      const { structuredContent } = await tool({ search: text });
      const { total } = await rest(`/v1/transactions?filter[text]=${search}`);
      const shown = (await page(`/transactions?search=${search}`)).text;
      return {
        structuredContent,
        counts: [structuredContent.count, total, shown.match(/<tr role="row" id="t/g)?.length ?? 0],
        shown,
      };
    };
    for (const [search, near] of own.misspelt) {
      const nothing = await found(search);
      assert.equal([nothing.counts, nothing.structuredContent.near], [[0, 0, 0], [near]], search);
      assert.match(nothing.shown, `Near: “${near}”.`);
      const [first, ...others] = (await found(near)).counts;
      assert.ok(first > 0, near);
      assert.equal(others, [first, first], near);
    }
  });

  test(`${country}: what the bank wrote twice is shown once, and a refund leads to its purchase`, async () => {
    const { page, tool } = await signIn(own);
    const list = (await page('/transactions')).text;
    const { content } = await tool({});
    for (const text of [textOf(list), content[0].text]) {
      for (const once of own.shown) assert.match(text, once);
      for (const twice of own.twice) assert.not.match(text, twice);
    }
    const [refund, purchase] = own.refunded;
    const row = list.split('<tr role="row" ').find((one) => one.includes(refund)) ?? '';
    const { text } = await page(`/transactions/${/id="t(\d+)"/.exec(row)?.[1]}`);
    assert.match(textOf(text), `It is a refund of ${purchase}`);
  });
}

test.run();
