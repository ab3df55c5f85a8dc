import { createMemoryStore } from '../../../adapters/memory/memory-store.ts';
import { importingScenarios } from './importing.scenarios.ts';

importingScenarios('memory', async () => ({ ...createMemoryStore(), close: async () => {} }), 60);
