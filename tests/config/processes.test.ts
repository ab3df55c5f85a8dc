import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { backOff } from '../../config/processes/back-off.ts';
import { poolSizeOf, shareOf } from '../../config/processes/share.ts';
import { readConfig } from '../../config/settings/env.ts';

const pauses = suite('pauses before a process is started again');

pauses('begin with none, and grow up to ten seconds while processes end soon', () => {
  const pause = backOff();
  const given = Array.from({ length: 10 }, () => pause.next(50));
  assert.equal(given, [0, 100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
});

pauses('begin again once a process has run for a while', () => {
  const pause = backOff();
  for (let times = 0; times < 5; times += 1) pause.next(50);
  assert.equal([pause.next(60_000), pause.next(50)], [0, 100]);
});

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

pauses.run();
shares.run();
