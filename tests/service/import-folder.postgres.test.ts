import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { watchedFolder } from '../../adapters/import-folder/watched-folder.ts';
import { replace } from '../../config/container.ts';
import { ports, useCases } from '../../config/tokens.ts';
import { openMigratedDatabase } from '../support/databases/postgres.ts';
import { aManualAccount, EUR } from '../support/fixtures.ts';
import { type HttpService, openPostgresService, openServiceOn } from '../support/service/http-service.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { importFolderScenarios } from './import-folder.scenarios.ts';

importFolderScenarios('PostgreSQL', openPostgresService);

const two = suite('two services that watch one folder');

two('6: of ten files each is imported once, moved once, and none is asked about', async () => {
  const database = await openMigratedDatabase();
  const root = temporaryDirectory();
  const opened: HttpService[] = [];
  try {
    let millis = 0;
    for (const _ of [1, 2]) {
      const folder = watchedFolder(root, { now: () => millis, onLook: () => {} });
      opened.push(await openServiceOn(database.url, { replace: [replace(ports.importFolder, folder)] }));
    }
    const [one] = opened;
    const caller = await one!.newCaller();
    const { id } = await one!.prepare((stores) =>
      aManualAccount(stores, caller.userId, { name: 'Checking', currency: EUR }),
    );
    mkdirSync(join(root, 'Checking'));
    for (let day = 10; day < 20; day += 1) {
      // Each holds the payments of the one before as well.
      const rows = Array.from({ length: day - 8 }, (_, nth) => `2026-03-${9 + nth},Shop,-3.50\n`);
      writeFileSync(join(root, 'Checking', `${day}.csv`), `Date,Text,Amount\n${rows.join('')}`);
    }
    const kinds: string[] = [];
    const look = (service: HttpService) =>
      service.app.get(useCases.imports).importWaitingFiles(({ kind }) => kinds.push(kind));
    for (let looks = 0; looks < 3; looks += 1) {
      await Promise.all(opened.map(look));
      millis += 6_000;
    }
    assert.is(kinds.includes('asked'), false);
    const files = readdirSync(join(root, 'Checking'), { recursive: true }).map(String).toSorted();
    assert.equal(files, ['done', ...Array.from({ length: 10 }, (_, nth) => join('done', `${10 + nth}.csv`))]);
    const { total } = (await caller.get(`/v1/transactions?filter[bank_account_id]=${id}`)).json();
    assert.equal([total, (await caller.get('/v1/imports')).json().length], [11, 10]);
  } finally {
    for (const service of opened) await service.close();
    await database.drop();
  }
});

two.run();
