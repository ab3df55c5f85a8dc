import { createSimpleFin } from '../../adapters/bank-feeds/simplefin/simplefin.ts';
import { replace } from '../../config/container.ts';
import { main } from '../../config/main.ts';
import { ports } from '../../config/tokens.ts';
import { BANK_VARIABLE } from './bank.ts';

const FETCHES_PER_DAY = 10_000_000;
const LOOK_EVERY_MS = 20;

/** The service as it runs in production, but with the bank of the torture, which it may ask without pause. */
const simpleFin = createSimpleFin({ allowedOrigins: [process.env[BANK_VARIABLE] ?? ''] });
const feed = { ...simpleFin, fetchesPerDay: FETCHES_PER_DAY };
await main({
  replacements: [replace(ports.bankFeeds, new Map([[feed.provider, feed]]))],
  feedsLookEveryMs: LOOK_EVERY_MS,
});
