import { Command, Option } from 'commander';
import { AUDIENCES, type Audience } from '../../../domain/credential.ts';
import { answer, type CommandLine } from '../command-line.ts';
import { emailOption, jsonOption, secondsArgument } from '../options.ts';

interface IssueOptions {
  readonly email: string;
  readonly audience: Audience;
  readonly expiresIn: number;
  readonly json?: boolean;
}

/** `token issue`: an OAuth access token without the ceremony, for tests and for the first steps of a client. */
export function tokenCommand(io: CommandLine): Command {
  const issue = new Command('issue')
    .description('issue an access token and show it, this once')
    .addOption(emailOption())
    .addOption(new Option('--audience <audience>', 'what the token is for').choices(AUDIENCES).makeOptionMandatory())
    .option('--expires-in <seconds>', 'how long it lives', secondsArgument, 3600)
    .addOption(jsonOption())
    .action(async ({ email, audience, expiresIn, ...options }: IssueOptions) => {
      const { secret, token } = await (await io.open()).issueAccessToken({
        email,
        audience,
        expiresInSeconds: expiresIn,
      });
      answer(io, options, { access_token: secret }, `${secret}\nFor ${audience}, until ${token.expiresAt}.`);
    });
  return new Command('token').description('OAuth access tokens').addCommand(issue);
}
