-- Which subjects of a foreign issuer are users here.

-- migrate:up

create table external_identities (
  user_id bigint not null references users (id),
  id bigint not null default nextval('coffer_id'),
  primary key (user_id, id),
  issuer text not null,
  subject text not null check (char_length(subject) between 1 and 255),
  created_at timestamptz not null,
  unique (issuer, subject)
);

-- migrate:down

drop table external_identities;
