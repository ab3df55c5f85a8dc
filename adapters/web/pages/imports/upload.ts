import { STATEMENT_FILE_MAX_BYTES } from '../../../../domain/ports/imports/statement-file-reader.ts';
import type { UploadedFile } from '../../../http/bodies/multipart.ts';
import { html } from '../../../http/pages/html.ts';
import { notice } from '../../components/blocks.ts';
import { sentOnce } from '../../components/form.ts';
import { isFromScript, showFragment } from '../../fragment.ts';
import { type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { cardFacts } from './card-facts.ts';
import { fileCard, type ShownFile } from './file-card.ts';
import { previewOf, tryFile } from './file-result.ts';
import { answersOf } from './import-input.ts';
import { showImportPage, UPLOAD_PATH } from './upload-page.ts';

/** Takes statement files: shows what each would do, or does it. A script sends them one by one. */
export const IMPORT_UPLOAD_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', UPLOAD_PATH, async (parts, request) =>
    showImportPage(parts, request, await cardFacts(parts, request)),
  ),
  ownRoute('POST', UPLOAD_PATH, submit, { fileMaxBytes: STATEMENT_FILE_MAX_BYTES }),
];

async function submit(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { files = [], ctx } = request;
  if (files.length === 0) return refuseEmpty(parts, request);
  const shown: ShownFile[] = [];
  for (const file of files) shown.push(await take(parts, request, file));
  const [first] = shown;
  if (first?.result.kind === 'imported' && shown.length === 1 && !isFromScript(request)) {
    return seeOther(request, `/imports/${first.result.importId}?done=imported`);
  }
  // The script shows nothing of other answers, and of several files each card says what is wrong.
  if (isFromScript(request) || shown.some(({ result }) => result.kind === 'preview' || result.kind === 'imported'))
    ctx.status = 200;
  const facts = await cardFacts(parts, request);
  const cards = shown.map((file) => fileCard(file, facts));
  if (isFromScript(request)) return showFragment(request, html`${cards}`);
  await showImportPage(parts, request, facts, { cards });
}

/** Imports the file or looks at it. What may need an answer is kept, so that nobody has to choose it again. */
async function take(parts: PageParts, request: SignedInRequest, file: UploadedFile): Promise<ShownFile> {
  const { form, files = [], visitor } = request;
  const isImport = form['do'] === 'import';
  const action = isImport ? ({ kind: 'import', once: sentOnce(request, file) } as const) : previewOf(files.length);
  const answers = answersOf(form);
  const result = await tryFile(parts, request, file, answers, action);
  const isOver = result.kind === 'imported' || (result.kind === 'refused' && result.isHopeless);
  const id = isOver || file.bytes.length === 0 ? 0 : await parts.imports.keepUpload(visitor.user.id, file);
  return { id, name: file.name, result, answers };
}

async function refuseEmpty(parts: PageParts, request: SignedInRequest): Promise<void> {
  const sentence = 'Choose a file first.';
  if (isFromScript(request)) return showFragment(request, notice('danger', sentence));
  request.ctx.status = 422;
  await showImportPage(parts, request, await cardFacts(parts, request), { errors: { file: [sentence] } });
}
