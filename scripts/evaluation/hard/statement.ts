import { addMonths, formatDay, parseDay } from '../bills/days.ts';
import type { LabelledStatement } from '../bills/labelled-statement.ts';
import { bankDaysOf } from '../hands/due-days.ts';
import { type BillDraft, type Entry, labelledStatement } from '../hands/ledger.ts';
import { fillText } from '../hands/text.ts';
import { type Random, seededRandom } from '../random.ts';
import type { Life } from './life.ts';
import { unitsOf } from './money.ts';
import { priceOf } from './prices.ts';
import { daysOf } from './schedule.ts';
import { readStream, type Stream } from './stream.ts';
import { surroundingsOf } from './surroundings.ts';

/** A life as it is written down becomes a statement with its truth; always the same one. */
export function hardStatement(told: string, seed: number): LabelledStatement {
  const [head = '', ...lines] = told.trim().split('\n');
  const life = readHead(head);
  const streams = [
    ...lines.map((line) => ({ stream: readStream(line), unit: 1 })),
    ...surroundingsOf(life.country).map((line) => ({
      stream: readStream(line),
      unit: unitsOf(life.currency).perEuro,
    })),
  ];
  const entries = streams.flatMap(({ stream, unit }, index) =>
    entriesOf(life, stream, unit, seededRandom(`${life.title} ${index}`)),
  );
  const { title: world, holder, currency, asOf } = life;
  const from = Math.min(...entries.map(({ day }) => day));
  const cover = { seed, world, merchantNames: 'partial', currency, from, asOf } as const;
  return labelledStatement(holder === undefined ? cover : { ...cover, holder }, entries);
}

function readHead(head: string): Life {
  const [, country = '', currency = '', until = '', rest = ''] = /^# (..) (...) (\S+) (.*)$/.exec(head) ?? [];
  const [title = '', holder] = rest.split(' | ');
  const asOf = parseDay(until);
  const from = addMonths(asOf, -25);
  const life = { title, country, currency, from, asOf, bankDays: bankDaysOf(country) };
  return holder === undefined ? life : { ...life, holder };
}

function entriesOf(life: Life, stream: Stream, unit: number, random: Random): readonly Entry[] {
  const of = ownerOf(stream);
  const minor = unitsOf(life.currency).minor * unit;
  const days = daysOf(stream, life, random.fork('days'));
  const prices = random.fork('prices');
  const text = { life, stream, random: random.fork('texts'), contract: random.fork('contract') };
  const rows = days.map((day, index) => {
    const price = priceOf(stream, day, index, prices);
    return entry(text, { day, amount: Math.round(price * minor), of });
  });
  const beside = stream.beside.map(({ day, amount }) => ({
    ...entry(text, { day, amount: Math.round(amount * minor), of }),
    isBeside: true,
  }));
  return [...rows, ...beside];
}

function ownerOf({ truth, cycle, texts, varies, skip }: Stream): BillDraft | string {
  if (truth === 'own') return 'own-transfer';
  if (truth === 'not') return `not a bill: ${texts[0]!.text}`;
  const draft = { kind: texts[0]!.text, cycle: cycle ?? 'monthly', varies };
  const unforeseeable = skip > 0 ? { isUnforeseeable: true } : {};
  return truth === 'may' ? { ...draft, standing: 'ignored' } : { ...draft, ...unforeseeable };
}

interface Texts {
  readonly life: Life;
  readonly stream: Stream;
  readonly random: Random;
  readonly contract: Random;
}

function entry({ life, stream, random, contract }: Texts, row: Pick<Entry, 'day' | 'amount' | 'of'>): Entry {
  const template = stream.texts.findLast(({ from }) => row.day >= from)!.text;
  const isOneOfSeveral = typeof row.of === 'string' && template.includes('{s:');
  const text = fillText(template, {
    payee: '',
    city: '',
    card: '4821',
    me: life.holder ?? '',
    paid: Math.abs(row.amount / unitsOf(life.currency).minor).toFixed(2),
    bought: row.day,
    booked: row.day,
    months: MONTHS[life.country] ?? MONTHS['']!,
    random,
    contract: isOneOfSeveral ? random.fork(formatDay(row.day)) : contract,
  });
  const accountId = stream.accounts.findLast(({ from }) => row.day >= from)?.account ?? 1;
  return { ...row, text, merchantName: stream.merchant, accountId };
}

const MONTHS: Readonly<Record<string, readonly string[]>> = {
  '': 'January February March April May June July August September October November December'.split(' '),
  BE: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  FR: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  NL: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
};
