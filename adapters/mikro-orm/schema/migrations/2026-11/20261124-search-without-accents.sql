-- Removes the accents from `search_text`, as `searchForm` does since then, so that transactions stored before are found
-- regardless of accents too (contract 2.5). Only rows with characters outside of ASCII change.

-- migrate:up

-- The seam between merchant name and description, U+FFFF, is the one character of three bytes that every row has.
update transactions
set search_text = translate(
  normalize(regexp_replace(normalize(search_text, NFD), '[\u0300-\u036f]', '', 'g'), NFC),
  'øłđħ', 'oldh'
)
where octet_length(search_text) > char_length(search_text) + 2;

-- migrate:down

-- The accents stay out: an older release finds such transactions by the plain letters only, until they are changed.
