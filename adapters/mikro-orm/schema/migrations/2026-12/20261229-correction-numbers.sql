-- The number of the last correction that a bill had: it is not given again when that correction is taken back.

-- migrate:up

alter table recurring_bills add column last_correction integer not null default 0;

update recurring_bills set last_correction = (
  select coalesce(max((said ->> 'number')::integer), 0) from jsonb_array_elements(corrections) said
) where corrections <> '[]';

-- migrate:down

alter table recurring_bills drop column last_correction;
