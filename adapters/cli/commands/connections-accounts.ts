import { InvalidArgumentError } from 'commander';
import type { FeedAccountChoice } from '../../../domain/feeds/connected-feed-account.ts';
import { argument, command, type Parameter, withDefault } from '../command.ts';
import { openFor } from '../command-line.ts';
import { connectedAccountFacts, connectedAccountText } from '../connection-text.ts';
import { EMAIL, idArgument } from '../options.ts';
import { listed } from '../text.ts';

type Choices = readonly FeedAccountChoice[];

/** Lists the accounts of a connection, after it has done what the options say. */
export const accounts = command(
  'list the accounts of a connection, and say where the rows of each go',
  {
    id: argument('id of the connection, from connections list', idArgument),
    email: EMAIL,
    link: choices('<account=bank-account>', 'send its rows to this bank account', linkArgument),
    create: choices('<account>', 'open a new bank account for it', (text) => ({
      id: idArgument(text),
      decision: 'create',
    })),
    ignore: choices('<account>', 'leave its rows out', (text) => ({ id: idArgument(text), decision: 'ignore' })),
  },
  async ({ id, email, link, create, ignore }, io) => {
    const { userId, connections } = await openFor(io, email);
    const chosen = [...link, ...create, ...ignore];
    const found =
      chosen.length === 0
        ? await connections.listFeedAccounts(userId, id)
        : await connections.mapFeedAccounts(userId, id, chosen);
    return listed(found, connectedAccountText, 'No accounts yet.', connectedAccountFacts);
  },
  `
Example: account 1043 of the connection goes to bank account 12, 1044 to a new one, and 1045 is ignored:
  coffer connections accounts 1042 --email ada@example.com --link 1043=12 --create 1044 --ignore 1045`,
);

function choices(value: string, description: string, read: (text: string) => FeedAccountChoice): Parameter<Choices> {
  const reader = (text: string, before: Choices): Choices => [...before, read(text)];
  return withDefault(value, `${description}; may be repeated`, reader, [], 'none');
}

function linkArgument(text: string): FeedAccountChoice {
  const [account = '', bankAccount, ...more] = text.split('=');
  if (bankAccount === undefined || more.length > 0) throw new InvalidArgumentError('It must be like 1043=12.');
  return { id: idArgument(account), decision: 'link', bankAccountId: idArgument(bankAccount) };
}
