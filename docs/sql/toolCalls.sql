-- addAll

select
  1
from
  users
where
  id = $1
  and deleted_at is null
for key share;

insert into
  tool_calls (user_id, id, at, client_id, tool, outcome)
select
  $1::bigint,
  nextval('coffer_id'),
  given.*
from
  unnest($2::timestamptz[], $3::text[], $4::text[], $5::text[]) as given;

-- page

select
  tool_calls.id,
  tool_calls.user_id as "userId",
  tool_calls.client_id as "clientId",
  tool_calls.tool,
  tool_calls.outcome,
  tool_calls.at
from
  tool_calls
where
  user_id = $1
  and id < $2
order by
  id desc
limit
  $3;

-- removeBefore

delete from tool_calls
where
  at < $1;
