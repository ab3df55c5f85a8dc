-- `search_text` has the words of all that is shown of a transaction (contract 2.5), which only `searchText` can make.
-- So the transactions of all users are stored again in the background, one user after the other; until then their
-- texts are searched as they are.

-- migrate:up

insert into own_transfer_backlog select id from users where deleted_at is null
  on conflict (user_id) do nothing;

-- migrate:down

-- An older release searches the words too.
