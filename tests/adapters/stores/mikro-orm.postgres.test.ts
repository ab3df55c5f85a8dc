import { suite } from 'uvu';
import { storeContract } from '../../contracts/store.contract.ts';
import { openTestStore } from '../../support/databases/postgres-store.ts';

const opening = openTestStore();

storeContract('PostgreSQL', async () => ({ ...(await opening), close: async () => {} }));

const end = suite('the store of all contracts on PostgreSQL');
end('closes', async () => (await opening).close());
end.run();
