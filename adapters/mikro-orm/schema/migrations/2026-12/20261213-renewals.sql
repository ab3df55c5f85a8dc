-- What decided the category of a transaction, and what its source said of the kind of payment, so that both can be
-- worked out anew; and what was changed that way, so that it can be taken back. The transactions of all users are gone
-- through in the background, one user after the other.

-- migrate:up

alter table transactions add column category_layer text;

alter table import_rows add column hints jsonb;

create table renewals (
  user_id bigint not null references users (id),
  id bigint not null,
  primary key (user_id, id),
  renewed_at timestamptz not null,
  before jsonb not null,
  after jsonb not null,
  foreign key (user_id, id) references transactions (user_id, id) on delete cascade
);

insert into own_transfer_backlog select id from users where deleted_at is null
  on conflict (user_id) do nothing;

-- migrate:down

drop table renewals;

alter table import_rows drop column hints;

alter table transactions drop column category_layer;
