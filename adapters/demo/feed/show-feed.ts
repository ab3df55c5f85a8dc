import type { SyncOutcome } from '../../../application/connections/sync-connection.ts';
import type { UseCases } from '../../../application/use-cases.ts';
import type { LocalDate } from '../../../domain/calendar.ts';
import { USD } from '../../../domain/money/currency.ts';
import { formatMoney } from '../../../domain/money/money.ts';
import { DEMO_EMAIL } from '../seed-demo.ts';
import { demoBank, demoBankLater } from './demo-bank.ts';
import type { FakeSimpleFin } from './fake-simplefin.ts';

export type ShowFeedNeeds = Pick<UseCases, 'connections' | 'imports' | 'users'>;

const SHOWN_ROWS = 8;

/**
 * Plays a connection from the setup token on: history, a later fetch, the same again, and a bank that wants a sign-in.
 */
export async function showFeed(
  needs: ShowFeedNeeds,
  fake: FakeSimpleFin,
  { today, password }: { readonly today: LocalDate; readonly password: string },
  say: (line: string) => void,
): Promise<void> {
  const { users, connections } = needs;
  say(
    `A SimpleFIN server runs at ${fake.origin} and plays two banks. Nothing here leaves this machine, and nothing is`,
  );
  say('stored.');
  const { id: userId } = await users.createUser({ email: DEMO_EMAIL, password, plan: 'pro', currency: USD });
  fake.setAccounts(demoBank(today));
  const setupToken = fake.setupToken();
  say('');
  say(`The person pastes a setup token: ${setupToken.slice(0, 24)}…`);
  const { connection } = await connections.beginConnection(userId, {
    provider: 'simplefin',
    setupToken,
    returnUrl: fake.origin,
  });
  const step = async (title: string) => showSync(needs, { userId, connectionId: connection.id, title }, say);

  await step('First fetch, with the history');
  fake.setAccounts(demoBankLater(today));
  await step('Later: the pending payment is booked under another id, and a coffee is new');
  await step('Once more: nothing is there twice');
  fake.setNotes([{ code: 'con.auth', message: 'Please sign in', bank: 'Summit Credit Union' }]);
  await step('One bank wants a sign-in; the other one goes on');
}

interface Step {
  readonly userId: number;
  readonly connectionId: number;
  readonly title: string;
}

async function showSync(
  { connections, imports }: ShowFeedNeeds,
  { userId, connectionId, title }: Step,
  say: (line: string) => void,
): Promise<void> {
  const outcome = await connections.syncConnection(userId, connectionId);
  say('');
  say(`${title}:`);
  say(`  ${countsOf(outcome)}`);
  const rows =
    outcome.importId === null ? [] : await imports.listImportRows(userId, outcome.importId, { limit: SHOWN_ROWS });
  for (const { day, amount, text, decision, reason } of rows) {
    say(`    ${day}  ${formatMoney(amount ?? 0, USD).padStart(10)}  ${text}  (${decision}: ${reason})`);
  }
  for (const { name, institutionName, balance, problem } of await connections.listFeedAccounts(userId, connectionId)) {
    const trouble = problem === null ? '' : `. ${problem.message}`;
    say(`  ${name} at ${institutionName}: ${formatMoney(balance ?? 0, USD)}${trouble}`);
  }
}

function countsOf({ added, updated, retired, problem }: SyncOutcome): string {
  const counts = `${added} added, ${updated} updated, ${retired} gone`;
  return problem === null ? counts : `${counts}; ${problem.message}`;
}
