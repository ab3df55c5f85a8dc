import { findBills, type Inspect } from '../../../domain/bills/detection/find-bills.ts';
import type { Gate } from '../../../domain/bills/detection/judging/gate.ts';
import type { CycleFamily } from '../../../domain/bills/detection/searching/cadence.ts';
import type { Candidate } from '../../../domain/bills/detection/searching/candidate.ts';
import type { Example } from './logistic.ts';
import type { Statement } from './statement.ts';

/** A candidate is a bill, or a fair piece of one, when at least this share of its payments belongs to one bill … */
const PURITY_MIN = 0.85;
/** … and it has at least this share of that bill's payments in its period. Below the second share it is not a bill. */
const COVERAGE_MIN = 0.7;
const COVERAGE_DOUBTFUL = 0.4;

export interface FamilyExample extends Example {
  readonly family: CycleFamily;
}

/** The candidates that the gate judges on one statement, with the right answers. Doubtful candidates are left out. */
export function examplesFrom(statement: Statement, gate: Gate): readonly FamilyExample[] {
  const examples = new Map<string, FamilyExample>();
  const inspect: Inspect = ({ candidate, features, refused }) => {
    if (refused !== undefined) return;
    const isBill = judge(candidate, statement);
    const key = `${candidate.cadence.cycle} ${candidate.payments.map(({ row }) => row).join()}`;
    if (isBill !== undefined) examples.set(key, { family: candidate.cadence.family, features, isBill });
  };
  findBills(statement.observations, gate, { inspect });
  return [...examples.values()];
}

function judge({ cadence, payments }: Candidate, { truths, unripe }: Statement): boolean | undefined {
  const rows = payments.map(({ row }) => row);
  if (rows.filter((row) => unripe.has(row)).length > rows.length / 2) return undefined;
  const first = Math.min(...rows);
  const last = Math.max(...rows);
  for (const truth of truths) {
    const shared = rows.filter((row) => truth.ids.has(row)).length;
    if (shared < PURITY_MIN * rows.length) continue;
    const meanwhile = [...truth.ids].filter((id) => id >= first && id <= last).length;
    if (truth.cycle !== cadence.cycle) return false;
    if (shared >= COVERAGE_MIN * meanwhile) return true;
    return shared >= COVERAGE_DOUBTFUL * meanwhile ? undefined : false;
  }
  return false;
}
