-- Frames of banks of Portugal, Canada, Singapore, India, Mexico and Switzerland, and more trades and chains are known.
-- So names and categories of the transactions of all users are worked out anew in the background, one user after the
-- other.

-- migrate:up

insert into own_transfer_backlog select id from users where deleted_at is null
  on conflict (user_id) do nothing;

-- migrate:down

-- What was worked out anew stays, and can be taken back.
