import type { CommandLine } from './command-line.ts';
import { BadUseError, RefusedError } from './failures.ts';

export interface PasswordOptions {
  readonly password?: string;
  readonly passwordStdin?: boolean;
}

const HOW = 'Use --password-stdin and write the password to standard input, or run the command in a terminal.';

/**
 * The password from `--password` or standard input, else from a hidden prompt that asks twice. Throws `BadUseError`
 * when there is no source of a password or more than one, and `RefusedError` when the two entries differ.
 */
export async function readPassword(io: CommandLine, { password, passwordStdin }: PasswordOptions): Promise<string> {
  if (password !== undefined && passwordStdin) throw new BadUseError('Use either --password or --password-stdin.');
  if (password !== undefined) return password;
  if (passwordStdin) return withoutLineEnd(await io.readInput());
  if (io.terminal === undefined) throw new BadUseError(`A password is needed. ${HOW}`);
  const first = await io.terminal.askHidden('Password: ');
  if ((await io.terminal.askHidden('Password again: ')) !== first) {
    throw new RefusedError('The two passwords differ. Nothing was changed.');
  }
  return first;
}

/** `echo` and editors end the line; the password has no line end. */
function withoutLineEnd(text: string): string {
  return text.replace(/\r?\n$/, '');
}
