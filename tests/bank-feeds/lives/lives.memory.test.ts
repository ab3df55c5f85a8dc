import { liveScenarios } from './lives.scenarios.ts';

liveScenarios('memory', 6, 60, async () => ({ options: { store: 'memory' }, close: async () => {} }));
