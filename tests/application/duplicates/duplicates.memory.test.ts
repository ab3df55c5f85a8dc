import { createMemoryStore } from '../../../adapters/memory/memory-store.ts';
import { duplicateScenarios } from './duplicates.scenarios.ts';

duplicateScenarios('memory', async () => ({ ...createMemoryStore(), close: async () => {} }));
