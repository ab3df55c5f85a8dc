-- From which day on a detection has looked at transactions, where a user has more of three years than it looks at.

-- migrate:up

alter table bill_detection_state add column since date;

-- migrate:down

alter table bill_detection_state drop column since;
