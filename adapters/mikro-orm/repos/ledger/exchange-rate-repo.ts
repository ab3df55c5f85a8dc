import type { LocalDate } from '../../../../domain/calendar.ts';
import { EUR } from '../../../../domain/money/currency.ts';
import {
  type ExchangeRate,
  mayReplace,
  type PerEur,
  RATE_SOURCES,
  type RatePair,
  type RateQuote,
  type RateSource,
} from '../../../../domain/money/exchange-rate.ts';
import type { ExchangeRatePort, ExchangeRateRepo } from '../../../../domain/ports/exchange-rate-port.ts';
import type { Session } from '../../connection/session.ts';

/** Rates per statement. */
const CHUNK = 10_000;

export function createExchangeRateRepo(session: Session): ExchangeRatePort & ExchangeRateRepo {
  return {
    async quotes(pairs) {
      if (pairs.length === 0) return [];
      const rows = await session.rows<QuoteRow>(QUOTES, [
        pairs.map(anchorOf),
        pairs.map(otherOf),
        pairs.map(({ on }) => on),
      ]);
      return pairs.map((pair, index) => toQuote(pair, rows[index]));
    },
    put: (rates) =>
      session.atomically(async (unit) => {
        const changed = await put(unit, rates);
        if (changed > 0) unit.changed.sharedData();
        return changed;
      }),
    async list({ source, currency, from, until }, limit) {
      const wanted = [source ?? null, currency ?? null, from ?? null, until ?? null, limit];
      return session.rows<ExchangeRate>(LIST, wanted);
    },
    removeManual: (currency, from, until) =>
      session.atomically(async (unit) => {
        const count = await unit.change(REMOVE_MANUAL, [currency, from, until]);
        if (count > 0) unit.changed.sharedData();
        return count;
      }),
    async newest() {
      const newest = await session.rows<{ source: RateSource; date: LocalDate; count: number }>(NEWEST, []);
      return newest.toSorted((a, b) => RATE_SOURCES.indexOf(a.source) - RATE_SOURCES.indexOf(b.source));
    },
  };
}

interface QuoteRow {
  readonly date: LocalDate | null;
  readonly anchorRate: PerEur | null;
  readonly otherRate: PerEur | null;
}

/** The currency of the pair that must have a stored rate. EUR has none: its rate is always 1. */
function anchorOf({ from, to }: RatePair): string {
  return from === EUR ? to : from;
}

/** The currency that should have a rate on the same day; `null` for EUR. */
function otherOf({ from, to }: RatePair): string | null {
  return from === EUR || to === EUR ? null : to;
}

/**
 * Finds the latest day up to the wanted one on which both currencies have a rate, otherwise the earliest day after it
 * (contract 6.1, 6.2), and where there is no such day, the rate of each on its own. Each search reads the currency's
 * key from the wanted day on and stops at the first hit. A search runs only if those before it find nothing.
 */
const QUOTES = {
  name: 'exchange_rate_quotes',
  text: `select coalesce(before.date, after.date, apart.date) as date,
      trim_scale(coalesce(before.per_eur, after.per_eur, apart.per_eur)) as "anchorRate",
      trim_scale(coalesce(before.other_per_eur, after.other_per_eur, apart.other_per_eur)) as "otherRate"
    from unnest($1::text[], $2::text[], $3::date[]) with ordinality as wanted (anchor, other, day, place)
    left join lateral (${nearest('a.date <= wanted.day', 'desc')}) before on true
    left join lateral (${nearest('a.date > wanted.day and before.date is null', 'asc')}) after on true
    left join lateral (select a.per_eur, b.per_eur as other_per_eur,
        case when abs(a.date - wanted.day) >= abs(b.date - wanted.day) then a.date else b.date end as date
      from (${ownNearest('anchor')}) a, (${ownNearest('other')}) b
      where before.date is null and after.date is null) apart on true
    order by wanted.place`,
};

function nearest(condition: string, direction: 'asc' | 'desc'): string {
  return `select a.date, a.per_eur, case when wanted.other is null then 1 else b.per_eur end as other_per_eur
    from exchange_rates a
    left join exchange_rates b on b.currency = wanted.other and b.date = a.date
    where a.currency = wanted.anchor and (wanted.other is null or b.date is not null) and ${condition}
    order by a.date ${direction} limit 1`;
}

function ownNearest(code: 'anchor' | 'other'): string {
  const one = (condition: string, direction: 'asc' | 'desc') =>
    `(select date, per_eur from exchange_rates where currency = wanted.${code} and date ${condition} wanted.day
      order by date ${direction} limit 1)`;
  return `select * from (${one('<=', 'desc')} union all ${one('>', 'asc')}) found order by date limit 1`;
}

function toQuote({ from, to, on }: RatePair, row: QuoteRow | undefined): RateQuote | undefined {
  const { date, anchorRate, otherRate } = row ?? {};
  if (date == null || anchorRate == null || otherRate == null) return undefined;
  const [fromPerEur, toPerEur] = from === EUR ? [otherRate, anchorRate] : [anchorRate, otherRate];
  return { from, to, on, date, fromPerEur, toPerEur };
}

async function put(unit: Session, rates: readonly ExchangeRate[]): Promise<number> {
  const chosen = mostTrusted(rates);
  let changed = 0;
  for (let start = 0; start < chosen.length; start += CHUNK) {
    const chunk = chosen.slice(start, start + CHUNK);
    changed += await unit.change(PUT, [
      chunk.map(({ currency }) => currency),
      chunk.map(({ date }) => date),
      chunk.map(({ perEur }) => perEur),
      chunk.map(({ source }) => source),
      RATE_SOURCES,
    ]);
  }
  return changed;
}

/**
 * Keeps one rate per currency and day, sorted, so that two concurrent calls lock rows in the same order and cannot
 * deadlock.
 */
function mostTrusted(rates: readonly ExchangeRate[]): readonly ExchangeRate[] {
  const byDay = new Map<string, ExchangeRate>();
  for (const rate of rates) {
    const key = `${rate.currency} ${rate.date}`;
    const present = byDay.get(key);
    if (present === undefined || mayReplace(rate.source, present.source)) byDay.set(key, rate);
  }
  return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, rate]) => rate);
}

/** `mayReplace` in SQL: compares sources by their position in the list, which begins with the most trusted one. */
const PUT = {
  text: `insert into exchange_rates as stored (currency, date, per_eur, source)
    select * from unnest($1::text[], $2::date[], $3::numeric[], $4::text[])
    on conflict (currency, date) do update set per_eur = excluded.per_eur, source = excluded.source
    where array_position($5::text[], excluded.source) <= array_position($5::text[], stored.source)
      and (stored.per_eur, stored.source) is distinct from (excluded.per_eur, excluded.source)`,
};

const LIST = {
  text: `select currency, date, trim_scale(per_eur) as "perEur", source from exchange_rates
    where ($1::text is null or source = $1) and ($2::text is null or currency = $2)
      and ($3::date is null or date >= $3) and ($4::date is null or date <= $4)
    order by date desc, currency collate "C" limit $5`,
};

const REMOVE_MANUAL = {
  text: `delete from exchange_rates where source = 'manual' and currency = $1 and date between $2::date and $3::date`,
};

const NEWEST = { text: 'select source, max(date) as date, count(*) as count from exchange_rates group by source' };
