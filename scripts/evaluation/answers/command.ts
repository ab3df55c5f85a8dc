import { Command } from 'commander';
import { evaluateAnswers } from './evaluate.ts';
import { mistakes, report } from './report.ts';

/** `npm run evaluate answers`. */
export function answersCommand(): Command {
  return new Command('answers')
    .description('ask the tools what people ask an assistant, about people whose statements are imported')
    .option('--mistakes', 'also print the questions that are not answered true', false)
    .action(run);
}

async function run(options: { readonly mistakes: boolean }): Promise<void> {
  const judged = await evaluateAnswers();
  process.stdout.write(`${report(judged)}\n`);
  if (options.mistakes) process.stdout.write(`\n${mistakes(judged)}\n`);
}
