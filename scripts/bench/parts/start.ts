import type { Bench } from '../bench.ts';
import { freePort, launch, untilAnswered } from '../launched.ts';
import { millisOf } from '../measuring/ask.ts';
import { figureResult, type Result } from '../report.ts';
import { getRequest } from '../requests.ts';
import { COFFER } from '../servers.ts';

const STARTS = 3;

/**
 * What `npm start` runs, from the start of the launcher, PostgreSQL included, to the first list of accounts. PostgreSQL
 * was shut down before, so this part comes last.
 */
export async function measureStart({ database, progress, effort }: Bench): Promise<readonly Result[]> {
  await database.close();
  const { path, headers } = getRequest(database.users.writer, '/v1/bank-accounts');
  const seconds: number[] = [];
  for (let nth = 1; nth <= Math.min(STARTS, effort.rounds); nth += 1) {
    const port = String(await freePort());
    const env = { PORT: port, DATA_DIR: database.directory, RATES_REFRESH: 'false', FEEDS_SYNC: 'false' };
    let stop = async () => {};
    const millis = await progress.step(`start ${nth}`, () =>
      millisOf(() => {
        const coffer = launch(COFFER, [], env);
        stop = () => coffer.stop();
        return untilAnswered(coffer, `http://127.0.0.1:${port}${path}`, headers);
      }).finally(() => stop()),
    );
    seconds.push(millis / 1000);
  }
  return [figureResult('start to first answer', seconds, 's', { atMost: 2 })];
}
