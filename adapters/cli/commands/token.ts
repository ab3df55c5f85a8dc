import { Command, Option } from 'commander';
import { AUDIENCES, type Audience } from '../../../domain/access/credential.ts';
import { type CommandLine, printResult } from '../command-line.ts';
import { emailOption, jsonOption, secondsArgument } from '../options.ts';

interface IssueOptions {
  readonly email: string;
  readonly audience: Audience;
  readonly expiresIn: number;
  readonly json?: boolean;
}

const ISSUE_HELP = `
An AI assistant needs the audience mcp, and its user the plan pro.

Example:
  coffer token issue --email ada@example.com --audience mcp --expires-in 86400`;

/** `token issue`: an OAuth access token without an OAuth flow, for tests and for the first steps of a client. */
export function tokenCommand(io: CommandLine): Command {
  const issue = new Command('issue')
    .description('issue an access token and show it; it cannot be shown again')
    .addOption(emailOption())
    .addOption(
      new Option('--audience <audience>', 'the part of the service that accepts the token')
        .choices(AUDIENCES)
        .makeOptionMandatory(),
    )
    .option('--expires-in <seconds>', 'how long the token is valid', secondsArgument, 3600)
    .addOption(jsonOption())
    .addHelpText('after', ISSUE_HELP)
    .action(async ({ email, audience, expiresIn, ...options }: IssueOptions) => {
      const { access } = await io.open();
      const { secret, token } = await access.issueAccessToken({ email, audience, expiresInSeconds: expiresIn });
      const { scopes, expiresAt } = token;
      const text = `${secret}\nFor ${audience}, valid until ${expiresAt}. It is not shown again.`;
      printResult(io, options, { access_token: secret, audience, scopes, expires_at: expiresAt }, text);
    });
  return new Command('token').description('OAuth access tokens').addCommand(issue);
}
