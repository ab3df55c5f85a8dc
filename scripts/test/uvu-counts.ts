import { stripVTControlCharacters } from 'node:util';

/** The counts that uvu prints at the end of a test file. */
export type UvuCounts = { readonly total: number; readonly passed: number; readonly skipped: number };

const SUMMARY = /Total:\s+(\d+)\s+Passed:\s+(\d+)\s+Skipped:\s+(\d+)/g;

/** Reads uvu's summary. `undefined` when there is none, because the file crashed. */
export function readUvuCounts(output: string): UvuCounts | undefined {
  const summary = [...stripVTControlCharacters(output).matchAll(SUMMARY)].at(-1);
  if (summary === undefined) {
    return undefined;
  }
  return { total: Number(summary[1]), passed: Number(summary[2]), skipped: Number(summary[3]) };
}
