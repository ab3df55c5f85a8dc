import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBenchDatabase } from '../../scripts/bench/data/database.ts';
import { ONCE, progressTo } from '../../scripts/bench/effort.ts';
import { PARTS } from '../../scripts/bench/options.ts';
import type { Result } from '../../scripts/bench/report.ts';
import { withServers } from '../../scripts/bench/servers.ts';
import { projectText } from '../docs/project-files.ts';

const bench = suite('npm run bench');

bench('every part compares and measures what docs/performance.md has rows for', async () => {
  const progress = progressTo(() => {});
  const database = await openBenchDatabase(undefined, ONCE, progress);
  try {
    const run = (some: typeof PARTS) =>
      withServers(
        database,
        () => {},
        async (servers) => {
          const results: Result[] = [];
          for (const part of some) results.push(...(await part.run({ database, progress, effort: ONCE, servers })));
          return results;
        },
      );
    // The last one stops PostgreSQL, so that no server of another one may be there.
    const results = [...(await run(PARTS.slice(0, -1))), ...(await run(PARTS.slice(-1)))];
    const titles = results.map(({ title }) => title.replace(`${ONCE.detected} users`, '50 users'));
    // The memory of the service is taken from all parts together.
    assert.equal([...titles, 'memory of the service'], rowsOf(projectText('docs/performance.md')));
  } finally {
    await database.close().finally(() => database.remove());
  }
});

/** What the table of the page calls its rows. Other tables stand below a heading of the second level. */
function rowsOf(page: string): readonly (string | undefined)[] {
  const [before = ''] = page.split('\n## ');
  const [, , ...rows] = before.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((line) => line.split('|')[1]?.trim());
}

bench.run();
