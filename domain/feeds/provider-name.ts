import type { FeedProvider } from '../ports/feeds/bank-feed-port.ts';

/** What people call the providers. */
export const PROVIDER_NAMES: Readonly<Record<FeedProvider, string>> = {
  simplefin: 'SimpleFIN',
  enablebanking: 'Enable Banking',
  plaid: 'Plaid',
};
