import type { AdminUseCases } from './admin-use-cases.ts';

/** What commands work with. */
export interface CommandLine {
  /** Opens the data on first use; whoever made the command line closes it. */
  open(): Promise<AdminUseCases>;
  /** Standard output: the answer, and nothing else. */
  out(text: string): void;
  /** Standard error: progress and remarks. */
  err(text: string): void;
}

/** Prints the answer: as one JSON document with `--json`, else as a sentence for a person. */
export function answer(io: CommandLine, options: { readonly json?: boolean }, json: unknown, text: string): void {
  io.out(options.json ? JSON.stringify(json) : text);
}
