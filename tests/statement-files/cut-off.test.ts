import { readdirSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statementFileReader } from '../../adapters/statement-files/statement-file-reader.ts';
import type { ReadOptions } from '../../domain/statements/read-options.ts';
import type { StatementFile } from '../../domain/statements/statement-file.ts';
import { StatementFileError } from '../../domain/statements/statement-file-error.ts';

const root = new URL('./corpus/', import.meta.url);
const POSITIONS = Number(process.env['CUT_POSITIONS'] ?? 12);
const cutOff = suite('statement files that are cut off');

for (const folder of readdirSync(root).filter((name) => name !== 'refused')) {
  const expected = JSON.parse(readFileSync(new URL(`${folder}/expected.json`, root), 'utf8')) as Record<
    string,
    { readonly options?: ReadOptions }
  >;
  cutOff(`a ${folder} file that ends within a row loses nothing of what stands before it in silence`, async () => {
    for (const [name, { options = {} }] of Object.entries(expected)) {
      const bytes = readFileSync(new URL(`${folder}/${name}`, root));
      const whole = await fileOf(bytes, options);
      if (whole === undefined || isComplaining(whole)) continue;
      for (const at of positions(bytes)) {
        const cut = await fileOf(bytes.subarray(0, at), options);
        if (cut === undefined || isComplaining(cut)) continue;
        const lines = bytes
          .subarray(0, at)
          .toString('latin1')
          .split(/\r\n|\r|\n/);
        if (NOTHING.test(lines.at(-1) ?? '')) continue;
        const line = lines.length;
        const [found, wanted] = [moneyOf(cut), moneyOf(whole).filter((row) => row.line <= line)];
        const place = `${name}, cut at byte ${at}`;
        assert.is(found.length, wanted.length, place);
        // What the last amount should look like, at least two others must show.
        if (found.length > 2) assert.equal(found, wanted, place);
      }
    }
  });
}

/** Within lines: a file that ends with a whole line may be whole. */
function positions(bytes: Uint8Array): readonly number[] {
  const all = Array.from({ length: POSITIONS }, (_, nth) => Math.floor((bytes.length * (nth + 0.5)) / POSITIONS));
  const isEnd = (at: number): boolean => [10, 13, undefined].includes(bytes[at]);
  return all.filter((at) => !isEnd(at) && !isEnd(at - 1));
}

/** A line that is still without content. */
const NOTHING = /^[\s\0"',;|]*$/;

/** `undefined` for a file that is refused, or only read after an answer. */
async function fileOf(bytes: Uint8Array, options: ReadOptions): Promise<StatementFile | undefined> {
  try {
    const reading = await statementFileReader.read(bytes, options);
    return reading.kind === 'file' ? reading.file : undefined;
  } catch (error) {
    if (error instanceof StatementFileError) return undefined;
    throw error;
  }
}

function isComplaining({ warnings, statements }: StatementFile): boolean {
  return warnings.length > 0 || statements.some((one) => one.warnings.length > 0 || one.unreadable.length > 0);
}

function moneyOf({ statements }: StatementFile) {
  return statements
    .flatMap(({ rows }) => rows.map(({ day, amount, place }) => ({ line: place.line, day, amount })))
    .toSorted((a, b) => a.line - b.line);
}

cutOff.run();
