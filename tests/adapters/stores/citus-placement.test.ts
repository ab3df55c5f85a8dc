import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  COORDINATOR_TABLES,
  DISTRIBUTED_TABLES,
  REFERENCE_TABLES,
} from '../../../adapters/mikro-orm/citus/placement.ts';
import {
  BACKED_UP_TABLES,
  MIGRATIONS_TABLE,
  TABLES_LEFT_OUT,
} from '../../../adapters/mikro-orm/schema/stored-tables.ts';

const test = suite('places of tables on Citus');

test('every table of the schema has one place', () => {
  const placed = ['users', ...DISTRIBUTED_TABLES, ...REFERENCE_TABLES, ...COORDINATOR_TABLES, MIGRATIONS_TABLE];
  assert.equal(placed.sort(), [...BACKED_UP_TABLES, ...TABLES_LEFT_OUT].sort());
});

test.run();
