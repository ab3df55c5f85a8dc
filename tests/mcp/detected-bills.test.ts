import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ImportedTransaction } from '../../application/imports/import-transactions.ts';
import { replace } from '../../config/container.ts';
import { createApp } from '../../config/create-app.ts';
import { ports, useCases } from '../../config/tokens.ts';
import { timestampOfDate } from '../../domain/calendar.ts';
import { exchangeRate } from '../../domain/money/exchange-rate.ts';
import { currency, localDate, newUser, timestamp, USD } from '../support/fixtures.ts';
import { PATIENT } from '../support/patient.ts';

/** From imported rows to the tool's response over HTTP: payments in four currencies, one of them without a rate. */
const NOW = '2026-03-15T10:00:00.000000Z';
const EMAIL = 'ada@example.test';

interface Paid {
  readonly name: string;
  readonly currency: string;
  /** Positive minor units. */
  readonly amount: number;
  readonly day: number;
  readonly next: string;
  readonly nextText: string;
}

const PAID: readonly Paid[] = [
  { name: 'Streamly', currency: 'USD', amount: 1_599, day: 12, next: '2026-04-12', nextText: 'Apr 12, 2026' },
  { name: 'Kabelwerk', currency: 'EUR', amount: 4_000, day: 5, next: '2026-04-05', nextText: 'Apr 5, 2026' },
  {
    name: 'Nihon Shimbun',
    currency: 'JPY',
    amount: 4_400,
    day: 20,
    next: '2026-03-20',
    nextText: 'Mar 20, 2026',
  },
  {
    name: 'Assurance Sahel',
    currency: 'XAF',
    amount: 25_000,
    day: 8,
    next: '2026-04-08',
    nextText: 'Apr 8, 2026',
  },
];

const bills = suite('detected bills in several currencies');

bills('text and structured content agree with the payments, and the total covers what can be converted', async () => {
  const result = await askForBills();
  const text: string = result.content[0].text;
  const listed = new Map<string, Record<string, any>>(
    result.structuredContent.bills.map((bill: { name: string }) => [bill.name, bill]),
  );
  assert.is(listed.size, PAID.length);
  for (const { name, amount, next, nextText } of PAID) {
    const bill = listed.get(name);
    assert.is(bill?.['amount'].amount, amount, name);
    assert.is(bill?.['cycle'], 'monthly', name);
    assert.is(bill?.['next_instance'].date, next, name);
    const line = text.split('\n').find((one) => one.includes(`"${name}" (id:${bill?.['id']})`)) ?? '';
    assert.ok(line.includes(nextText), line);
    assert.ok(line.includes(bill?.['amount'].formatted), line);
  }
  // In US cents, each rounded on its own: 15.99 USD; 40.00 EUR × 1.25; 4,400 JPY ÷ 160 × 1.25 = 34.375. XAF has no
  // rate.
  const total = 1_599 + (4_000 * 125) / 100 + Math.ceil((4_400 * 125) / 160);
  assert.is(total, 10_037);
  assert.is(result.structuredContent.monthly_total.amount, total);
  assert.match(text, 'Monthly total of the active bills: $100.37 (USD)');
  assert.match(text, 'XAF');
});

async function askForBills(): Promise<any> {
  const clock = { now: () => timestamp(NOW) };
  const config = { logLevel: 'silent' } as const;
  const app = await createApp({
    store: 'memory',
    config,
    replace: [replace(ports.clock, clock), PATIENT],
  });
  await app.get(ports.users).add(newUser({ email: EMAIL, currency: USD }));
  const date = localDate('2026-03-13');
  await app
    .get(ports.rates)
    .put([
      exchangeRate({ currency: USD, date, perEur: '1.25', source: 'manual' }),
      exchangeRate({ currency: currency('JPY'), date, perEur: '160', source: 'manual' }),
    ]);
  const opening = { email: EMAIL, bank: 'Harbor', name: 'Checking', currency: USD, balance: 0 };
  const bankAccountId = await app.get(useCases.accounts).connectAccount(opening);
  await app
    .get(useCases.imports)
    .importTransactions({ email: EMAIL, bankAccountId, transactions: PAID.flatMap(payments) });
  const issued = await app
    .get(useCases.access)
    .issueAccessToken({ email: EMAIL, audience: 'mcp', expiresInSeconds: 60 });
  const server = await app.listen();
  const response = await fetch(`${server.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${issued.secret}`,
      'content-type': 'application/json',
      'mcp-protocol-version': '2025-11-25',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_recurring_bills' } }),
  });
  const { result } = (await response.json()) as { result: unknown };
  await server.close(0);
  await app.close();
  return result;
}

/** The payments of a year up to now. */
function payments({ name, currency: code, amount, day }: Paid): ImportedTransaction[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = new Date(Date.UTC(2025, 3 + index, day)).toISOString().slice(0, 10);
    return {
      bookedAt: timestampOfDate(localDate(month)),
      amount: -amount,
      description: name.toUpperCase(),
      merchantName: name,
      category: null,
      status: 'booked' as const,
      currency: currency(code),
      from: [],
      to: [],
    };
  }).filter(({ bookedAt }) => bookedAt <= NOW);
}

bills.run();
