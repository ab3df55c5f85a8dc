import { storeContract } from '../../contracts/store.contract.ts';
import { openTestStore } from '../../support/databases/postgres-store.ts';

storeContract('PostgreSQL', openTestStore);
