import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { seededRandom } from '../../adapters/demo/random.ts';
import { diskFullRound } from './disk-full.ts';
import { killRound, type RoundResult } from './kill-round.ts';
import type { Write } from './ledger.ts';
import { openStage, type Stage } from './stage.ts';

interface Options {
  readonly rounds: number;
  readonly seed: number;
  readonly diskFull: boolean;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const options = readOptions(process.argv);
const directory = mkdtempSync(join(tmpdir(), 'coffer-torture-'));
process.once('exit', () => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));

const losses = [...(await killRounds(options)), ...(options.diskFull ? await fullDisk() : [])];
for (const loss of losses) say(`LOST: ${loss}`);
say(losses.length === 0 ? 'Nothing was lost.' : `${losses.length} complaints.`);
process.exit(losses.length === 0 ? 0 : 1);

async function killRounds({ rounds, seed }: Options): Promise<readonly string[]> {
  const stage = await openStage(join(directory, 'var'));
  const random = seededRandom(seed);
  const results: RoundResult[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const result = await killRound(stage, `r${round}`, () => random.integer(0, 999_999) / 1_000_000);
    const { victim, afterMs, recoveredMs, complaints } = result;
    say(
      `round ${round}: ${victim} killed after ${afterMs} ms, ready after ${recoveredMs} ms, ${complaints.length} complaints`,
    );
    results.push(result);
    for (const complaint of complaints) say(`  ${complaint}`);
    if (complaints.length > 0) break;
  }
  await stage.service.kill('SIGTERM');
  await stage.bank.close();
  say(summaryOf(stage, results));
  return results.flatMap(({ complaints }) => complaints);
}

function summaryOf({ ledger }: Stage, results: readonly RoundResult[]): string {
  const writes = [...ledger.values()];
  const kept = writes.filter(({ state }) => state === 'acknowledged');
  const deleted = writes.filter(({ deletion }) => deletion === 'acknowledged').length;
  const from = (source: Write['source']) => kept.filter((write) => write.source === source).length;
  const slowest = Math.max(0, ...results.map(({ recoveredMs }) => recoveredMs));
  return (
    `${results.length} rounds: ${from('create')} creates, ${from('import')} imports, ${from('feed')} rows of feeds and ` +
    `${deleted} deletes acknowledged, ${writes.length - kept.length} writes without an answer; ` +
    `slowest recovery ${slowest} ms`
  );
}

async function fullDisk(): Promise<readonly string[]> {
  const { skipped, refusals, complaints } = await diskFullRound(join(directory, 'small'));
  const seen = [...refusals].map(([status, times]) => `${times} × ${status}`).join(', ');
  say(
    skipped === undefined
      ? `disk full: ${seen || 'no refusals'}, ${complaints.length} complaints`
      : `disk full: SKIPPED, ${skipped}`,
  );
  return complaints;
}

function readOptions(argv: readonly string[]): Options {
  return new Command('npm run torture --')
    .description(
      'Kills the service, its database or both while writes come in, again and again, and checks that every acknowledged write is there exactly once and every balance is right. The exit status is 1 when anything is lost.',
    )
    .option('--rounds <n>', 'rounds of killing', positiveInteger, 100)
    .option('--seed <n>', 'for the moments and victims', positiveInteger, 1)
    .option('--no-disk-full', 'leave out the round with a full disk, which needs root')
    .parse(argv)
    .opts<Options>();
}

function positiveInteger(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a positive integer.');
  return Number(text);
}
