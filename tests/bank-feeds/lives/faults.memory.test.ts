import { faultScenarios } from './faults.scenarios.ts';

faultScenarios('memory', 1, async () => ({ options: { store: 'memory' }, close: async () => {} }));
