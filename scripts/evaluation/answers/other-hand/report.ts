import { table } from '../../table.ts';
import type { Judged, Verdict } from './judge.ts';

const VERDICTS: readonly Verdict[] = ['true', 'effort', 'said', 'silent', 'misleading'];

/** The verdicts by kind of question. */
export function otherHandReport(judged: readonly Judged[]): string {
  const kinds = [...new Set(judged.map(({ kind }) => kind))];
  const rowOf = (name: string, of: readonly Judged[]) => [
    name,
    ...VERDICTS.map((verdict) => String(of.filter((one) => one.verdict === verdict).length)),
    String(of.length),
  ];
  const rows = [
    ...kinds.map((kind) =>
      rowOf(
        kind,
        judged.filter((one) => one.kind === kind),
      ),
    ),
    rowOf('all', judged),
  ];
  return table(['questions about', ...VERDICTS, 'asked'], rows);
}

/** Each question that was not answered true, the worst first. */
export function otherHandMistakes(judged: readonly Judged[]): string {
  return judged
    .filter(({ verdict }) => !['true', 'said'].includes(verdict))
    .toSorted((a, b) => VERDICTS.indexOf(b.verdict) - VERDICTS.indexOf(a.verdict))
    .map(
      ({ verdict, person, asked, read, truth }) => `${verdict}: ${person}: ${asked} ${shown(read)} for ${shown(truth)}`,
    )
    .join('\n');
}

function shown(value: unknown): string {
  return typeof value === 'symbol' ? 'a part' : (JSON.stringify(value) ?? 'nothing');
}
