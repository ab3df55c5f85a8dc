import { plaidScenarios } from './plaid-connections.scenarios.ts';

plaidScenarios('the store in memory', async () => ({ options: { store: 'memory' }, close: async () => undefined }));
