import { type Random, seededRandom } from '../../../adapters/demo/random.ts';
import type { Bench } from '../bench.ts';
import { FIRST_NAMES, SECOND_NAMES } from '../data/names.ts';
import { ask, inRounds } from '../measuring/ask.ts';
import { quantile } from '../measuring/statistics.ts';
import { figureResult, type Result } from '../report.ts';
import { getRequest, lastPage } from '../requests.ts';

const TARGET = { atMost: 150 };

/** The slowest questions of the user with the most transactions, one at a time, with the default settings. */
export async function measureLargeUser(bench: Bench): Promise<readonly Result[]> {
  const coffer = await bench.servers.coffer();
  const { largest } = bench.database.users;
  const random = seededRandom(3);
  const get = (query: string) => ask(coffer, getRequest(largest, `/v1/transactions?${query}`));
  await get('page=1'); // Whoever looks for something has seen the first page.
  const p95s = (title: string, query: (nth: number) => string) =>
    bench.progress.step(title, async () => {
      const p95 = (millis: readonly number[]) => quantile(millis, 0.95);
      return figureResult(title, await inRounds(bench.effort.singly, p95, (nth) => get(query(nth))), 'ms', TARGET);
    });
  return [
    // Each is another page and another text, so that no answer is remembered.
    await p95s('last pages of 300,000 rows: p95', (nth) => `page=${lastPage(largest) - nth}`),
    await p95s('text search in 300,000 rows: p95', (nth) => `filter[text]=${encodeURIComponent(text(random, nth))}`),
  ];
}

/** One name, both names of a merchant, a reference that hardly any transaction has, and a text that none has. */
function text(random: Random, nth: number): string {
  const name = [...FIRST_NAMES, ...SECOND_NAMES][nth] ?? '';
  const both = `${FIRST_NAMES[nth % FIRST_NAMES.length]} ${random.pick(SECOND_NAMES)}`;
  const kinds = [name, both, random.integer(0x100000, 0xffffff).toString(16), `${name}zzz`];
  return kinds[nth % kinds.length] ?? '';
}
