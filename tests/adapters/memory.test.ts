import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { storeContract } from '../contracts/store.contract.ts';

storeContract('memory', async () => open());

function open() {
  const { stores, unitOfWork } = createMemoryStore();
  return { stores, unitOfWork, close: async () => {} };
}
