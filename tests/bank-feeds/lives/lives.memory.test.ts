import { liveScenarios } from './lives.scenarios.ts';

liveScenarios('memory', 3, 60, async () => ({ options: { store: 'memory' }, close: async () => {} }));
