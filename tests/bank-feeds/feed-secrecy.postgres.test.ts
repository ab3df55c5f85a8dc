import { Client } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { useCases } from '../../config/tokens.ts';
import type { BankFeedPort } from '../../domain/ports/feeds/bank-feed-port.ts';
import { type TestClock, testClock } from '../support/clock.ts';
import { openMigratedDatabase } from '../support/databases/postgres.ts';
import { type House, openHouse, RETURN_URL, shown, sync } from '../support/feeds/connected-house.ts';
import { startFakeEnableBanking } from '../support/feeds/fake-providers/enable-banking.ts';
import { num, startFakePlaid } from '../support/feeds/fake-providers/plaid.ts';
import { feedOf as bankFeed } from './enable-banking/enable-banking-world.ts';
import { feedOf as plaidFeed } from './plaid/plaid-world.ts';

const IBAN = 'FI2112345600000785';
const OTHER_IBAN = 'DE89370400440532013000';
const CARD = '4111111111111111';

const secrecy = suite('secrets of connected banks on PostgreSQL');

/** Everything that the database and the service show, after `flow`. */
async function shownAfter(
  feedFor: (clock: TestClock) => BankFeedPort,
  flow: (house: House) => Promise<number>,
): Promise<Readonly<Record<string, string>>> {
  const database = await openMigratedDatabase();
  const clock = testClock('2026-11-20T10:00:00.000000Z');
  const house = await openHouse({ store: 'postgres', databaseUrl: database.url }, feedFor(clock), clock);
  try {
    const id = await flow(house);
    const accounts = await house.app.get(useCases.connections).listFeedAccounts(house.userId, id);
    return { shown: JSON.stringify([await shown(house, id), accounts]), database: await dump(database.url) };
  } finally {
    await house.close();
    await database.drop();
  }
}

async function dump(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
    );
    const texts: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" AS t`);
      texts.push(...rows.map(({ row }) => row));
    }
    return texts.join('\n');
  } finally {
    await client.end();
  }
}

function assertSecret(places: Readonly<Record<string, string>>, secrets: readonly (string | undefined)[]): void {
  for (const [place, text] of Object.entries(places)) {
    for (const secret of secrets) {
      assert.ok(secret !== undefined && secret.length > 5);
      assert.not.ok(text.includes(secret), `${secret} is in what is ${place}`);
    }
  }
  assert.match(places['database'] ?? '', 'GROCER', 'the search finds what is there');
}

secrecy(
  'of Enable Banking: no session, no id of an account, no code and no number is stored or shown in clear',
  async () => {
    const bank = await startFakeEnableBanking();
    bank.banks.push({ name: 'Nordea', country: 'FI', maximum_consent_validity: 86_400 });
    bank.accounts.push({
      hash: 'hash-1',
      iban: IBAN,
      currency: 'EUR',
      name: `Account ${IBAN}`,
      balances: [],
      transactions: [
        {
          entry_reference: `${IBAN}-1`,
          transaction_amount: { amount: '5.00', currency: 'EUR' },
          credit_debit_indicator: 'DBIT',
          status: 'BOOK',
          booking_date: '2026-11-10',
          creditor: { name: 'GROCER' },
          creditor_account: { iban: OTHER_IBAN },
          remittance_information: [`FROM ${IBAN} TO ${OTHER_IBAN} CARD ${CARD}`],
        },
      ],
    });
    const codes: string[] = [];
    try {
      const places = await shownAfter(
        (clock) => bankFeed(bank, {}, clock),
        async (house) => {
          const { app, userId } = house;
          const input = {
            provider: 'enablebanking',
            bank: { name: 'Nordea', country: 'FI' },
            returnUrl: RETURN_URL,
          } as const;
          const begun = await app.get(useCases.connections).beginConnection(userId, input);
          const code = bank.consent(begun.kind === 'consent' ? begun.url : '');
          codes.push(code);
          const state = String(bank.authorisations[0]?.['state']);
          await app.get(useCases.connections).completeConnection(userId, { state, answer: { code } });
          await sync(house, begun.connection.id);
          await app.get(useCases.connections).renewConnection(userId, begun.connection.id, { returnUrl: RETURN_URL });
          return begun.connection.id;
        },
      );
      const used = bank.requests.map(({ path }) => path.split('/')[2]).filter((id) => id !== undefined);
      const states = bank.authorisations.map((asked) => String(asked['state']));
      assert.ok(new Set(used).size >= 2, 'a session and an account');
      assertSecret(places, [...used, ...codes, ...states, IBAN, OTHER_IBAN, CARD]);
    } finally {
      await bank.close();
    }
  },
);

secrecy('of Plaid: no token and no key is stored or shown in clear', async () => {
  const plaid = await startFakePlaid();
  const balances = { current: num('1'), available: null, iso_currency_code: 'USD' };
  plaid.bank.accounts.push({ account_id: 'acc-1', name: 'Checking', mask: '4321', type: 'depository', balances });
  const grocer = { transaction_id: 't1', account_id: 'acc-1', amount: num('5'), iso_currency_code: 'USD' };
  plaid.bank.changes.push(['added', { ...grocer, date: '2026-11-10', name: `GROCER ${CARD}` }]);
  try {
    const places = await shownAfter(
      (clock) => plaidFeed(plaid, clock),
      async (house) => {
        const { app, userId } = house;
        const begun = await app
          .get(useCases.connections)
          .beginConnection(userId, { provider: 'plaid', returnUrl: RETURN_URL });
        const { id } = begun.connection;
        plaid.signIn(begun.kind === 'consent' ? begun.url : '');
        await app.get(useCases.connections).completeConnection(userId, { connectionId: id });
        await sync(house, id);
        await app.get(useCases.connections).renewConnection(userId, id, { returnUrl: RETURN_URL });
        return id;
      },
    );
    const tokens = plaid.requests.flatMap(({ body }) =>
      ['access_token', 'public_token', 'link_token'].flatMap((name) => (name in body ? [String(body[name])] : [])),
    );
    assert.ok(new Set(tokens).size >= 3);
    assertSecret(places, [...tokens, plaid.keys.secret, CARD]);
  } finally {
    await plaid.close();
  }
});

secrecy.run();
