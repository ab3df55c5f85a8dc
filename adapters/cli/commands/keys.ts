import { Command } from 'commander';
import { type CommandLine, printResult } from '../command-line.ts';
import { jsonOption } from '../options.ts';

const ROTATE_HELP = `
Services use the new keys from their next start on. What older keys signed stays valid, up to two keys
back: people stay signed in, and clients stay connected. All keys, the secrets of authenticator
apps and what opens connections to banks are sealed again under the first key of SECRETS_KEY. To
change that key, put the new one first (SECRETS_KEY=new,old) and run this command. The old one may
go afterwards; but numbers of accounts are recognised by the last key of the list, so without the
old one, people say once more where the statements of each account go.`;

/** `keys rotate`. */
export function keysCommand(io: CommandLine): Command {
  const rotate = new Command('rotate')
    .description('make new keys for signing tokens, cookies and forms')
    .addOption(jsonOption())
    .addHelpText('after', ROTATE_HELP)
    .action(async (options: { readonly json?: boolean }) => {
      await (await io.open()).rotateKeys();
      printResult(io, options, { rotated: true }, 'Made new keys. Restart the service to use them.');
    });
  return new Command('keys').description('keys of the service').addCommand(rotate);
}
