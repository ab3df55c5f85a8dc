import { createMemoryStore } from '../../../adapters/memory/memory-store.ts';
import { feedScenarios } from './feeds.scenarios.ts';

feedScenarios('memory', async () => ({ ...createMemoryStore(), close: async () => {} }));
