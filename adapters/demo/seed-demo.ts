import { quotesByDay } from '../../application/rates/quotes-by-day.ts';
import type { UseCases } from '../../application/use-cases.ts';
import { dateOf, type LocalDate } from '../../domain/calendar.ts';
import { type CurrencyCode, USD } from '../../domain/money/currency.ts';
import { convert } from '../../domain/money/exchange-rate.ts';
import type { ExchangeRatePort } from '../../domain/ports/exchange-rate-port.ts';
import { DEMO_ACCOUNTS, type DemoAccountKey } from './accounts.ts';
import { type DemoLedger, demoTransactions } from './demo-transactions.ts';

export const DEMO_EMAIL = 'demo@coffer.example';

export interface SeedDemoNeeds extends Pick<UseCases, 'access' | 'accounts' | 'imports' | 'users'> {
  readonly rates: ExchangeRatePort;
}

export interface DemoSignIn {
  readonly email: string;
  readonly password: string;
  readonly apiKey: string;
}

/**
 * Whether there is no demo user to create: somebody else uses the service, or the demo user is complete. The API key is
 * created last, so a demo user without one was left by a crash.
 */
export async function isDemoDecided(needs: Pick<SeedDemoNeeds, 'users' | 'access'>): Promise<boolean> {
  const users = await needs.users.listUsers();
  if (users.some(({ email }) => email !== DEMO_EMAIL)) return true;
  return users.length > 0 && (await needs.access.listApiKeys(DEMO_EMAIL)).length > 0;
}

/** Creates the demo user, again where a crash left half of it. Returns `undefined` when there is none to create. */
export async function seedDemo(
  needs: SeedDemoNeeds,
  today: LocalDate,
  password: string,
): Promise<DemoSignIn | undefined> {
  if (await isDemoDecided(needs)) return undefined;
  if ((await needs.users.listUsers()).length > 0) await needs.users.deleteUser(DEMO_EMAIL);
  const user = await needs.users.createUser({ email: DEMO_EMAIL, password, plan: 'pro', currency: USD });
  const ledger = demoTransactions(today);
  for (const key of Object.keys(DEMO_ACCOUNTS) as DemoAccountKey[]) {
    const bankAccountId = await openAccount(needs, user.id, key, ledger);
    await needs.imports.importTransactions({ email: DEMO_EMAIL, bankAccountId, transactions: ledger[key] });
  }
  const scopes = ['finance:read', 'finance:write'] as const;
  const { secret } = await needs.access.createApiKey({ email: DEMO_EMAIL, name: 'Demo', scopes });
  return { email: DEMO_EMAIL, password, apiKey: secret };
}

async function openAccount(
  needs: SeedDemoNeeds,
  userId: number,
  key: DemoAccountKey,
  ledger: DemoLedger,
): Promise<number> {
  const account = DEMO_ACCOUNTS[key];
  const { name, bank, type, currency, opening } = account;
  if (bank !== null) {
    const balance = opening + (await bookedTotal(needs.rates, currency, ledger[key]));
    return needs.accounts.connectAccount({ email: DEMO_EMAIL, bank, name, type, currency, balance });
  }
  const { id } = await needs.accounts.createBankAccount(userId, { name, currency, balance: opening });
  await needs.accounts.updateBankAccount(userId, id, { type });
  return id;
}

/**
 * The sum of the booked transactions, which a bank would report in its balance, in minor units of the account's
 * currency.
 */
async function bookedTotal(
  rates: ExchangeRatePort,
  target: CurrencyCode,
  transactions: DemoLedger[DemoAccountKey],
): Promise<number> {
  const booked = transactions
    .filter(({ status }) => status === 'booked')
    .map(({ amount, currency, bookedAt }) => ({ amount, currency: currency ?? target, on: dateOf(bookedAt) }));
  const quoteOf = await quotesByDay({ rates }, target, booked);
  return booked.reduce((total, { amount, currency, on }) => {
    if (currency === target) return total + amount;
    const quote = quoteOf(currency, on);
    return quote === undefined ? total : total + convert(amount, currency, target, quote);
  }, 0);
}
