import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { accountRepoContract } from '../contracts/account-repo.contract.ts';

accountRepoContract('memory', async () => ({ ...createMemoryStore(), close: async () => {} }));
