import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { SnapshotPart, SnapshotTable } from '../../../domain/ports/service/snapshots.ts';
import { clientFailure } from './client-failure.ts';
import { quoted } from './quoted.ts';

/** Long enough that a statement for each costs little when they are loaded, and short enough to hold several. */
const PART_BYTES = 1024 * 1024;

/** Line feeds within values are escaped (PostgreSQL manual, COPY), so one ends each row. */
const ROW_END = 0x0a;

/** The rows of `tables`, one table after the other, as `COPY` writes them. Reads no faster than they are taken. */
export async function* copiedParts(client: Client, tables: readonly SnapshotTable[]): AsyncGenerator<SnapshotPart> {
  try {
    for (const { name, columns } of tables) {
      const rows = client.query(copyTo(`copy ${quoted([name])} (${quoted(columns)}) to stdout`));
      for await (const bytes of wholeRows(rows as AsyncIterable<Buffer>)) {
        const text = bytes.toString('utf8');
        yield { table: name, rows: text.split('\n').length - 1, text };
      }
    }
  } catch (error) {
    throw clientFailure(error);
  }
}

async function* wholeRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < PART_BYTES) continue;
    const bytes = Buffer.concat(waiting);
    const end = bytes.lastIndexOf(ROW_END) + 1;
    if (end > 0) yield bytes.subarray(0, end);
    waiting = [bytes.subarray(end)];
    length = bytes.length - end;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
