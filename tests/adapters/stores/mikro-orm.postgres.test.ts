import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { storeContract } from '../../contracts/store.contract.ts';
import { openTestStore } from '../../support/databases/postgres-store.ts';
import { sqlRecorder } from '../../support/databases/recorded-sql.ts';

const FOLDER = new URL('../../../docs/sql/', import.meta.url).pathname;
const recorder = sqlRecorder();
const opening = openTestStore({ onStatement: recorder.onStatement });

storeContract('PostgreSQL', async (contract) => ({
  ...recorder.of(await opening, contract),
  close: async () => {},
}));

const end = suite('the store of all contracts on PostgreSQL');

// On Citus some statements have another wording.
if (process.env['TEST_STORE_ENGINE'] !== 'citus') {
  end('sent what docs/sql/ shows, which COFFER_WRITE_SQL=1 renews', () => {
    const files = recorder.files();
    if (process.env['COFFER_WRITE_SQL'] === '1') {
      mkdirSync(FOLDER, { recursive: true });
      for (const [name, text] of files) writeFileSync(`${FOLDER}${name}`, text);
    }
    assert.equal(globSync('*.sql', { cwd: FOLDER }).toSorted(), [...files.keys()].toSorted());
    for (const [name, text] of files) assert.is(readFileSync(`${FOLDER}${name}`, 'utf8'), text, name);
  });
}

end('closes', async () => (await opening).close());

end.run();
