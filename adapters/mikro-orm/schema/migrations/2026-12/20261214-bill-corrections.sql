-- What a person has said of a bill, and what the bill would be without it. Both stay while detections come and go.

-- migrate:up

alter table recurring_bills add column found jsonb;

alter table recurring_bills add column corrections jsonb not null default '[]';

-- migrate:down

-- A corrected bill becomes what was found again.
update recurring_bills set
  name = found ->> 'name', cycle = found ->> 'cycle', amount = (found ->> 'amount')::bigint,
  currency = found ->> 'currency', next_date = (found ->> 'nextDate')::date,
  status = case when status = 'archived' then status else found ->> 'status' end, facts = found -> 'facts',
  confidence = (found ->> 'confidence')::float8,
  transaction_ids = array(select jsonb_array_elements_text(found -> 'transactionIds')::bigint)
where found is not null;

alter table recurring_bills drop column corrections;

alter table recurring_bills drop column found;
