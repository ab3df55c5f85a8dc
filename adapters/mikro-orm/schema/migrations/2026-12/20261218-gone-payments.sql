-- Payments of bills whose import was undone: by these traces they are known again when the file comes again.

-- migrate:up

alter table recurring_bills add column gone jsonb not null default '[]';

-- migrate:down

alter table recurring_bills drop column gone;
