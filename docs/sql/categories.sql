-- list

select
  "c0".*
from
  "categories" as "c0"
order by
  "c0"."id" asc;
