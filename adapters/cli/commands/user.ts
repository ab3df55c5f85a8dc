import { Option } from 'commander';
import { PLANS } from '../../../domain/access/user.ts';
import { USD } from '../../../domain/money/currency.ts';
import { command, flag, group, optional, type Parameter, required, withDefault } from '../command.ts';
import { BadUseError } from '../failures.ts';
import { currencyArgument, EMAIL, idArgument } from '../options.ts';
import { askPassword, confirm } from '../questions.ts';
import { listed, tableRow } from '../text.ts';

const create = command(
  'add a user',
  {
    email: EMAIL,
    password: optional('<password>', 'password for signing in, at least 8 characters'),
    passwordStdin: flag('read the password from standard input'),
    plan: withDefault('<plan>', 'plan of the user; AI assistants need pro', PLANS, 'free'),
    currency: withDefault('<code>', 'currency of the totals', currencyArgument, USD),
  },
  async ({ email, password: given, passwordStdin = false, plan, currency }, io) => {
    if (given !== undefined && passwordStdin) throw new BadUseError('Use either --password or --password-stdin.');
    const password = given ?? (await askPassword(io, passwordStdin));
    const user = await (await io.open()).users.createUser({ email, password, plan, currency });
    return { json: { id: user.id }, text: `Created user ${user.id} (${user.email}, ${user.plan}).` };
  },
  `
In a terminal the command asks for the password, without showing it. In scripts use --password-stdin:
other users of the machine can see the value of --password in the list of processes.

Example:
  coffer user create --email ada@example.com --plan pro --password-stdin < password.txt`,
);

const list = command('list all users', {}, async (_, io) => {
  return listed(
    await (await io.open()).users.listUsers(),
    ({ id, email, plan, currency }) => tableRow(id, email ?? '', plan, currency),
    'No users yet. Add one: user create',
    ({ id, email, plan, currency, createdAt }) => ({ id, email, plan, currency, created_at: createdAt }),
  );
});

const setPlanCommand = command(
  'change the plan of a user from the next request on',
  { email: EMAIL, plan: required('<plan>', 'the new plan', PLANS) },
  async (given, io) => {
    const { id, plan } = await (await io.open()).users.setPlan(given.email, given.plan);
    return { json: { id, plan }, text: `User ${id} is on plan ${plan}.` };
  },
);

const signInLink = command(
  'make a link that signs a user in once, without their password',
  { email: EMAIL },
  async ({ email }, io) => {
    const { address, expiresAt } = await (await io.open()).signInAddress(email);
    return { json: { url: address, expires_at: expiresAt }, text: `${address}\nWorks once, until ${expiresAt}.` };
  },
  `
The link works once, for 15 minutes, in place of the password. A second factor is still required.
It begins with BASE_URL, or with HOST and PORT as the service has them.

Example:
  coffer user sign-in-link --email ada@example.com`,
);

const ISSUER: Parameter<string> = () =>
  new Option('--issuer <url>', 'exactly as its tokens name it').env('OIDC_ISSUER').makeOptionMandatory();

const link = command(
  'let tokens of a foreign issuer speak for a user',
  {
    email: EMAIL,
    issuer: ISSUER,
    subject: required('<subject>', 'the id that the issuer gives the user: the claim "sub" of its tokens'),
  },
  async (input, io) => {
    const { id, issuer, subject } = await (await io.open()).users.linkIdentity(input);
    return { json: { id, issuer, subject }, text: `Linked ${subject} of ${issuer} to ${input.email} (id ${id}).` };
  },
  `
With OIDC_ISSUER set, the service takes access tokens of that issuer. A token speaks for the user to whom
its subject (the claim "sub") is linked; the token of anybody else is refused with 403.

Example:
  coffer user link --email ada@example.com --issuer https://login.example --subject 8f14e45f`,
);

const links = command(
  'list the subjects of foreign issuers that are linked to a user',
  { email: EMAIL },
  async ({ email }, io) => {
    return listed(
      await (await io.open()).users.listIdentities(email),
      ({ id, issuer, subject }) => tableRow(id, issuer, subject),
      'Nothing is linked. Link a subject: user link',
      ({ id, issuer, subject, createdAt }) => ({ id, issuer, subject, created_at: createdAt }),
    );
  },
);

const unlink = command(
  'end a link from the next request on',
  { email: EMAIL, id: required('<id>', 'id of the link, as listed', idArgument) },
  async ({ email, id }, io) => {
    await (await io.open()).users.unlinkIdentity(email, id);
    return { json: { id }, text: `Ended link ${id}.` };
  },
);

const erase = command(
  'erase a user and everything they own, for good',
  { email: EMAIL, yes: flag('do not ask for confirmation') },
  async ({ email, yes = false }, io) => {
    if (!yes) await confirm(io, `Erase the user ${email} with all accounts, transactions and keys?`);
    const id = await (await io.open()).users.deleteUser(email);
    return { json: { id }, text: `Erased user ${id}.` };
  },
);

export const user = group('the people who use this service', {
  create,
  list,
  'set-plan': setPlanCommand,
  'sign-in-link': signInLink,
  link,
  links,
  unlink,
  delete: erase,
});
