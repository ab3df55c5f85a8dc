import { createMemoryStore } from '../../../adapters/memory/memory-store.ts';
import { mergingScenarios } from './merging.scenarios.ts';

mergingScenarios('memory', async () => ({ ...createMemoryStore(), close: async () => {} }));
