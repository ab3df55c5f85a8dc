import { storeContract } from '../../contracts/store.contract.ts';
import { openTestStore } from '../../support/postgres-store.ts';

storeContract('PostgreSQL', openTestStore);
