import { hash } from 'node:crypto';
import { unlessNotFound } from '../../../../domain/error.ts';
import { html } from '../../../http/pages/html.ts';
import { isFromScript, showFragment } from '../../fragment.ts';
import { type SignedInRequest, sentId } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { cardFacts } from './card-facts.ts';
import { ANSWERS_PATH, DONE_FIELD, fileCard, type ShownFile, WAITING_FIELD } from './file-card.ts';
import { type FileAction, previewOf, refused, tryFile } from './file-result.ts';
import { type Answers, answersOf } from './import-input.ts';
import { nameOfImport } from './import-parts.ts';
import { showImportPage } from './upload-page.ts';

/** Goes on with files that were sent before, from what a person says about them. */
export const FILE_ANSWER_ROUTES: readonly WebRoute[] = [ownRoute('POST', ANSWERS_PATH, answer)];

async function answer(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { form } = request;
  const [, action = 'preview', target = 'all'] = /^(preview|import):(\d{1,15}|all)$/.exec(form['do'] ?? '') ?? [];
  const waiting = idsOfWaiting(form).filter((id) => !isFromScript(request) || target === String(id));
  const done = isFromScript(request) ? [] : await importsDone(parts, request);
  const actionFor = (id: number): FileAction =>
    action === 'import' && ['all', String(id)].includes(target)
      ? { kind: 'import', once: onceFor(id) }
      : previewOf(waiting.length);
  const shown = [...done];
  for (const id of waiting) shown.push(await goOn(parts, request, id, actionFor(id)));
  request.ctx.status = 200; // Each card says what is wrong with its file.
  const facts = await cardFacts(parts, request);
  const cards = shown.map((file) => fileCard(file, facts));
  if (isFromScript(request)) return showFragment(request, html`${cards}`);
  await showImportPage(parts, { ...request, form: {} }, facts, { cards });
}

async function goOn(parts: PageParts, request: SignedInRequest, id: number, action: FileAction): Promise<ShownFile> {
  const answers = answersFor(id, request.form);
  const file = await parts.imports.openUpload(request.visitor.user.id, id).catch(unlessNotFound);
  if (file === undefined) return { id: 0, name: null, result: refused(GONE), answers };
  const result = await tryFile(parts, request, file, answers, action);
  const isOver = result.kind === 'imported' || (result.kind === 'refused' && result.isHopeless);
  return { id: isOver ? 0 : id, name: file.name, result, answers };
}

/** A file that was kept is imported once, whatever is said about it the second time. */
function onceFor(id: number) {
  return { key: `page upload ${id}`, requestHash: hash('sha256', `upload ${id}`) };
}

const GONE = 'This file is kept no longer. Choose it again.';

/** Files of which the page has a card that waits. */
function idsOfWaiting(form: SignedInRequest['form']): readonly number[] {
  return Object.keys(form).flatMap((name) => {
    const id = sentId(new RegExp(`^f(\\d+)_${WAITING_FIELD}$`).exec(name)?.[1]);
    return id === 0 ? [] : [id];
  });
}

function answersFor(id: number, form: SignedInRequest['form']): Answers {
  const prefix = `f${id}_`;
  const own = Object.entries(form).filter(([name]) => name.startsWith(prefix));
  return answersOf(Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value])));
}

/** The cards of imports that were made from this page already. */
async function importsDone({ imports }: PageParts, { form, visitor }: SignedInRequest): Promise<readonly ShownFile[]> {
  const ids = (form[DONE_FIELD] ?? '')
    .split(' ')
    .map(sentId)
    .filter((id) => id !== 0);
  const found = await Promise.all(ids.map((id) => imports.showImport(visitor.user.id, id).catch(unlessNotFound)));
  return found.flatMap((one) => {
    if (one === undefined) return [];
    const { facts } = one;
    return [{ id: 0, name: nameOfImport(facts), result: { kind: 'imported', importId: facts.id, facts }, answers: {} }];
  });
}
