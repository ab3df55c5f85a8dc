import type { CommandLine } from '../../../adapters/cli/command-line.ts';
import { runCommandLine } from '../../../adapters/cli/program.ts';
import { adminUseCases } from '../../../config/admin.ts';
import type { Replacement } from '../../../config/container.ts';
import { type App, createApp } from '../../../config/create-app.ts';
import { playDemoFeed } from '../../../config/demo-feed.ts';
import { CHEAP_PASSWORDS } from '../cheap-passwords.ts';
import { PATIENT } from '../patient.ts';

export interface CommandOutcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface AdminCommandLine {
  readonly app: App;
  readonly run: (...args: readonly string[]) => Promise<CommandOutcome>;
  /** Runs a command with someone at the terminal, or with something on standard input. */
  readonly runWith: (
    given: Partial<Pick<CommandLine, 'terminal' | 'readInput' | 'err'>>,
    ...args: readonly string[]
  ) => Promise<CommandOutcome>;
}

/** The administrator's command line over a store in memory that lives as long as the test, without a terminal. */
export async function adminCommandLine(replacements: readonly Replacement[] = []): Promise<AdminCommandLine> {
  const replaced = [PATIENT, CHEAP_PASSWORDS, ...replacements];
  return commandLineOf(await createApp({ store: 'memory', config: { logLevel: 'silent' }, replace: replaced }));
}

export function commandLineOf(app: App): AdminCommandLine {
  const runWith: AdminCommandLine['runWith'] = async (given, ...args) => {
    const out: string[] = [];
    const err: string[] = [];
    const io: CommandLine = {
      open: async () => adminUseCases((token) => app.get(token)),
      out: (text) => void out.push(text),
      err: (text) => void err.push(text),
      terminal: undefined,
      restore: () => Promise.reject(new Error('Nothing can be restored into memory.')),
      playDemoFeed,
      readInput: async () => '',
      ...given,
    };
    const code = await runCommandLine(io, args);
    return { code, out: out.join('\n'), err: err.join('\n') };
  };
  return { app, runWith, run: (...args) => runWith({}, ...args) };
}
