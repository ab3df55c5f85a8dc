import { createMemoryStore } from '../../../adapters/memory/memory-store.ts';
import { feedCases } from './feed-cases.scenarios.ts';

feedCases('memory', async () => ({ ...createMemoryStore(), close: async () => {} }));
