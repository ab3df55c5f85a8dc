import type { ExportTable } from '../../../application/export/export-table.ts';

/** All tables as one JSON object, an array of rows each, one row a line. Nothing is held but the row at hand. */
export async function* jsonOf(tables: readonly ExportTable[], exportedAt: string): AsyncIterable<string> {
  yield `{"exported_at":${JSON.stringify(exportedAt)}`;
  for (const { name, rows } of tables) {
    yield `,\n${JSON.stringify(name)}:[`;
    let separator = '\n';
    for await (const row of rows()) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
    yield '\n]';
  }
  yield '}\n';
}
