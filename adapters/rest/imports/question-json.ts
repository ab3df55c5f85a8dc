import type { ImportQuestion } from '../../../domain/statements/import-question.ts';
import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import { shown } from '../openapi/shown.ts';

/** What a file leaves open, for clients that ask a person themselves (specification 4.14). */
export function questionJson(question: ImportQuestion): object {
  const { kind } = question;
  if (kind === 'accounts') return shown('ImportQuestion', { kind, accounts: question.found });
  if (kind === 'currency')
    return shown('ImportQuestion', { kind, accounts: question.found, likelyCurrency: question.likely });
  const questions = question.questions.map(({ option, role, sentence, candidates }) => ({
    parameter: parameterOf(option),
    role,
    message: sentence,
    answers: candidates.map(({ options, meaning }) => ({ parameters: parametersOf(options), meaning })),
  }));
  return shown('ImportQuestion', { kind, questions, table: question.table });
}

/** `date_order` of `dateOrder`. */
function parameterOf(option: string): string {
  return option.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The values as texts; of a mapping, `date:1,description:2+3`. */
function parametersOf({ mapping, ...others }: ReadOptions): Readonly<Record<string, string>> {
  const plain = Object.entries(others).map(([option, value]) => [parameterOf(option), String(value)] as const);
  const columns = Object.entries(mapping ?? {}).map(([role, own]) => `${role}:${own.join('+')}`);
  return Object.fromEntries(columns.length === 0 ? plain : [...plain, ['mapping', columns.join(',')] as const]);
}
