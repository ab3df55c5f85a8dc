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

const WHOLE = ':20:A\n:25:123\n:28C:1/1\n:60F:C260116EUR10,00\n:61:260116C5,00NTRF1\n:86:Text\n:62F:C260116EUR15,00\n';
const MT940_ENDS = [
  ['in the head of a second statement', '-\n:20:B\n:25:123\n', true],
  ['in the reference of a second statement', '-\n:20:B\n', true],
  ['in the header of a second message', '-}\n{1:F01BANKNL21XXXX0000000000}{2:O', true],
  ['in a balance', ':64:C260116EUR0000', true],
  ['after a balance', ':64:C260116EUR15,00', false],
  ['after a balance with a decimal point', ':64:C260116EUR15.00', false],
  ['after the whole statement', '-\n', false],
  ['after the whole envelope', '-}{5:{CHK:AAAAAAAAAAAA}}\n', false],
] as const;

for (const [where, end, isCut] of MT940_ENDS) {
  cutOff(`an MT940 file that ends ${where} is read with ${isCut ? 'a' : 'no'} warning about missing rows`, async () => {
    const file = await fileOf(Buffer.from(WHOLE + end), {});
    assert.is(file?.warnings.length, isCut ? 1 : 0);
    assert.is(file?.statements[0]?.rows.length, 1);
  });
}

cutOff('an MT940 file that ends with the balance of a page warns that rows may be missing', async () => {
  const file = await fileOf(Buffer.from(WHOLE.replace(':62F:', ':62M:')), {});
  assert.match(file?.warnings[0]?.sentence ?? '', /^The file ends in the middle of a statement/);
});

cutOff('a CSV file whose last amount alone has no decimals warns', async () => {
  const file = await fileOf(
    Buffer.from('date,text,amount\n2026-01-16,a,-4.9\n2026-01-17,b,3.25\n2026-01-18,c,-12'),
    {},
  );
  assert.is(file?.warnings.length, 1);
});

cutOff.run();
