import { Command } from 'commander';
import { table } from '../table.ts';
import { evaluateAnswers, type Judged, VERDICTS } from './evaluate.ts';
import { evaluateOtherHand } from './other-hand/evaluate.ts';
import { otherHandMistakes, otherHandReport } from './other-hand/report.ts';

/** `npm run evaluate answers`. */
export function answersCommand(): Command {
  return new Command('answers')
    .description('ask the tools what people ask an assistant, about people whose statements are imported')
    .option('--mistakes', 'also print the questions that are not answered true', false)
    .action(run);
}

async function run({ mistakes }: { readonly mistakes: boolean }): Promise<void> {
  const judged = await evaluateAnswers();
  process.stdout.write(`${report(judged)}\n`);
  const wrong = judged.filter(({ verdict }) => verdict === 'open' || verdict === 'misleads');
  const lines = wrong.map(({ person, verdict, asked, said }) => `${verdict}: ${person}: ${asked} ${said ?? ''}`);
  if (mistakes) process.stdout.write(`\n${lines.join('\n')}\n`);
  const byOtherHand = await evaluateOtherHand();
  process.stdout.write(`\nPeople by another hand\n${otherHandReport(byOtherHand)}\n`);
  if (mistakes) process.stdout.write(`\n${otherHandMistakes(byOtherHand)}\n`);
}

/** Counts by person and kind of question. */
export function report(judged: readonly Judged[]): string {
  const row = (name: string, own: readonly Judged[]) => {
    const counts = VERDICTS.map((wanted) => own.filter(({ verdict }) => verdict === wanted).length);
    return [name, own.length, ...counts].map(String);
  };
  const people = [...Map.groupBy(judged, ({ person }) => person)].map(([name, own]) => row(name, own));
  const kinds = [...Map.groupBy(judged, ({ kind }) => kind)].map(([name, own]) => row(`about ${name}`, own));
  return table(['', 'questions', ...VERDICTS], [row('all', judged), ...people, ...kinds]);
}
