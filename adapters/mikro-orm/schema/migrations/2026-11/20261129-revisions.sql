-- Gives the data of each user, and the data that all users share, a revision (`domain/revision.ts`). It is random: a
-- counter would count again to the same numbers after a backup has been restored.

-- migrate:up

alter table users add column revision uuid not null default gen_random_uuid();

create table shared_revision (
  one boolean primary key default true check (one),
  revision uuid not null default gen_random_uuid()
);

insert into shared_revision default values;

-- migrate:down

drop table shared_revision;

alter table users drop column revision;
