import { Command, Option } from 'commander';
import { type CommandLine, printResult } from '../command-line.ts';
import { emailOption, idArgument, jsonOption } from '../options.ts';
import { tableRow } from '../table-row.ts';

const LINK_HELP = `
With OIDC_ISSUER set, the service takes access tokens of that issuer. A token speaks for the user to whom
its subject (the claim "sub") is linked; the token of anybody else is refused with 403.

Example:
  coffer user link --email ada@example.com --issuer https://login.example --subject 8f14e45f`;

interface LinkOptions {
  readonly email: string;
  readonly issuer: string;
  readonly subject: string;
  readonly json?: boolean;
}

/** `user link`. */
export function linkCommand(io: CommandLine): Command {
  return new Command('link')
    .description('let tokens of a foreign issuer speak for a user')
    .addOption(emailOption())
    .addOption(new Option('--issuer <url>', 'exactly as its tokens name it').env('OIDC_ISSUER').makeOptionMandatory())
    .requiredOption('--subject <subject>', 'the id that the issuer gives the user: the claim "sub" of its tokens')
    .addOption(jsonOption())
    .addHelpText('after', LINK_HELP)
    .action(async ({ json, ...input }: LinkOptions) => {
      const { id, issuer, subject } = await (await io.open()).users.linkIdentity(input);
      printResult(
        io,
        { json },
        { id, issuer, subject },
        `Linked ${subject} of ${issuer} to ${input.email} (id ${id}).`,
      );
    });
}

/** `user links`. */
export function linksCommand(io: CommandLine): Command {
  return new Command('links')
    .description('list the subjects of foreign issuers that are linked to a user')
    .addOption(emailOption())
    .addOption(jsonOption())
    .action(async (options: { readonly email: string; readonly json?: boolean }) => {
      const identities = await (await io.open()).users.listIdentities(options.email);
      const json = identities.map(({ id, issuer, subject, createdAt }) => ({
        id,
        issuer,
        subject,
        created_at: createdAt,
      }));
      const lines = identities.map(({ id, issuer, subject }) => tableRow(id, issuer, subject));
      printResult(
        io,
        options,
        json,
        lines.length > 0 ? lines.join('\n') : 'Nothing is linked. Link a subject: user link',
      );
    });
}

/** `user unlink`. */
export function unlinkCommand(io: CommandLine): Command {
  return new Command('unlink')
    .description('end a link from the next request on')
    .addOption(emailOption())
    .requiredOption('--id <id>', 'id of the link, as listed', idArgument)
    .addOption(jsonOption())
    .action(async ({ email, id, json }: { readonly email: string; readonly id: number; readonly json?: boolean }) => {
      await (await io.open()).users.unlinkIdentity(email, id);
      printResult(io, { json }, { id }, `Ended link ${id}.`);
    });
}
