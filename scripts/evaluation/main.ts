import { Command } from 'commander';
import { answersCommand } from './answers/command.ts';
import { billsCommand } from './bills/command.ts';
import { categoriesCommand } from './categories/command.ts';
import { fitCommand } from './fit/command.ts';
import { foreignCommand } from './foreign/command.ts';
import { hardCommand } from './hard/command.ts';
import { incomeCommand } from './income/command.ts';
import { payeesCommand } from './payees/command.ts';
import { transfersCommand } from './transfers/command.ts';
import { wordsCommand } from './words/command.ts';

/** `npm run evaluate -- --help`: measures what Coffer recognises in statements, and fits what it goes by. */
await new Command('npm run evaluate --')
  .description(
    'Measures what Coffer recognises in generated statements whose truth is known. Reports go to standard output, ' +
      'progress to standard error. The same seeds always give the same statements.',
  )
  .addCommand(answersCommand())
  .addCommand(billsCommand())
  .addCommand(categoriesCommand())
  .addCommand(foreignCommand())
  .addCommand(hardCommand())
  .addCommand(incomeCommand())
  .addCommand(payeesCommand())
  .addCommand(transfersCommand())
  .addCommand(wordsCommand())
  .addCommand(fitCommand())
  .parseAsync();
