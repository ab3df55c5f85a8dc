import { generateStatement } from '../bills/generate-statement.ts';
import type { LabelledStatement } from '../bills/labelled-statement.ts';
import { BASE_VARIANT } from '../bills/variants.ts';
import { makePerson } from '../foreign/people/make-person.ts';
import { bankStatement } from '../hands/banks/statement.ts';
import { lifeStatement } from '../hands/lives/statement.ts';
import { asLabelled } from './as-labelled.ts';

export interface Generator {
  readonly name: string;
  /** What of the detector was chosen with a look at this generator. */
  readonly tuned: string;
  readonly make: (seed: number) => LabelledStatement;
}

/** All generators of people's statements. One that nothing was tuned on is the one left out. */
export const GENERATORS: readonly Generator[] = [
  {
    name: 'six worlds',
    tuned: 'parameters, words and mechanisms (not the weights)',
    make: (seed) => generateStatement(seed, BASE_VARIANT),
  },
  {
    name: 'seventeen countries',
    tuned: 'words and mechanisms, and how a next date is chosen, on other seeds',
    make: (seed) => asLabelled(makePerson(seed, 0), seed),
  },
  {
    name: 'texts of banks',
    tuned: 'what texts say of own money, and which twins a year apart are no bill, on other seeds',
    make: bankStatement,
  },
  {
    name: 'lives as told',
    tuned: 'only which share of weeks a visitor leaves out; errors in next dates were read',
    make: lifeStatement,
  },
];
