import { normaliseEmail, type User } from '../../../domain/access/user.ts';
import { invalidField } from '../../../domain/error.ts';
import type { BankAccount } from '../../../domain/ledger/bank-account.ts';
import type { Ports } from '../../ports.ts';

export interface FolderOwner {
  readonly userId: number;
  /** The folders below the one of the user. */
  readonly folders: readonly string[];
}

type OwnerPorts = Pick<Ports, 'users' | 'signUpRules'>;

/**
 * Whose files lie in a folder: those of the user whose e-mail address the first one is called, else of the only user.
 * The demo user counts where there is no other one. `undefined` where that is open.
 */
export async function folderOwner(
  { users, signUpRules }: OwnerPorts,
  folders: readonly string[],
): Promise<FolderOwner | undefined> {
  const email = normaliseEmail(folders[0] ?? '');
  const named = email === undefined ? undefined : await users.findByEmail(email);
  if (named !== undefined) return { userId: named.id, folders: folders.slice(1) };
  const all = await users.list();
  const people = all.filter((user: User) => user.email !== signUpRules.demoEmail);
  const [only, ...others] = people.length === 0 ? all : people;
  return only === undefined || others.length > 0 || email !== undefined ? undefined : { userId: only.id, folders };
}

/** The account that a folder is called by name or id; `undefined` for the folder of the user. Throws `invalid`. */
export async function folderAccount(
  { accounts }: Pick<Ports, 'accounts'>,
  { userId, folders }: FolderOwner,
): Promise<number | undefined> {
  const [name, ...deeper] = folders;
  if (name === undefined) return undefined;
  if (deeper.length > 0) throw invalidField('folder', 'Put the file into the folder of the account itself.');
  const own = await accounts.list(userId);
  const fitting = own.filter((account) => account.id === Number(name) || keyOf(account.name) === keyOf(name));
  const [account, ...others] = fitting;
  if (account === undefined) throw invalidField('folder', `No account is called like the folder. ${namesOf(own)}`);
  if (others.length > 0) {
    const ids = fitting.map(({ id }) => id).join(' or ');
    throw invalidField('folder', `${fitting.length} accounts are called like the folder. Call it ${ids} instead.`);
  }
  return account.id;
}

/** Folders cannot have a slash in their names, and some programs write accents apart. */
function keyOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\\/:]/g, '-')
    .trim();
}

const MOST_NAMES = 20;

function namesOf(accounts: readonly BankAccount[]): string {
  if (accounts.length === 0) return 'There is none yet.';
  const names = accounts.slice(0, MOST_NAMES).map(({ id, name }) => `“${name}” (${id})`);
  return `There are: ${names.join(', ')}.`;
}
