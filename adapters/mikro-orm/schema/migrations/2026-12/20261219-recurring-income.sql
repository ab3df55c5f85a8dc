-- Recurring income, as the last detection has found it. Whoever was looked at before has none until the next one, so
-- that one is due for everybody.

-- migrate:up

delete from bill_detection_state;

alter table bill_detection_state add column incomes jsonb not null default '[]';

-- migrate:down

alter table bill_detection_state drop column incomes;
