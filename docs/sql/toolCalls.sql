-- addAll

insert into
  tool_calls (user_id, at, client_id, tool, outcome)
select
  given.user_id,
  given.at,
  given.client_id,
  given.tool,
  given.outcome
from
  unnest($1::bigint[], $2::timestamptz[], $3::text[], $4::text[], $5::text[]) with ordinality as given (user_id, at, client_id, tool, outcome, place)
  join users on users.id = given.user_id
  and users.deleted_at is null
order by
  given.place
for key share of
  users;

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
