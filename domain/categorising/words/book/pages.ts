import { AMERICAS } from './americas.ts';
import { ASIA_PACIFIC_AFRICA } from './asia-pacific-africa.ts';
import { EAST_ASIA } from './east-asia.ts';
import { EVERYWHERE } from './everywhere.ts';
import { NORTH_AND_EAST } from './north-and-east.ts';
import type { Page } from './page.ts';
import { SOUTH_AFRICA } from './south-africa.ts';
import { TURKEY_AND_MIDDLE_EAST } from './turkey-and-middle-east.ts';
import { WEST_AND_SOUTH } from './west-and-south.ts';

/** The book of merchants: where two pages name one for the same countries, the later one holds. */
export const PAGES: readonly Page[] = [
  EVERYWHERE,
  AMERICAS,
  WEST_AND_SOUTH,
  NORTH_AND_EAST,
  ASIA_PACIFIC_AFRICA,
  SOUTH_AFRICA,
  EAST_ASIA,
  TURKEY_AND_MIDDLE_EAST,
];
