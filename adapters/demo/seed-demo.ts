import type { UseCases } from '../../application/use-cases.ts';
import type { LocalDate } from '../../domain/calendar.ts';
import { USD } from '../../domain/money/currency.ts';
import type { MinorUnits } from '../../domain/money/money.ts';
import { DEMO_ACCOUNTS, type DemoAccountKey } from './accounts.ts';
import { demoStatements } from './demo-statements.ts';

export const DEMO_EMAIL = 'demo@coffer.example';

export type SeedDemoNeeds = Pick<UseCases, 'access' | 'accounts' | 'imports' | 'users'>;

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

/**
 * Creates the demo user and imports its statements as everybody does: names, categories, own transfers and bills are
 * what Coffer makes of a bank's texts. Does so again where a crash left half of it. Returns `undefined` when there is
 * no demo user to create.
 */
export async function seedDemo(
  needs: SeedDemoNeeds,
  today: LocalDate,
  password: string,
): Promise<DemoSignIn | undefined> {
  if (await isDemoDecided(needs)) return undefined;
  if ((await needs.users.listUsers()).length > 0) await needs.users.deleteUser(DEMO_EMAIL);
  const user = await needs.users.createUser({ email: DEMO_EMAIL, password, plan: 'pro', currency: USD });
  const statements = demoStatements(today);
  for (const key of Object.keys(DEMO_ACCOUNTS) as DemoAccountKey[]) {
    const { fileName, text, balance } = statements[key];
    const bankAccountId = await openAccount(needs, user.id, key, balance);
    await needs.imports.importStatements(user.id, {
      bytes: new TextEncoder().encode(text),
      fileName,
      accounts: { bankAccountId, byKey: new Map() },
      options: {},
      onError: 'refuse',
      dryRun: false,
    });
  }
  const scopes = ['finance:read', 'finance:write'] as const;
  const { secret } = await needs.access.createApiKey({ email: DEMO_EMAIL, name: 'Demo', scopes });
  return { email: DEMO_EMAIL, password, apiKey: secret };
}

/** `reported` is what a bank would say; the balance of a manual account follows from its payments. */
async function openAccount(
  { accounts }: SeedDemoNeeds,
  userId: number,
  key: DemoAccountKey,
  reported: MinorUnits,
): Promise<number> {
  const { name, bank, type, currency, opening } = DEMO_ACCOUNTS[key];
  if (bank !== null)
    return accounts.connectAccount({ email: DEMO_EMAIL, bank, name, type, currency, balance: reported });
  const { id } = await accounts.createBankAccount(userId, { name, currency, balance: opening });
  await accounts.updateBankAccount(userId, id, { type });
  return id;
}
