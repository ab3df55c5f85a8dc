import type { ExportTable } from '../../../application/exports/export-table.ts';

/** All tables as one JSON object, an array of rows each, one row a line. Nothing is held but the page at hand. */
export async function* jsonOf(tables: readonly ExportTable[], exportedAt: string): AsyncIterable<string> {
  yield `{"exported_at":${JSON.stringify(exportedAt)}`;
  for (const { name, pages } of tables) {
    yield `,\n${JSON.stringify(name)}:[`;
    let separator = '\n';
    for await (const rows of pages()) {
      if (rows.length === 0) continue;
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
      separator = ',\n';
    }
    yield '\n]';
  }
  yield '}\n';
}
