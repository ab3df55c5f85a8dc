-- The keyed hash of the other party's account number, as a source showed it with a row. It is compared with the hashes
-- of the user's own accounts, so that moves between them are recognised.

-- migrate:up

alter table import_rows add column counterparty_hash text;

-- migrate:down

alter table import_rows drop column counterparty_hash;
