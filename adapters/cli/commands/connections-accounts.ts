import { Command, InvalidArgumentError, Option } from 'commander';
import type { FeedAccountChoice } from '../../../domain/feeds/connected-feed-account.ts';
import { type CommandLine, printResult } from '../command-line.ts';
import { connectedAccountFacts, connectedAccountText } from '../connection-text.ts';
import { emailOption, idArgument, jsonOption } from '../options.ts';

interface Options {
  readonly email: string;
  readonly link: readonly FeedAccountChoice[];
  readonly create: readonly FeedAccountChoice[];
  readonly ignore: readonly FeedAccountChoice[];
  readonly json?: boolean;
}

const EXAMPLE = `
Example: account 1043 of the connection goes to bank account 12, 1044 to a new one, and 1045 is ignored:
  coffer connections accounts 1042 --email ada@example.com --link 1043=12 --create 1044 --ignore 1045`;

/** Lists the accounts of a connection, after it has done what the options say. */
export function accountsCommand(io: CommandLine): Command {
  return new Command('accounts')
    .description('list the accounts of a connection, and say where the rows of each go')
    .argument('<id>', 'id of the connection, from connections list', idArgument)
    .addOption(emailOption())
    .addOption(choices('--link <account=bank-account>', 'send its rows to this bank account', linkArgument))
    .addOption(choices('--create <account>', 'open a new bank account for it', choiceArgument('create')))
    .addOption(choices('--ignore <account>', 'leave its rows out', choiceArgument('ignore')))
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(async (id: number, { email, link, create, ignore, ...options }: Options) => {
      const { users, connections } = await io.open();
      const userId = await users.findUserId(email);
      const choices = [...link, ...create, ...ignore];
      const accounts =
        choices.length === 0
          ? await connections.listFeedAccounts(userId, id)
          : await connections.mapFeedAccounts(userId, id, choices);
      const text = accounts.map(connectedAccountText).join('\n');
      printResult(io, options, accounts.map(connectedAccountFacts), text === '' ? 'No accounts yet.' : text);
    });
}

type ReadChoice = (text: string, before: readonly FeedAccountChoice[]) => readonly FeedAccountChoice[];

function choices(flags: string, description: string, read: ReadChoice): Option {
  return new Option(flags, `${description}; may be repeated`).argParser(read).default([], 'none');
}

function linkArgument(text: string, before: readonly FeedAccountChoice[]): readonly FeedAccountChoice[] {
  const [account = '', bankAccount, ...more] = text.split('=');
  if (bankAccount === undefined || more.length > 0) throw new InvalidArgumentError('It must be like 1043=12.');
  return [...before, { id: idArgument(account), decision: 'link', bankAccountId: idArgument(bankAccount) }];
}

function choiceArgument(decision: 'create' | 'ignore'): ReadChoice {
  return (text, before) => [...before, { id: idArgument(text), decision }];
}
