-- Lets a text search read one user's search texts from an index, in the order of lists. An index holds no entry of more
-- than 2,704 bytes, so the few long texts have an index of their own, without the text.

-- migrate:up

create index transactions_text on transactions (user_id, booked_at desc, id desc)
  include (bank_account_id, category_id, type, amount, currency, search_text)
  where deleted_at is null and octet_length(search_text) <= 2000;

create index transactions_long_text on transactions (user_id, booked_at desc, id desc)
  where deleted_at is null and octet_length(search_text) > 2000;

-- migrate:down

drop index transactions_long_text;

drop index transactions_text;
