import type { Country } from '../world/country.ts';
import { AUSTRALIA } from './australia.ts';
import { BRAZIL } from './brazil.ts';
import { CANADA } from './canada.ts';
import { CZECHIA } from './czechia.ts';
import { DENMARK } from './denmark.ts';
import { FRANCE } from './france.ts';
import { GERMANY } from './germany.ts';
import { INDIA } from './india.ts';
import { ITALY } from './italy.ts';
import { JAPAN } from './japan.ts';
import { NETHERLANDS } from './netherlands.ts';
import { POLAND } from './poland.ts';
import { SPAIN } from './spain.ts';
import { SWEDEN } from './sweden.ts';
import { SWITZERLAND } from './switzerland.ts';
import { UNITED_KINGDOM } from './united-kingdom.ts';
import { UNITED_STATES } from './united-states.ts';

/** Where the imaginary people live. The order decides who lives where, so a new country goes to the end. */
export const COUNTRIES: readonly Country[] = [
  UNITED_STATES,
  UNITED_KINGDOM,
  GERMANY,
  FRANCE,
  ITALY,
  SPAIN,
  NETHERLANDS,
  POLAND,
  CZECHIA,
  CANADA,
  AUSTRALIA,
  BRAZIL,
  SWEDEN,
  SWITZERLAND,
  DENMARK,
  INDIA,
  JAPAN,
];
