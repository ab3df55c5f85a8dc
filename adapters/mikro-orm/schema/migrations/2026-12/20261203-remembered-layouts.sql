-- How files of one layout were read, so that what a user has answered is not asked again.

-- migrate:up

alter table imports add column fingerprint text, add column read_as jsonb;

create index imports_fingerprint on imports (user_id, fingerprint, id) where fingerprint is not null;

-- migrate:down

drop index imports_fingerprint;

alter table imports drop column fingerprint, drop column read_as;
