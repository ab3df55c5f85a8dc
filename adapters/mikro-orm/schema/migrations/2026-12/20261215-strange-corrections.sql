-- Removes what the command line stored as corrections of bills although it is none: its options for the user and the
-- bill.

-- migrate:up

update recurring_bills set corrections = (
  select coalesce(jsonb_agg(said order by (said ->> 'number')::int), '[]'::jsonb)
  from jsonb_array_elements(corrections) as each (said)
  where not (said ->> 'kind' = 'set' and said ->> 'field' in ('email', 'id'))
)
where corrections @> '[{"kind": "set", "field": "email"}]' or corrections @> '[{"kind": "set", "field": "id"}]';

-- migrate:down
