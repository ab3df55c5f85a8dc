import type { IdempotentRequest } from '../../../../application/idempotency/idempotent.ts';
import type { ImportOutcome } from '../../../../application/imports/import-statements.ts';
import type { SentFile } from '../../../../application/imports/uploads.ts';
import type { FieldErrors } from '../../../../domain/error.ts';
import type { Import } from '../../../../domain/imports/import.ts';
import type { New } from '../../../../domain/new.ts';
import { type ImportQuestion, questionOf } from '../../../../domain/statements/import-question.ts';
import { refusedForm, type SignedInRequest } from '../../web-request.ts';
import type { PageParts } from '../../web-route.ts';
import { type Answers, importInput } from './import-input.ts';

/** What came of one file. */
export type FileResult =
  | { readonly kind: 'preview'; readonly outcome: ImportOutcome }
  | { readonly kind: 'imported'; readonly importId: number; readonly facts: New<Import> }
  | { readonly kind: 'question'; readonly question: ImportQuestion }
  | { readonly kind: 'refused'; readonly errors: FieldErrors; readonly isHopeless: boolean };

/** What to do with a file. `once` recognises an import that is sent again. */
export type FileAction =
  | { readonly kind: 'preview'; readonly shownRows: number }
  | { readonly kind: 'import'; readonly once: IdempotentRequest | undefined };

/** How many rows each of several previews shows; one alone shows more. */
export function previewOf(files: number): FileAction {
  return { kind: 'preview', shownRows: files === 1 ? 100 : 20 };
}

/** Imports the file, or shows what would become of it. */
export async function tryFile(
  { imports }: PageParts,
  request: SignedInRequest,
  file: SentFile,
  answers: Answers,
  action: FileAction,
): Promise<FileResult> {
  try {
    const input = importInput(answers, file, action.kind === 'preview' ? action.shownRows : undefined);
    const once = action.kind === 'import' ? action.once : undefined;
    const outcome = await imports.importStatements(request.visitor.user.id, input, once);
    if (outcome.id === null) return { kind: 'preview', outcome };
    return { kind: 'imported', importId: outcome.id, facts: outcome.facts };
  } catch (error) {
    const { errors, problem } = refusedForm(request, answers, error);
    const question = questionOf(error);
    if (question !== undefined) return { kind: 'question', question };
    if (errors['Idempotency-Key'] !== undefined) return refused(TAKEN_BACK);
    if (request.ctx.status === UNREADABLE) return refused(problem ?? UNSUPPORTED);
    return { kind: 'refused', errors: problem === undefined ? errors : { file: [problem] }, isHopeless: false };
  }
}

/** The result for a file of which nothing can become, whatever is said about it. */
export function refused(sentence: string): FileResult {
  return { kind: 'refused', errors: { file: [sentence] }, isHopeless: true };
}

const TAKEN_BACK = 'That import was taken back. Reload this page and choose the file again to import it anew.';
const UNSUPPORTED = 'Coffer does not read files of this kind.';

/** The status for a file that no answer helps to read. */
const UNREADABLE = 415;
