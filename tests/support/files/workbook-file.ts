import { type ZippedFile, zipFile } from './zip-file.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface WorkbookParts {
  /** XML inside of `sheetData`. */
  readonly rows: string;
  /** XML of the shared texts. */
  readonly texts?: string;
  /** Replaces or adds parts. */
  readonly others?: readonly ZippedFile[];
}

/** The smallest Excel workbook with one sheet. */
export function workbookFile({ rows, texts = '<sst/>', others = [] }: WorkbookParts): Buffer {
  const parts: readonly ZippedFile[] = [
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/workbook.xml', content: '<workbook><sheets><sheet name="S" r:id="s"/></sheets></workbook>' },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        ['s', 'worksheet', 'worksheets/sheet1.xml'],
        ['t', 'sharedStrings', 'sharedStrings.xml'],
      ]),
    },
    { name: 'xl/sharedStrings.xml', content: texts },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
  ];
  const names = new Set(others.map(({ name }) => name));
  return zipFile([...parts.filter(({ name }) => !names.has(name)), ...others]);
}

export function relations(targets: readonly (readonly [id: string, type: string, target: string])[]): string {
  const all = targets.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships>${all.join('')}</Relationships>`;
}

/** A row of texts and numbers. */
export function sheetRow(...cells: readonly (string | number)[]): string {
  const xml = cells.map((cell) =>
    typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c t="inlineStr"><is><t>${cell}</t></is></c>`,
  );
  return `<row>${xml.join('')}</row>`;
}
