-- spend

insert into
  spent_challenges (hash, expires_at)
values
  ($1, $2)
on conflict (hash) do nothing;

-- removeExpired

delete from spent_challenges
where
  expires_at <= $1;
