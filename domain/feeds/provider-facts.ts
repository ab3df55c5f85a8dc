/** Services by way of which banks are connected. */
export const FEED_PROVIDERS = ['simplefin', 'enablebanking', 'plaid'] as const;
export type FeedProvider = (typeof FEED_PROVIDERS)[number];

/** What a person gives to connect by way of a provider. */
type ConnectionNeed = 'setup_token' | 'bank' | 'country';

/** What people have to know of a provider. */
interface ProviderFacts {
  readonly needs: readonly ConnectionNeed[];
  /** What the person has to do, in one sentence. */
  readonly how: string;
  /** Whether its documents define the sign of a debt. Others pass on what each bank writes. */
  readonly definesSigns: boolean;
}

export const PROVIDER_FACTS: Readonly<Record<FeedProvider, ProviderFacts>> = {
  simplefin: {
    needs: ['setup_token'],
    how: 'Connect your banks at https://bridge.simplefin.org, create a setup token there, and give it to Coffer.',
    definesSigns: false,
  },
  enablebanking: {
    needs: ['bank', 'country'],
    how: 'Name your bank and its country, open the address that Coffer returns, and agree at your bank.',
    definesSigns: false,
  },
  plaid: {
    needs: [],
    how: 'Open the address that Coffer returns, choose your bank there, and sign in to it.',
    definesSigns: true,
  },
};

/** What people call the providers. */
export const PROVIDER_NAMES: Readonly<Record<FeedProvider, string>> = {
  simplefin: 'SimpleFIN',
  enablebanking: 'Enable Banking',
  plaid: 'Plaid',
};
