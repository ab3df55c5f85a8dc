import { execSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DetectedBill, Detector, StatementRow } from '../bills/detector.ts';

const FIRST_RELEASE = 'bccf251';
const DETECTOR = 'domain/recurring-bill-detection/detect-recurring-bills.ts';

/** The detector of the first release, out of the repository's history; `undefined` where that is not at hand. */
export async function firstRelease(): Promise<Detector | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'coffer-first-release-'));
  try {
    execSync(`git archive ${FIRST_RELEASE} domain package.json | tar -x -C '${folder}'`, {
      cwd: join(import.meta.dirname, '..', '..', '..'),
      stdio: 'ignore',
    });
    const found: unknown = await import(pathToFileURL(join(folder, DETECTOR)).href);
    if (!isModule(found)) return undefined;
    const { detectRecurringBills } = found;
    return (rows, asOf) => detectRecurringBills(rows, asOf);
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Module {
  readonly detectRecurringBills: (rows: readonly StatementRow[], asOf: string) => readonly DetectedBill[];
}

function isModule(value: unknown): value is Module {
  return typeof value === 'object' && value !== null && 'detectRecurringBills' in value;
}
