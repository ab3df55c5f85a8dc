import type { CommandLine } from './command-line.ts';
import { BadUseError, RefusedError } from './failures.ts';

/**
 * Asks whether to do what cannot be undone. Throws `BadUseError` when there is nobody to ask, `RefusedError` for any
 * answer but yes.
 */
export async function confirm({ terminal }: CommandLine, question: string): Promise<void> {
  if (terminal === undefined) throw new BadUseError('This cannot be undone. Add --yes to do it without a terminal.');
  const reply = (await terminal.ask(`${question} This cannot be undone. [y/N] `)).trim();
  if (!/^y(es)?$/i.test(reply)) throw new RefusedError('Nothing was changed.');
}

const HOW = 'Use --password-stdin and write the password to standard input, or run the command in a terminal.';

/** The password from standard input, else from a hidden prompt that asks twice. Throws like `confirm`. */
export async function askPassword({ terminal, readInput }: CommandLine, isInInput: boolean): Promise<string> {
  // `echo` and editors end the line; the password has no line end.
  if (isInInput) return (await readInput()).replace(/\r?\n$/, '');
  if (terminal === undefined) throw new BadUseError(`A password is needed. ${HOW}`);
  const first = await terminal.askHidden('Password: ');
  if ((await terminal.askHidden('Password again: ')) !== first) {
    throw new RefusedError('The two passwords differ. Nothing was changed.');
  }
  return first;
}
