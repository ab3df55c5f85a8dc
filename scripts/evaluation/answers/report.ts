import { table } from '../table.ts';
import type { Judged, Verdict } from './judge.ts';

const VERDICTS: readonly Verdict[] = ['true', 'effort', 'said', 'silent', 'misleading'];

/** The verdicts of all questions, of those about each person, and of each kind. */
export function report(judged: readonly Judged[]): string {
  const row = (name: string, own: readonly Judged[]) => {
    const counts = VERDICTS.map((wanted) => own.filter(({ verdict }) => verdict === wanted).length);
    return [name, own.length, ...counts].map(String);
  };
  const people = [...Map.groupBy(judged, ({ person }) => person)].map(([name, own]) => row(name, own));
  const kinds = [...Map.groupBy(judged, ({ kind }) => kind)].map(([name, own]) => row(`about ${name}`, own));
  return table(['', 'questions', ...VERDICTS], [row('all', judged), ...people, ...kinds]);
}

/** Each question that was not answered true, the worst first. */
export function mistakes(judged: readonly Judged[]): string {
  return judged
    .filter(({ verdict, kind }) => verdict !== 'true' && (verdict !== 'said' || kind !== 'impossible'))
    .toSorted((a, b) => VERDICTS.indexOf(b.verdict) - VERDICTS.indexOf(a.verdict))
    .map(
      ({ verdict, person, asked, read, truth }) => `${verdict}: ${person}: ${asked} ${shown(read)} for ${shown(truth)}`,
    )
    .join('\n');
}

function shown(value: unknown): string {
  return typeof value === 'symbol' ? 'a part' : (JSON.stringify(value) ?? 'nothing');
}
