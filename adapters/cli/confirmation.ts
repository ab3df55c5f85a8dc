import type { CommandLine } from './command-line.ts';
import { BadUseError, RefusedError } from './failures.ts';

/**
 * Asks whether to do what cannot be undone, unless `--yes` was given. Throws `BadUseError` when there is nobody to ask,
 * `RefusedError` for any answer but yes.
 */
export async function confirm(io: CommandLine, question: string, yes: boolean): Promise<void> {
  if (yes) return;
  if (io.terminal === undefined) throw new BadUseError('This cannot be undone. Add --yes to do it without a terminal.');
  const reply = (await io.terminal.ask(`${question} This cannot be undone. [y/N] `)).trim();
  if (!/^y(es)?$/i.test(reply)) throw new RefusedError('Nothing was changed.');
}
