import { enableBankingScenarios } from './enable-banking-connections.scenarios.ts';

enableBankingScenarios('the store in memory', async () => ({
  options: { store: 'memory' },
  close: async () => undefined,
}));
