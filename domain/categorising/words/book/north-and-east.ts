import type { Page } from './page.ts';

/** Merchants of northern and eastern Europe. */
export const NORTH_AND_EAST: Page = {};
