import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { poolSizeOf, shareOf } from '../../config/processes/share.ts';
import { readConfig } from '../../config/settings/env.ts';

const shares = suite('the shares of several processes');

shares('of the embedded database never exceed the connections that it allows', () => {
  for (const PROCESSES of ['2', '4', '16', '32']) {
    const config = readConfig({ PROCESSES, DATABASE_POOL_SIZE: '50' });
    const open = poolSizeOf(config) * (config.processes + 1);
    assert.ok(open <= 100, `${PROCESSES} processes open ${open} connections.`);
    assert.ok(poolSizeOf(config) >= 2);
  }
});

shares('of a database of the administrator’s are what the setting says', () => {
  const DATABASE_URL = 'postgres://db.example/coffer';
  assert.is(poolSizeOf(readConfig({ PROCESSES: '16', DATABASE_POOL_SIZE: '50', DATABASE_URL })), 50);
  assert.is(poolSizeOf(readConfig({ DATABASE_POOL_SIZE: '50' })), 50);
});

shares('of the open connections add up to the setting', () => {
  assert.is(shareOf(readConfig({ PROCESSES: '4', MAX_CONNECTIONS: '500' })).maxConnections, 125);
});

shares.run();
