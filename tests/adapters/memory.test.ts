import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { memorySubscriptions } from '../../adapters/memory/subscriptions.ts';
import { storeContract } from '../contracts/store.contract.ts';
import { subscriptionContract } from '../contracts/subscription.contract.ts';

storeContract('memory', async () => open());
subscriptionContract('memory', async () => open());

function open() {
  const { stores, unitOfWork } = createMemoryStore();
  return { stores, unitOfWork, subscriptions: memorySubscriptions(stores.users), close: async () => {} };
}
