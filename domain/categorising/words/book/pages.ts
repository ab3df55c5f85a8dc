import { AMERICAS } from './americas.ts';
import { AUSTRALIA_AND_NEW_ZEALAND } from './australia-and-new-zealand.ts';
import { CZECHIA_AND_SLOVAKIA } from './czechia-and-slovakia.ts';
import { EAST_ASIA } from './east-asia.ts';
import { EVERYWHERE } from './everywhere.ts';
import { HUNGARY_AND_ROMANIA } from './hungary-and-romania.ts';
import { INDIA } from './india.ts';
import { JAPAN } from './japan.ts';
import { NORTHERN_EUROPE } from './northern-europe.ts';
import type { Page } from './page.ts';
import { POLAND } from './poland.ts';
import { SOUTH_AFRICA } from './south-africa.ts';
import { TURKEY_AND_MIDDLE_EAST } from './turkey-and-middle-east.ts';
import { WEST_AND_SOUTH } from './west-and-south.ts';

/** The book of merchants: where two pages name one for the same countries, the later one holds. */
export const PAGES: readonly Page[] = [
  EVERYWHERE,
  AMERICAS,
  WEST_AND_SOUTH,
  NORTHERN_EUROPE,
  POLAND,
  CZECHIA_AND_SLOVAKIA,
  HUNGARY_AND_ROMANIA,
  AUSTRALIA_AND_NEW_ZEALAND,
  INDIA,
  JAPAN,
  SOUTH_AFRICA,
  EAST_ASIA,
  TURKEY_AND_MIDDLE_EAST,
];
