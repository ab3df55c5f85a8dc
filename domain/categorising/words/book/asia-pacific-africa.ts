import type { Page } from './page.ts';

/** Merchants of Asia, the Pacific and Africa. */
export const ASIA_PACIFIC_AFRICA: Page = {};
