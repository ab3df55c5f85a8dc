-- quotes

select
  coalesce(before.date, after.date, apart.date) as date,
  trim_scale(coalesce(before.per_eur, after.per_eur, apart.per_eur)) as "anchorRate",
  trim_scale(coalesce(before.other_per_eur, after.other_per_eur, apart.other_per_eur)) as "otherRate"
from
  unnest($1::text[], $2::text[], $3::date[]) with ordinality as wanted (anchor, other, day, place)
  left join lateral (
    select
      a.date,
      a.per_eur,
      case
        when wanted.other is null then 1
        else b.per_eur
      end as other_per_eur
    from
      exchange_rates a
      left join exchange_rates b on b.currency = wanted.other
      and b.date = a.date
    where
      a.currency = wanted.anchor
      and (
        wanted.other is null
        or b.date is not null
      )
      and a.date <= wanted.day
    order by
      a.date desc
    limit
      1
  ) before on true
  left join lateral (
    select
      a.date,
      a.per_eur,
      case
        when wanted.other is null then 1
        else b.per_eur
      end as other_per_eur
    from
      exchange_rates a
      left join exchange_rates b on b.currency = wanted.other
      and b.date = a.date
    where
      a.currency = wanted.anchor
      and (
        wanted.other is null
        or b.date is not null
      )
      and a.date > wanted.day
      and before.date is null
    order by
      a.date asc
    limit
      1
  ) after on true
  left join lateral (
    select
      a.per_eur,
      b.per_eur as other_per_eur,
      case
        when abs(a.date - wanted.day) >= abs(b.date - wanted.day) then a.date
        else b.date
      end as date
    from
      (
        select
          *
        from
          (
            (
              select
                date,
                per_eur
              from
                exchange_rates
              where
                currency = wanted.anchor
                and date <= wanted.day
              order by
                date desc
              limit
                1
            )
            union all
            (
              select
                date,
                per_eur
              from
                exchange_rates
              where
                currency = wanted.anchor
                and date > wanted.day
              order by
                date asc
              limit
                1
            )
          ) found
        order by
          date
        limit
          1
      ) a,
      (
        select
          *
        from
          (
            (
              select
                date,
                per_eur
              from
                exchange_rates
              where
                currency = wanted.other
                and date <= wanted.day
              order by
                date desc
              limit
                1
            )
            union all
            (
              select
                date,
                per_eur
              from
                exchange_rates
              where
                currency = wanted.other
                and date > wanted.day
              order by
                date asc
              limit
                1
            )
          ) found
        order by
          date
        limit
          1
      ) b
    where
      before.date is null
      and after.date is null
  ) apart on true
order by
  wanted.place;

-- put

insert into
  exchange_rates as stored (currency, date, per_eur, source)
select
  *
from
  unnest($1::text[], $2::date[], $3::numeric[], $4::text[])
on conflict (currency, date) do update
set
  per_eur = excluded.per_eur,
  source = excluded.source
where
  array_position($5::text[], excluded.source) <= array_position($5::text[], stored.source)
  and (stored.per_eur, stored.source) is distinct from (excluded.per_eur, excluded.source);

update shared_revision
set
  revision = $1
where
  one;

-- list

select
  currency,
  date,
  trim_scale(per_eur) as "perEur",
  source
from
  exchange_rates
where
  (
    $1::text is null
    or source = $1
  )
  and (
    $2::text is null
    or currency = $2
  )
  and (
    $3::date is null
    or date >= $3
  )
  and (
    $4::date is null
    or date <= $4
  )
order by
  date desc,
  currency collate "C"
limit
  $5;

-- removeManual

delete from exchange_rates
where
  source = 'manual'
  and currency = $1
  and date between $2::date and $3::date;

update shared_revision
set
  revision = $1
where
  one;

-- newest

select
  source,
  max(date) as date,
  count(*) as count
from
  exchange_rates
group by
  source;
