import type { Entry } from 'yauzl';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import { tooLargeUnpacked, WORKBOOK_MAX_BYTES } from '../archives/limits.ts';
import { unpackedBytes, type Zip } from '../archives/zip.ts';
import { type DateFormats, readDateFormats } from './date-formats.ts';
import { readSharedTexts } from './shared-texts.ts';
import { attribute, readPart } from './xml-part.ts';

/** What the sheets of a workbook share. */
export interface Workbook {
  /** Those that a person sees, in their order. */
  readonly sheets: readonly { readonly name: string; readonly entry: Entry }[];
  /** Texts of which the cells hold the number. */
  readonly texts: readonly string[];
  readonly dateFormats: DateFormats;
  /** Whether days count from 1904, as in old workbooks from macOS. */
  readonly isFrom1904: boolean;
}

/** The texts that cells share stay in memory. */
const MOST_TEXT_BYTES = 50 * 1024 * 1024;

/** Throws `too_large`, `malformed`, and what `readPart` throws. */
export async function readWorkbook(zip: Zip): Promise<Workbook> {
  if (unpackedBytes(zip.entries) > WORKBOOK_MAX_BYTES) throw tooLargeUnpacked();
  const byPath = new Map(zip.entries.map((entry) => [entry.fileName, entry]));
  const root = await relationsOf(zip, byPath, '');
  const path = [...root.values()].find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml';
  const main = byPath.get(path);
  if (main === undefined) throw new StatementFileError('malformed', 'The workbook is damaged. Download it again.');
  const relations = await relationsOf(zip, byPath, path);
  const { sheets, isFrom1904 } = await sheetsOf(zip, main);
  const found = sheets.flatMap(({ name, id }) => {
    const entry = byPath.get(relations.get(id)?.path ?? '');
    return entry === undefined || relations.get(id)?.type !== 'worksheet' ? [] : [{ name, entry }];
  });
  const part = (type: string) => byPath.get([...relations.values()].find((one) => one.type === type)?.path ?? '');
  const [texts, styles] = [part('sharedStrings'), part('styles')];
  if ((texts?.uncompressedSize ?? 0) > MOST_TEXT_BYTES) throw tooLargeUnpacked();
  return {
    sheets: [...new Map(found.map((sheet) => [sheet.entry, sheet])).values()],
    texts: texts === undefined ? [] : await readSharedTexts(zip, texts),
    dateFormats: styles === undefined ? new Set() : await readDateFormats(zip, styles),
    isFrom1904,
  };
}

interface Relation {
  /** The last word of its address: `worksheet`, `styles`. */
  readonly type: string;
  /** Within the archive. */
  readonly path: string;
}

/** What the part at this path refers to, by id; '' is the workbook as a whole. */
async function relationsOf(
  zip: Zip,
  byPath: ReadonlyMap<string, Entry>,
  path: string,
): Promise<ReadonlyMap<string, Relation>> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const relations = new Map<string, Relation>();
  const entry = byPath.get(`${folder}_rels/${path.slice(folder.length)}.rels`);
  if (entry === undefined) return relations;
  await readPart(zip, entry, {
    start: (name, { Id, Type = '', Target = '' }) => {
      if (name !== 'Relationship' || Id === undefined) return;
      const target = Target.startsWith('/') ? Target : `/${folder}${Target}`;
      relations.set(Id, {
        type: Type.slice(Type.lastIndexOf('/') + 1),
        path: new URL(target, 'file://').pathname.slice(1),
      });
    },
  });
  return relations;
}

async function sheetsOf(zip: Zip, entry: Entry) {
  const sheets: { readonly name: string; readonly id: string }[] = [];
  let isFrom1904 = false;
  await readPart(zip, entry, {
    start: (tag, attributes) => {
      if (tag === 'workbookPr') isFrom1904 = /^(?:1|true|on)$/.test(attributes['date1904'] ?? '');
      if (tag !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      sheets.push({ name: attributes['name'] ?? '', id: attribute(attributes, 'id') ?? '' });
    },
  });
  return { sheets, isFrom1904 };
}
