import { suite } from 'uvu';
import { commandLineOf } from '../support/service/admin-command-line.ts';
import { openPostgresService, withService } from '../support/service/http-service.ts';
import { correctBills } from './corrected-bills.ts';

const commands = suite('the command line over PostgreSQL');

commands('corrects bills by each of its verbs, and takes that back', () =>
  withService(openPostgresService, {}, async (service) => {
    const { email } = await service.newCaller();
    await correctBills(commandLineOf(service.app), email);
  }),
);

commands.run();
