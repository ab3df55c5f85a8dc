import { detectRecurringBills } from '../../../../domain/bills/detection/detect-recurring-bills.ts';
import { type SeedRange, seedsOf } from '../../seeds.ts';
import { makePerson } from '../people/make-person.ts';
import type { Person, TrueStream } from '../people/person.ts';
import { type AlarmKind, type Match, type Matching, matchBills } from './match-bills.ts';
import { observe } from './observe.ts';
import { addMatch, addMatching, emptyTally, type Tally } from './tally.ts';

/** The streams of a class, such as all annual ones. A class has no false alarms of its own. */
export type Grouping = 'cycle' | 'role' | 'amount' | 'trait';

export interface Evaluation {
  readonly people: number;
  readonly rows: number;
  readonly total: Tally;
  readonly byCountry: ReadonlyMap<string, Tally>;
  readonly byClass: Readonly<Record<Grouping, ReadonlyMap<string, Tally>>>;
  readonly alarms: ReadonlyMap<AlarmKind, number>;
  readonly ignored: number;
  /** Milliseconds of detection for 2,000 rows, by the plan's clock. */
  readonly millisPer2000: number;
  readonly worst: readonly JudgedPerson[];
}

export interface JudgedPerson {
  readonly person: Person;
  readonly matching: Matching;
}

export interface Plan {
  readonly seeds: SeedRange;
  readonly peoplePerSeed: number;
  /** How many of the worst people to keep with their statements. */
  readonly keepWorst: number;
  /** Milliseconds; only differences count. */
  readonly now: () => number;
}

/** Makes the people of the seeds, detects their bills, and counts what was right. */
export function evaluate(plan: Plan): Evaluation {
  const counts = new Counts();
  for (const seed of seedsOf(plan.seeds)) {
    for (let index = 0; index < plan.peoplePerSeed; index += 1)
      counts.add(judge(makePerson(seed, index), plan, counts));
    counts.keepWorst(plan.keepWorst);
  }
  return counts.result();
}

function judge(person: Person, { now }: Plan, counts: Counts): JudgedPerson {
  const observations = observe(person);
  const start = now();
  const bills = detectRecurringBills(observations, person.asOf);
  counts.addTime(now() - start, observations.length);
  return { person, matching: matchBills(person, bills) };
}

class Counts {
  readonly #total = emptyTally();
  readonly #byCountry = new Map<string, Tally>();
  readonly #byClass = { cycle: new Map(), role: new Map(), amount: new Map(), trait: new Map() };
  readonly #alarms = new Map<AlarmKind, number>();
  #people = 0;
  #rows = 0;
  #millis = 0;
  #ignored = 0;
  #worst: JudgedPerson[] = [];

  addTime(millis: number, rows: number): void {
    this.#millis += millis;
    this.#rows += rows;
  }

  add(judged: JudgedPerson): void {
    const { person, matching } = judged;
    this.#people += 1;
    this.#ignored += matching.ignored.length;
    addMatching(this.#total, matching);
    addMatching(entry(this.#byCountry, person.country), matching);
    for (const { kind } of matching.falseAlarms) this.#alarms.set(kind, (this.#alarms.get(kind) ?? 0) + 1);
    for (const match of matching.matches) this.#addToClasses(match.stream, match);
    for (const stream of matching.missed) this.#addToClasses(stream, undefined);
    this.#worst.push(judged);
  }

  #addToClasses(stream: TrueStream, match: Match | undefined): void {
    const classes: readonly (readonly [Grouping, readonly string[]])[] = [
      ['cycle', [stream.cycle]],
      ['role', [stream.role]],
      ['amount', [stream.amountKind]],
      ['trait', stream.traits.length === 0 ? ['plain'] : [...new Set(stream.traits)]],
    ];
    for (const [grouping, names] of classes) {
      for (const name of names) {
        const tally = entry(this.#byClass[grouping], name);
        if (match === undefined) tally.streams += 1;
        else addMatch(tally, match);
      }
    }
  }

  keepWorst(count: number): void {
    const errors = ({ matching }: JudgedPerson) => matching.missed.length + matching.falseAlarms.length;
    this.#worst = this.#worst.sort((a, b) => errors(b) - errors(a)).slice(0, count);
  }

  result(): Evaluation {
    return {
      people: this.#people,
      rows: this.#rows,
      total: this.#total,
      byCountry: this.#byCountry,
      byClass: this.#byClass,
      alarms: this.#alarms,
      ignored: this.#ignored,
      millisPer2000: this.#rows === 0 ? 0 : (this.#millis / this.#rows) * 2000,
      worst: this.#worst,
    };
  }
}

function entry(tallies: Map<string, Tally>, name: string): Tally {
  const tally = tallies.get(name) ?? emptyTally();
  tallies.set(name, tally);
  return tally;
}
