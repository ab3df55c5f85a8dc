-- Days of which no row was fetched, because the provider was not asked for longer than it goes back.

-- migrate:up

alter table feed_accounts add column missing_days jsonb not null default '[]';

-- migrate:down

alter table feed_accounts drop column missing_days;
